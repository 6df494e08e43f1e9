import type { Database } from '#platform/server/database.ts'
import type { NewEvent } from '#platform/server/event.ts'
import type { Party } from '../../rules/parties.ts'

/** Who moves a registration, when, in which transaction, and how the fact is written down. */
export interface Doing {
  readonly db: Database
  /** Null for the system. */
  readonly userId: number | null
  readonly party: Party
  readonly now: Date
  readonly timeZone: string
  readonly record: (event: NewEvent) => Promise<void>
}
