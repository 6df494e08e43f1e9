import { todayOf } from '#platform/server/today.ts'
import { byItself } from '#platform/server/audit/by.ts'
import type { Database } from '#platform/server/database.ts'
import { recordEvent, type NewEvent } from '#platform/server/event.ts'
import type { Asked } from '#platform/server/handler.ts'
import type { Vault } from '#platform/server/vault/vault.ts'
import type { Day } from '#platform/shared/values/dates.ts'

/** In which transaction something is done to a sheet or a round, when, and how the fact is written down. */
export interface Doing {
  readonly db: Database
  readonly now: Date
  /** Of the academy's zone. */
  readonly today: Day
  readonly record: (event: NewEvent) => Promise<void>
  readonly bySystem: boolean
}
/** The same where the answers of an open round are opened. */
export type Opening = Doing & { readonly vault: Vault }

export async function doingOf({ db, now, record, vault }: Pick<Asked<unknown>, 'db' | 'now' | 'record' | 'vault'>) {
  return { db, now, record, vault, today: await todayOf(db, now), bySystem: false } satisfies Opening
}

/** For what the clock does. */
export async function byTheClock(db: Database, now: Date): Promise<Doing> {
  const record = (event: NewEvent) => recordEvent(db, event, byItself)
  return { db, now, record, today: await todayOf(db, now), bySystem: true }
}
