import type { QueryResult } from 'pg'

/** How a connection, or whoever takes one for it, asks one statement. */
export type Asking = (text: string, values: unknown[]) => Promise<QueryResult>

const singles = new WeakMap<object, Asking>()

/** From now on `singleOf` knows how this database asks. */
export const asksBy = (db: object, asking: Asking): void => void singles.set(db, asking)

/**
 * How the database asks a single statement outside any transaction, past the query builder, whose own way to a connection
 * and back costs as much as a small statement. Undefined within a transaction.
 */
export const singleOf = (db: object): Asking | undefined => singles.get(db)
