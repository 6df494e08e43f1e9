import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addClasses } from '#database/seeds/world/classes.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { runsIn } from './store/runs.ts'

/* A year is summed up of its own runs, by index, however many years there are. */

let server: TestServer
const admin = { role: 'admin', permissions: [] } as unknown as Actor
beforeAll(async () => {
  server = await startTestServer()
  // Five thousand classes in ten years, every second one of a row of the plan.
  await sql`insert into planning.plan_row (year, course_id, run_number, starts_on, ends_on, hours, weekdays, starts_at, ends_at,
      min_trainees, max_trainees, fee_minor, coordinator_id, state)
    select extract(year from day)::integer, c.id, 10000 + n, day, day + 4, 25, '{0,1,2,3,4}', '09:00', '14:00', 1, 20, 50000, a.id, 'executed'
    from generate_series(1, 2500) n, lateral (select date '2017-01-01' + (n * 3650 / 2500) as day) d,
      (select min(id) as id from catalogue.course) c, (select min(id) as id from accounts.account) a`.execute(server.db)
  const rows = await server.db
    .selectFrom('planning.plan_row')
    .where('run_number', '>', 10_000)
    .orderBy('starts_on')
    .select(['id', 'course_id', 'starts_on', 'ends_on'])
    .execute()
  const common = { max_trainees: 20, fee_minor: 50_000, currency: 'USD', state: 'closed' as const }
  for (let at = 0; at < rows.length; at += 250)
    await addClasses(
      server.db,
      rows.slice(at, at + 250).flatMap(({ id, ...row }) => [
        { ...row, ...common, plan_row_id: id },
        { ...row, ...common },
      ]),
    )
  await sql`update planning.plan_row p set class_id = c.id, class_code = c.code from classes.course_class c where c.plan_row_id = p.id`.execute(
    server.db,
  )
  await server.asOwner('analyze classes.course_class, planning.plan_row, costing.sheet')
})
afterAll(() => server.close())

interface Node {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Node[]
}
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

test('five thousand classes are found by the days of the year, and those of the plan by their ids', async () => {
  const [{ 'QUERY PLAN': plans }] = await server.db.connection().execute(async (db) => {
    // A tenth of five thousand rows may as well be read from the table: asked is whether there is a way by index.
    await sql`set enable_seqscan = off`.execute(db)
    const asked = runsIn(db, admin, { year: 2020, scenarioId: null }, { base: 'USD', today: {} })
    const plan = (await asked.explain('json')) as unknown as [{ 'QUERY PLAN': [{ Plan: Node }] }]
    await sql`set enable_seqscan = on`.execute(db)
    return plan
  })
  const nodes = nodesOf(plans[0].Plan)
  const read = nodes
    .filter((node) => node['Relation Name'])
    .map((node) => `${node['Node Type']} ${node['Relation Name']}`)
  expect(read.filter((each) => /^Seq Scan (course_class|plan_row)$/.test(each))).toEqual([])
})
