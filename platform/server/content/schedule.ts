import type { Actor } from '#platform/shared/actor.ts'
import { academyRoles, type ScheduleEntry, type ScheduleKind } from '#platform/shared/record/schedule-entry.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import type { Database } from '../database.ts'

/** Whose entries of which days are asked for, the first and the last included. */
export interface ScheduleAsked {
  readonly actor: Actor
  readonly from: Day
  readonly to: Day
  /** Of the people of an organization this one alone. */
  readonly traineeId?: number | undefined
  /** Of this class alone. */
  readonly classId?: number | undefined
  /** This entry alone. */
  readonly id?: number | undefined
  /** What has left the schedules of whoever is asked of: whoever asks knows that it stood there. */
  readonly isGone?: boolean
  /** The academy's own people are shown all of it, not what they themselves take part in. */
  readonly isWhole?: boolean
  /** No more than so many, the earliest. */
  readonly most: number
  readonly timeZone: string
}

/** An entry with the accounts in whose schedules it stands. */
export interface SharedEntry {
  readonly entry: ScheduleEntry
  readonly accountIds: readonly number[]
}

/** Entries of people's schedules that a module hands in: those that the actor reaches, and no other. */
export interface ScheduleSource {
  readonly kinds: readonly ScheduleKind[]
  readonly entries: (db: Database, asked: ScheduleAsked) => Promise<readonly ScheduleEntry[]>
  /**
   * The same of many people, all of one role and with the same rights, in one statement; only of kinds whose dates letters bring.
   */
  readonly entriesOfMany?: (
    db: Database,
    actors: readonly Actor[],
    asked: Omit<ScheduleAsked, 'actor'>,
  ) => Promise<readonly SharedEntry[]>
}

/** Whether everything of the academy is to be shown, and may be. */
export const isWholeAcademy = ({ isWhole }: Pick<ScheduleAsked, 'isWhole'>, actor: Actor): boolean =>
  isWhole === true && academyRoles.includes(actor.role)

/** What the entries of most kinds have nothing to say of. */
export const nothingMore = {
  Detail: null,
  StartsAt: null,
  EndsAt: null,
  MovedFrom: null,
  CourseClassID: null,
  ClassCode: null,
  SessionNumber: null,
  Place: null,
  ClassRoomCode: null,
  ClassRoomName: null,
  Link: null,
  TraineeID: null,
  Href: null,
} as const
