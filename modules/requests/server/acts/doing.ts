import { todayOf } from '#platform/server/today.ts'
import { byItself } from '#platform/server/audit/by.ts'
import type { Database } from '#platform/server/database.ts'
import { recordEvent, type NewEvent } from '#platform/server/event.ts'
import type { Asked } from '#platform/server/handler.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import { partyOf, type Party } from '../../rules/parties.ts'

/** Who does something to a request, when, in which transaction, and how the fact is written down. */
export interface Doing {
  readonly db: Database
  /** Null for the system and for whoever holds a link. */
  readonly userId: number | null
  readonly party: Party
  readonly now: Date
  /** Of the academy's zone. */
  readonly today: Day
  readonly record: (event: NewEvent) => Promise<void>
}

export type Asker = Pick<Asked<unknown>, 'db' | 'actor' | 'now' | 'record'>

/** What a call does its acts with. */
export async function doingOf({ db, actor, now, record }: Asker): Promise<Doing> {
  return { db, now, record, today: await todayOf(db, now), userId: actor.userId, party: partyOf(actor) }
}

/** Of whoever holds the link of a proposal. */
export async function linkDoing({ db, now, record }: Omit<Asker, 'actor'>): Promise<Doing> {
  return { db, now, record, today: await todayOf(db, now), userId: null, party: 'contact' }
}

/** For what the clock does. */
export async function systemDoing(db: Database, now: Date): Promise<Doing> {
  const record = (event: NewEvent) => recordEvent(db, event, byItself)
  return { db, now, record, today: await todayOf(db, now), userId: null, party: 'system' }
}

/** What follows by itself, in the same transaction. */
export const asSystem = (doing: Doing): Doing => ({ ...doing, party: 'system', userId: null })
