import type { Database } from '#platform/server/database.ts'
import type { NewEvent } from '#platform/server/event.ts'

/** In which transaction something is done, and how the fact is written down: what a handler is asked with fits. */
export interface Doing {
  readonly db: Database
  readonly record: (event: NewEvent) => Promise<void>
}
