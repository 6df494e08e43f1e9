import { byItself } from '#platform/server/audit/by.ts'
import type { Database } from '#platform/server/database.ts'
import { recordEvent, type NewEvent } from '#platform/server/event.ts'

/** In which transaction something is done, and how the fact is written down: what a handler is asked with fits. */
export interface Doing {
  readonly db: Database
  readonly record: (event: NewEvent) => Promise<void>
}

/** For what follows by itself. */
export const byTheClock = (db: Database): Doing => ({ db, record: (event) => recordEvent(db, event, byItself) })
