import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import { factsAreCurrent, factsFiles } from './facts.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
let tables: pg.Pool
beforeAll(async () => {
  database = await cloneDatabase()
  tables = new pg.Pool({ ...database.owner, max: 1 })
})
afterAll(async () => {
  await tables.end()
  await database.close()
})

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))
function house(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'diwan-facts-'))
  folders.push(root)
  for (const [module, text] of Object.entries(files)) {
    const path = join(root, 'modules', module, 'server/facts.sql')
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return root
}

const idOf = async (view: string) =>
  (await tables.query(`select $1::regclass::oid::integer as id`, [view])).rows[0].id as number

test('each file follows those whose views it reads, and a circle is named', () => {
  const sorted = factsFiles(
    house({
      a: 'create view a.x_facts as select * from b.y_facts;',
      b: 'create view b.y_facts as select 1 as n;',
    }),
  )
  expect(sorted.map(({ makes }) => makes)).toEqual([['b.y_facts'], ['a.x_facts']])
  const circle = house({
    a: 'create view a.x_facts as select * from b.y_facts;',
    b: 'create view b.y_facts as select * from a.x_facts;',
  })
  expect(() => factsFiles(circle)).toThrow('modules/a/server/facts.sql, modules/b/server/facts.sql')
})

test('what was changed beside the files is made anew, open to whom it was; what stands stays', async () => {
  expect(await factsAreCurrent(tables)).toBe(true)
  const before = await idOf('classes.class_facts')
  await migrate(database.owner)
  expect(await idOf('classes.class_facts')).toBe(before)
  await tables.query(
    'drop view classes.enrolled_facts; create view classes.enrolled_facts as select 1 as class_id, 1 as enrolled',
  )
  expect(await factsAreCurrent(tables)).toBe(false)
  await migrate(database.owner)
  expect(await factsAreCurrent(tables)).toBe(true)
  expect(await idOf('classes.class_facts')).not.toBe(before)
  // As the role of the academy.
  expect(await database.db.selectFrom('classes.enrolled_facts').selectAll().execute()).toEqual([])
  expect(await database.db.selectFrom('catalogue.course_facts').selectAll().execute()).not.toBeNull()
})

test('what hangs on a view and is none of them stops it, and everything is as it was', async () => {
  await tables.query('create view public.stranger as select class_id from classes.class_facts')
  await tables.query(`comment on view classes.class_facts is 'facts of before'`)
  const before = await idOf('people.trainee_facts')
  await expect(migrate(database.owner)).rejects.toThrow(/class_facts|depend/)
  expect(await idOf('people.trainee_facts')).toBe(before)
  await tables.query('drop view public.stranger')
  await migrate(database.owner)
  expect(await factsAreCurrent(tables)).toBe(true)
})
