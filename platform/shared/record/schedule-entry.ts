import type { Role } from '../access.ts'
import type { Trilingual } from '../text.ts'
import type { Day, TimeOfDay } from '../values/dates.ts'

export const scheduleKinds = ['session', 'meeting', 'exam', 'travel', 'holiday', 'termBegins', 'termEnds'] as const
export type ScheduleKind = (typeof scheduleKinds)[number]

/** `moved`: it was announced for another time. What is cancelled stays where it was. */
export const scheduleStates = ['planned', 'moved', 'held', 'cancelled'] as const
export type ScheduleState = (typeof scheduleStates)[number]

/**
 * Something at a time that concerns a person, under the names of the wire. Days and times are the academy's; without times it
 * lasts whole days. Kind and id name it for good, whatever becomes of it.
 */
export interface ScheduleEntry {
  readonly Kind: ScheduleKind
  readonly ID: number
  /** Rises with each change of what stands here. */
  readonly Version: number
  readonly State: ScheduleState
  readonly Title: Trilingual
  /** What more there is to say: the module of a session, the course of an exam, a hotel, where a meeting is. */
  readonly Detail: Trilingual | null
  readonly FirstDay: Day
  readonly LastDay: Day
  readonly StartsAt: TimeOfDay | null
  readonly EndsAt: TimeOfDay | null
  /** Of a session that was moved: when it was to begin. */
  readonly MovedFrom: { readonly Day: Day; readonly StartsAt: TimeOfDay } | null
  readonly CourseClassID: number | null
  readonly ClassCode: string | null
  readonly SessionNumber: number | null
  readonly Place: 'academy' | 'customerSite' | 'online' | null
  readonly ClassRoomCode: string | null
  readonly ClassRoomName: Trilingual | null
  /** The address of what is held online. */
  readonly Link: string | null
  /** Whose it is, where it is one person's alone. */
  readonly TraineeID: number | null
  /** The page on which this reader finds its record; null where there is none. */
  readonly Href: string | null
}

/** Whose home shows what happens in the whole academy. */
export const academyRoles: readonly Role[] = ['admin', 'editor', 'trainingcoordinator', 'evaluator']
