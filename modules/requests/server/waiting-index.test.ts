import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import { administrator } from '#testing/whole/by-admin.ts'
import { figures } from './figures.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.close())

const asked = {
  actor: administrator,
  now: new Date('2026-11-28T08:00:00Z'),
  today: '2026-11-28',
  timeZone: 'Asia/Riyadh',
}

test.each(figures.map(({ key, counted }) => ({ key, counted })))(
  '$key on a home is read from an index alone, since when the longest waits too',
  async ({ counted }) => {
    const { rows } = await database.db.connection().execute(async (db) => {
      // Over no rows the planner would read the whole table.
      await sql`set enable_seqscan = off`.execute(db)
      await sql`set enable_bitmapscan = off`.execute(db)
      return sql`explain select ${counted(db, asked)}`.execute(db)
    })
    expect(JSON.stringify(rows)).toContain('Index Only Scan using course_request_waiting')
  },
)
