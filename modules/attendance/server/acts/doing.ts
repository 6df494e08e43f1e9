import { byItself } from '#platform/server/audit/by.ts'
import type { Database } from '#platform/server/database.ts'
import { recordEvent, type NewEvent } from '#platform/server/event.ts'

export interface Doing {
  readonly db: Database
  readonly record: (event: NewEvent) => Promise<void>
}

/** For what the clock finds. */
export const byTheClock = (db: Database): Doing => ({ db, record: (event) => recordEvent(db, event, byItself) })
