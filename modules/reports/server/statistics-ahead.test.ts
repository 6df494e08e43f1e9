import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedSample } from '#database/seeds/sample.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { reportsCalls as calls } from '../contract/calls.ts'
import { subjects, type Grouping, type SubjectKey } from '../rules/subjects.ts'
import { countAhead, countFirst } from './acts/counting-ahead.ts'

/* Over the sample academy, in which everything counts quickly: it is kept here all the same, where the test says so. */
let server: TestServer
const now = new Date('2026-11-21T09:00:00Z')
beforeAll(async () => {
  server = await startTestServer()
  await server.db.transaction().execute((tx) => seedSample(tx, '2026-11-21'))
  server.at(now.toISOString())
}, 120_000)
afterAll(() => server.close())

const long = { From: '2024-11-10', To: '2026-12-31' }
const kept = [
  'registrations',
  'income',
  'attendance',
  'results',
  'exams',
  'certificates',
  'instructors',
  'rooms',
] as const
const asked = async (Subject: SubjectKey, By: Grouping, more: object = long) =>
  (await server.as('nadia')).send(calls.getStatistic, { Subject, By, ...long, ...more })
const all = async () => {
  const found: Record<string, Awaited<ReturnType<typeof asked>>> = {}
  for (const subject of kept)
    for (const by of subjects[subject].by) found[`${subject} by ${by}`] = await asked(subject, by)
  return found
}

test('months counted ahead and the days around them come to what the rows come to, in every grouping', async () => {
  const standing = await all()
  const sums = await (await server.as('nadia')).send(calls.getStatisticSums, long)
  await countAhead({ db: server.db, now }, kept, 0)
  const ahead = await all()
  for (const [what, { CountedAt, ...figures }] of Object.entries(ahead)) {
    expect(CountedAt, what).toBe(now.toISOString())
    expect(standing[what]!.CountedAt).toBeNull()
    expect(figures.Groups.length, what).toBeGreaterThan(0)
    expect({ ...figures, CountedAt: null }, what).toEqual(standing[what])
  }
  const { CountedAt, ...others } = await (await server.as('nadia')).send(calls.getStatisticSums, long)
  expect(CountedAt).toBe(now.toISOString())
  expect({ ...others, CountedAt: null }).toEqual(sums)
})

test('every grouping of a subject is kept, each with every row of the months', async () => {
  await countAhead({ db: server.db, now }, kept, 0)
  const months = await sql<{ subject: SubjectKey; by: Grouping[]; rows: number[] }>`
    select subject, array_agg(grouped_by) as by, array_agg(distinct rows) as rows
    from (select subject, grouped_by, sum(row_count)::integer as rows from reports.counted_month group by 1, 2) g
    group by 1`.execute(server.db)
  expect(months.rows.map(({ subject }) => subject).toSorted()).toEqual([...kept].toSorted())
  for (const { subject, by, rows } of months.rows) {
    expect(by.toSorted(), subject).toEqual([...subjects[subject].by].toSorted())
    expect(rows, subject).toEqual([expect.any(Number)])
  }
  // Whoever belongs to none is a group as well.
  const none = await sql<{ by: string }>`select distinct grouped_by as by from reports.counted_month
    where key = 'none' and name is null`.execute(server.db)
  expect(none.rows.map(({ by }) => by)).toContain('organization')
})

test('what was counted says when, and what changed since stands in it once it is counted anew', async () => {
  const month = { From: '2026-11-01', To: '2026-12-31' }
  const before = await asked('registrations', 'state')
  const { rows } = await sql<{ id: number }>`update registration.registration set main = 'withdrawn'
    where id = (select id from registration.registration where main = 'completed' and submitted_at between '2026-02-01' and '2026-10-30' limit 1)
    returning id`.execute(server.db)
  expect(rows).toHaveLength(1)
  expect((await asked('registrations', 'state')).Groups).toEqual(before.Groups)
  // Days of which no whole month was counted are counted as they stand, and so is one organization.
  expect((await asked('registrations', 'state', month)).CountedAt).toBeNull()
  const ofOne = await asked('registrations', 'state', { ...long, OrganizationID: '1' })
  expect(ofOne.CountedAt).toBeNull()
  const later = new Date('2026-11-22T01:25:00Z')
  await countAhead({ db: server.db, now: later }, kept, 0)
  const anew = await asked('registrations', 'state')
  expect(anew.CountedAt).toBe(later.toISOString())
  expect(anew.Groups).not.toEqual(before.Groups)
})

test('of a subject with few rows nothing is kept, and an academy that was never counted is counted once', async () => {
  await countAhead({ db: server.db, now }, kept)
  expect((await asked('attendance', 'month')).CountedAt).toBeNull()
  expect(await server.db.selectFrom('reports.counted_month').selectAll().execute()).toEqual([])
  await server.asOwner(`delete from reports.counted_subject where subject = 'exams'`)
  const later = new Date('2026-11-23T10:00:00Z')
  await countFirst({ db: server.db, now: later })
  const noted = await server.db.selectFrom('reports.counted_subject').select(['subject', 'counted_at']).execute()
  expect(noted.filter(({ counted_at: at }) => new Date(at).getTime() === later.getTime())).toEqual([
    expect.objectContaining({ subject: 'exams' }),
  ])
})
