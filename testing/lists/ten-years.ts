import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** The day that an academy of ten years has arrived at. */
export const tenYearsToday = '2026-06-15'

/**
 * Fills a database that has the lookups and the cast, as its owner, with ten busy years: 100,000 trainees, 135,000
 * registrations and what belongs to them. Ends with the planner's statistics of every row. About 20 s.
 */
export async function fillTenYears(owner: pg.ClientConfig): Promise<void> {
  // The pool's connections end a statement that takes longer than a request may.
  const client = new pg.Client(owner)
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
}
