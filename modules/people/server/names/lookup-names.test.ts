import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { lookups } from '#modules/lookups/rules/registry.ts'
import { openDatabase } from '#platform/server/database.ts'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import { listenTo } from '#testing/lists/listened.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { traineeCalls } from '../../contract/calls.ts'

/* Names of lookups come from the memory of each process. Here two of them serve one database. */
let database: TestDatabase
let one: TestServer
let other: TestServer
let ears: ReturnType<typeof listenTo>
beforeAll(async () => {
  database = await cloneDatabase()
  ears = listenTo([database.pool, database.persons!.pool])
  const second = openDatabase(database.config)
  other = await startTestServer({ database: { ...database, ...second } })
  one = await startTestServer({ database })
})
afterAll(async () => {
  await other.close()
  await one.close()
})

const nationality = { Lookup: 'Nationality' } as const

async function shownBy(server: TestServer) {
  const huda = await server.as('huda')
  const [listed] = (await huda.send(traineeCalls.listTrainees, { search: 'layla@', pageSize: 10 })).Items
  const { NationalityID, NationalityName } = await huda.send(traineeCalls.getTrainee, { ID: listed!.ID })
  expect(listed).toMatchObject({ NationalityID, NationalityName })
  return { ID: listed!.ID, NationalityID: NationalityID!, NationalityName }
}

test('a nationality renamed through one process bears its new name in each', async () => {
  const { NationalityID: ID } = await shownBy(other)
  await shownBy(one)
  const sami = await one.as('sami')
  const { Code, IsActive, Version, Spellings, Visa } = await sami.send(lookupsCalls.getLookupEntry, {
    ...nationality,
    ID,
  })
  const Name = { ar: 'اسم جديد', en: 'New name', fr: 'Nouveau nom' }
  await sami.send(lookupsCalls.saveLookupEntry, {
    body: { ...nationality, ID, Code, IsActive, Version, Name, ...(Spellings && { Spellings }), Visa },
  })
  for (const server of [one, other]) {
    await expect.poll(async () => (await shownBy(server)).NationalityName).toEqual(Name)
  }
})

test('whoever is not staff is named from the same memory', async () => {
  const shown = await shownBy(one)
  const layla = await one.as('layla')
  ears.heard()
  const { NationalityName } = await layla.send(traineeCalls.getTrainee, { ID: shown.ID })
  expect(NationalityName).toEqual(shown.NationalityName)
  const heard = ears.heard()
  expect(heard.filter(({ text }) => text.includes('people')).map(({ rows }) => rows)).toContain(`${shown.ID},,`)
  expect(heard.filter(({ text }) => text.includes('lookups'))).toEqual([])
})

test('an entry is named at once where the notice of it has not come', async () => {
  const { ID } = await shownBy(other)
  // No trigger runs, so no notice comes.
  await one.asOwner(`set session_replication_role = replica;
    insert into lookups.nationality (code, name) values ('NEW', '{"ar": "جديدة"}');
    update people.trainee set nationality_id = (select id from lookups.nationality where code = 'NEW') where id = ${ID}`)
  expect((await shownBy(other)).NationalityName).toEqual({ ar: 'جديدة' })
})

test('each table of a lookup tells of its changes, whoever makes them', async () => {
  const { rows } = await database.pool.query<{ table: string }>(
    `select tgrelid::regclass::text as table from pg_trigger where tgname = 'tells'`,
  )
  expect(rows.map((row) => row.table)).toEqual(expect.arrayContaining(lookups.map(({ table }) => `lookups.${table}`)))
})
