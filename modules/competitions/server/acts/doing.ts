import { byItself } from '#platform/server/audit/by.ts'
import type { Database } from '#platform/server/database.ts'
import { recordEvent, type NewEvent } from '#platform/server/event.ts'
import type { Asked } from '#platform/server/handler.ts'
import { settings } from '#platform/server/settings.ts'
import { examSettings } from '#modules/exams/contract/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf, type Day } from '#platform/shared/values/dates.ts'

/** Who does something, when, in which transaction, and how the fact is written down. */
export interface Doing {
  readonly db: Database
  /** Null where it follows by itself. */
  readonly userId: number | null
  readonly party: 'keeper' | 'corrector' | 'trainee' | 'clock'
  readonly now: Date
  /** Of the academy's zone. */
  readonly today: Day
  readonly timeZone: string
  /** So long after the end the network may bring answers in. */
  readonly graceMinutes: number
  readonly record: (event: NewEvent) => Promise<void>
}

type Asker = Pick<Asked<unknown>, 'db' | 'actor' | 'now' | 'record'>

/** What hangs on what the academy has set. */
export async function timing(db: Database, now: Date) {
  const { timeZone, examGraceMinutes: graceMinutes } = await settings(db, zoneSettings, examSettings)
  return { now, timeZone, graceMinutes, today: dayOf(now, timeZone) }
}

/** What a call does its acts with. */
export async function doingOf(
  { db, actor, now, record }: Asker,
  party: Exclude<Doing['party'], 'clock'>,
): Promise<Doing> {
  return { ...(await timing(db, now)), db, record, userId: actor.userId, party }
}

/** For what the clock does. */
export async function clockDoing(db: Database, now: Date): Promise<Doing> {
  const record = (event: NewEvent) => recordEvent(db, event, byItself)
  return { ...(await timing(db, now)), db, record, userId: null, party: 'clock' }
}

/** What follows by itself, in the same transaction. */
export const byClock = (doing: Doing): Doing => ({ ...doing, party: 'clock' })
