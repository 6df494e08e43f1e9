import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { cloneDatabase, type TestDatabase } from '../database.ts'

/** A database as it is after ten busy years, with the planner's statistics of every row. */
export async function cloneFilledDatabase(): Promise<TestDatabase> {
  const database = await cloneDatabase()
  // The pool's connections end a statement that takes longer than a request may.
  const client = new pg.Client(database.owner)
  await client.connect()
  try {
    await client.query(readFileSync(join(import.meta.dirname, 'fill.sql'), 'utf8'))
    // By default they come of rows drawn by lot.
    await client.query('set default_statistics_target = 1000')
    await client.query('analyze')
    // Else the plans depend on whether the server has found the time to do it.
    await client.query('vacuum')
  } finally {
    await client.end()
  }
  return database
}
