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

const explained = (counted: (typeof figures)[number]['counted']) =>
  database.db.connection().execute(async (db) => {
    // Over no rows the planner would read the whole table.
    await sql`set enable_seqscan = off`.execute(db)
    await sql`set enable_bitmapscan = off`.execute(db)
    return JSON.stringify((await sql`explain select ${counted(db, asked)}`.execute(db)).rows)
  })
const ofTask: Readonly<Record<string, string>> = {
  requestPaymentsToCheck: 'proof_waiting',
  proposalsToApprove: 'proposal_awaiting',
  requestsToRefund: 'course_request_called_off',
}
const named = figures.map(({ key, counted }) => ({ key, counted }))

test.each(named.filter(({ key }) => !(key in ofTask)))(
  '$key on a home is read from an index alone, since when the longest waits too',
  async ({ counted }) => {
    expect(await explained(counted)).toContain('Index Only Scan using course_request_waiting')
  },
)

test.each(named.filter(({ key }) => key in ofTask))(
  '$key on a home finds what waits by an index of its own',
  async ({ key, counted }) => {
    expect(await explained(counted)).toContain(ofTask[key])
  },
)
