import { addDays, type Day } from '#platform/shared/values/dates.ts'

/** As what somebody sits in a room. */
export const seats = ['trainee', 'instructor', 'evaluator', 'coordinator'] as const
export type Seat = (typeof seats)[number]

/** The room of a class, or the conversation of an instructor with a trainee of it. */
export const roomKinds = ['class', 'two'] as const
export type RoomKind = (typeof roomKinds)[number]

export interface RoomFacts {
  readonly kind: RoomKind
  readonly classState: string
  /** The last day of the class. */
  readonly endsOn: Day
  /** Of a conversation of two: whether both are of the class now. */
  readonly bothSeated: boolean
}

/** The last day on which something can be written in the rooms of a class. */
export const lastDay = (endsOn: Day, daysAfterEnd: number): Day => addDays(endsOn, daysAfterEnd)

/** Whether something can be written in a room today. */
export const isOpen = (room: RoomFacts, today: Day, daysAfterEnd: number): boolean =>
  room.classState !== 'draft' &&
  room.classState !== 'cancelled' &&
  today <= lastDay(room.endsOn, daysAfterEnd) &&
  (room.kind === 'class' || room.bothSeated)

/** Whether two of a class may have a conversation of their own: an instructor and a trainee. */
export const mayTalk = (one: Seat, other: Seat): boolean =>
  (one === 'trainee' && other === 'instructor') || (one === 'instructor' && other === 'trainee')
