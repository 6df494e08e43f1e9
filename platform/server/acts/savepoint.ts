import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** What a statement failed of, as PostgreSQL says it. */
export interface Violation {
  readonly code?: string
  readonly constraint?: string
}

/**
 * Runs a write that a constraint may refuse. A refused statement ends the transaction; here it ends alone: where `isExpected`
 * knows the refusal, what the write did is undone, `instead` answers, and may ask the database why. Everything else is thrown.
 */
export async function inSavepoint<Result>(
  db: Database,
  write: () => Promise<Result>,
  isExpected: (error: Violation) => boolean,
  instead: () => Promise<Result>,
): Promise<Result> {
  await sql`savepoint attempt`.execute(db)
  try {
    const result = await write()
    await sql`release savepoint attempt`.execute(db)
    return result
  } catch (error) {
    if (!isExpected(error as Violation)) throw error
    await sql`rollback to savepoint attempt`.execute(db)
    return instead()
  }
}
