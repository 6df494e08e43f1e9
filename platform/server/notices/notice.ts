import type { ActKinds, Acts } from '#platform/shared/record/act.ts'
import type { Role } from '#platform/shared/access.ts'
import type { AddressValues } from '#platform/shared/values/address-values.ts'
import type { EventKind } from '#platform/shared/record/event-kinds.ts'
import type { Topic } from '#platform/shared/record/notice-topics.ts'
import type { ScheduleKind } from '#platform/shared/record/schedule-entry.ts'
import type { Database } from '../database.ts'
import type { HappenedEvent, Reached } from './happened.ts'
import type { Letter } from './letter.ts'

/** The page that a notice opens: a published path and what stands in its places. */
export interface Page {
  readonly path: `/${string}`
  readonly values: (event: HappenedEvent, reached: Reached) => AddressValues
}

/** Some people whom an event concerns. */
export interface Audience {
  /** As the README says it. */
  readonly says: string
  /** What these people are: each of these roles must be admitted by the page that the notice opens. */
  readonly roles: readonly Exclude<Role, 'anonymous'>[]
  readonly find: (db: Database, event: HappenedEvent) => Promise<readonly Reached[]>
}

/** When a notice is told only in some cases; `says` stands in the README. */
export interface Condition {
  readonly says: string
  readonly holds: (db: Database, event: HappenedEvent) => boolean | Promise<boolean>
}

/** Entries of schedules of these kinds: one, or those of a class that are still to come. */
export type Dates = { readonly kinds: readonly ScheduleKind[] } & (
  | { readonly id: number; readonly classId?: undefined }
  | { readonly classId: number; readonly id?: undefined }
)

/** Whom an event tells, in which words, and which page opens. */
export interface Notice {
  readonly to: Audience
  readonly letter: Pick<Letter, 'kind' | 'topic'>
  /** Null: there is no page for it. */
  readonly opens: Page | null
  /**
   * Printable documents, by the paths that they declare: the letter opens the first of them that its reader may see,
   * without a log-in (decision 96).
   */
  readonly papers?: readonly Page[]
  /** Dates that it sets or changes: the letter brings what of them stands in its reader's schedule, as a calendar file (decision 173). */
  readonly dates?: (event: HappenedEvent) => Dates
  /** What the event takes out of its reader's schedule: the letter takes it out of their calendar, but for what still stands there. Null or none: nothing. */
  readonly gone?: (event: HappenedEvent) => Dates | readonly Dates[] | null
  readonly only?: Condition
  /** Not to whom another event has told it: the letter and the event by which they know. */
  readonly unlessTold?: { readonly letter: string; readonly by: EventKind; readonly subject: string }
  /** Who did it is told too; else left out. */
  readonly tellsActor?: true
}

export type Notices = Partial<Record<EventKind, readonly Notice[]>>
/** Of every act of a noun who is told; an act that is missing does not compile. */
export type NoticesOf<A extends Acts> = Readonly<Record<keyof ActKinds<A>, readonly Notice[]>>

/** The person who did it knows, and it concerns nobody else; or another event of the same moment tells. */
export const nobody: readonly Notice[] = []

type More = Pick<Notice, 'only' | 'unlessTold' | 'tellsActor' | 'papers' | 'dates' | 'gone'> & {
  /** What it is about to these people, where that is not the letter's topic. */
  readonly topic?: Topic
}
/** A notice to these people by this letter. */
export const tell = (to: Audience, { kind, topic }: Notice['letter'], opens: Page | null, more: More = {}): Notice => {
  const { topic: other = topic, ...rest } = more
  return { to, letter: { kind, topic: other }, opens, ...rest }
}

export const page = (path: Page['path'], values: Page['values'] = () => ({})): Page => ({ path, values })

/** Accounts, without anything else that their links need. */
export const accountsOf =
  (find: (db: Database, event: HappenedEvent) => Promise<readonly number[]>): Audience['find'] =>
  async (db, event) =>
    (await find(db, event)).map((accountId) => ({ accountId }))
