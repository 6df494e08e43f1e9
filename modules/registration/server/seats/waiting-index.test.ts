import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import { administrator } from '#testing/whole/by-admin.ts'
import { runStatement } from '#testing/temporary-postgres.ts'
import { canWait, taskNames } from '../../rules/tasks.ts'
import { meets, waitsFor } from '../store/conditions.ts'
import { standingAlike } from '../store/list.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase()
  const { rows } = await sql<{ name: string }>`select indexname as name from pg_indexes
    where schemaname = 'registration' and tablename = 'registration' and indexname <> 'registration_that_waits'
      and indexname not in (select conname from pg_constraint)`.execute(database.db)
  for (const { name } of rows) await runStatement(database.owner, `drop index registration.${name}`)
})
afterAll(() => database.close())

const conditions = [
  ...taskNames.map((task) => ({ name: task, where: waitsFor(task) })),
  {
    name: 'anything',
    where: (eb: never) =>
      sql<boolean>`${sql.join(
        canWait.map((each) => meets(each)(eb)),
        sql` or `,
      )}`,
  },
]

test.each(conditions)('what waits for $name is counted from the index of what waits', async ({ where }) => {
  const plan = await database.db.connection().execute(async (db) => {
    // Over few rows the planner would read the whole table; it can take the index only where its condition is proved.
    await sql`set enable_seqscan = off`.execute(db)
    return db
      .selectFrom('registration.registration as r')
      .where((eb) => where(eb as never))
      .select((eb) => eb.fn.countAll().as('count'))
      .explain()
  })
  expect(JSON.stringify(plan)).toContain('registration_that_waits')
})

test('what a home counts is read from that index alone, since when the longest waits too', async () => {
  const plan = await database.db.connection().execute(async (db) => {
    await sql`set enable_seqscan = off`.execute(db)
    await sql`set enable_bitmapscan = off`.execute(db)
    return standingAlike(db, administrator, false).explain()
  })
  expect(JSON.stringify(plan)).toContain('Index Only Scan using registration_that_waits')
})
