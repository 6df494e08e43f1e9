import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverModules } from '#apps/server/modules.ts'
import { audited } from '#testing/stages/audited.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { lookupsCalls } from '../contract/calls.ts'
import { lookups, type LookupKey } from '../rules/registry.ts'
import { ar as record } from '../text/record/ar.ts'
import { referencesTo } from './store/references.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const entryOf = async (Lookup: LookupKey, code: string) => {
  const sami = await server.as('sami')
  return (await sami.send(lookupsCalls.listLookupEntries, { Lookup, search: code })).Items.find(
    (entry) => entry.Code === code,
  )!
}
const added = async (Lookup: LookupKey, code: string) => {
  const sami = await server.as('sami')
  const Name = { ar: `مكرر ${code}`, en: `Duplicate ${code}` }
  const body = { Lookup, ID: null, Version: null, Code: code, Name, IsActive: true }
  return sami.send(lookupsCalls.saveLookupEntry, {
    body: Lookup === 'Nationality' ? { ...body, Spellings: ['xyz'], Visa: 'asDefault' as const } : body,
  })
}
const usesOf = async (Lookup: LookupKey, ID: number) =>
  (await (await server.as('sami')).send(lookupsCalls.getLookupUses, { Lookup, ID })).Places

test('every table that refers to an entry is found on a list', async () => {
  const modules = serverModules({ identityProviders: [] } as never)
  const known = new Set(modules.flatMap(({ foundAt = [] }) => foundAt.map(({ table }) => table as string)))
  const missing = new Set<string>()
  for (const lookup of lookups)
    for (const { table } of await referencesTo(server.db, `lookups.${lookup.table}`))
      if (!known.has(table)) missing.add(table)
  expect([...missing], 'name the list in `foundAt` of the module').toEqual([])
})

test('of two nationalities that say one thing one is merged into the other, with all who bear it', async () => {
  const sami = await server.as('sami')
  const egypt = await entryOf('Nationality', 'EG')
  const twice = await added('Nationality', 'EGX')
  await sql`update people.trainee set nationality_id = ${twice.ID} where id in
    (select id from people.trainee where nationality_id = ${egypt.ID} order by id limit 2)`.execute(server.db)
  const versions = async () =>
    (
      await server.db.selectFrom('people.trainee').select(['id', 'version', 'nationality_id']).orderBy('id').execute()
    ).filter(({ nationality_id }) => nationality_id === twice.ID || nationality_id === egypt.ID)
  const before = await versions()
  const bearing = before.filter(({ nationality_id }) => nationality_id === twice.ID)
  expect(bearing).toHaveLength(2)
  expect(await usesOf('Nationality', twice.ID)).toEqual([
    { Screen: '/User/Trainee', Filter: 'NationalityID', Count: 2 },
  ])

  const body = { Lookup: 'Nationality' as const, ID: twice.ID, Version: twice.Version, IntoID: egypt.ID }
  const layla = await server.as('layla')
  expect((await refusalOf(layla.send(lookupsCalls.mergeLookupEntry, { body }))).code).toBe('notAllowed')
  const refused = async (other: object) =>
    (await refusalOf(sami.send(lookupsCalls.mergeLookupEntry, { body: { ...body, ...other } }))).code
  expect(await refused({ IntoID: twice.ID })).toBe('sameEntry')
  expect(await refused({ Version: 7 })).toBe('changedMeanwhile')
  expect(await refused({ IntoID: 999_999 })).toBe('notFound')
  expect(await usesOf('Nationality', twice.ID)).toHaveLength(1)

  expect(await sami.send(lookupsCalls.mergeLookupEntry, { body })).toEqual({ Moved: 2 })
  expect(await refused({})).toBe('notFound')
  for (const { id, version } of bearing)
    expect((await versions()).find((each) => each.id === id)).toEqual({
      id,
      version: version + 1,
      nationality_id: egypt.ID,
    })
  expect((await entryOf('Nationality', 'EG')).Spellings).toEqual(
    expect.arrayContaining(['xyz', 'egx', 'duplicate egx']),
  )
  const [written] = await audited(server.db, 'lookups.mergeLookupEntry')
  const data = { lookup: 'Nationality', code: 'EGX', into: 'EG', usesMoved: 2 }
  expect(written).toMatchObject({ data, before: { code: 'EGX' }, after: null })
  // What this module alone tells has its own words: `moved` is the audit's for dates that changed.
  expect(record.facts).toMatchObject({ into: expect.any(String), usesMoved: expect.any(String) })
})

test('rows that become alike become one, with the greater quantity and what was the main entry', async () => {
  const sami = await server.as('sami')
  const { Items: facilities } = await sami.send(lookupsCalls.getLookupOptions, { Lookup: 'Facility' })
  const kept = facilities[0]!
  const twice = await added('Facility', 'TWICE')
  const room = await server.db.selectFrom('planning.class_room').select(['id', 'version']).executeTakeFirstOrThrow()
  await sql`delete from planning.class_room_facility where class_room_id = ${room.id}`.execute(server.db)
  await sql`insert into planning.class_room_facility (class_room_id, facility_id, quantity)
    values (${room.id}, ${kept.ID}, 2), (${room.id}, ${twice.ID}, 5)`.execute(server.db)
  expect(await usesOf('Facility', twice.ID)).toEqual([{ Screen: '/Setting/ClassRoom', Filter: 'FacilityID', Count: 1 }])
  await sami.send(lookupsCalls.mergeLookupEntry, {
    body: { Lookup: 'Facility', ID: twice.ID, Version: twice.Version, IntoID: kept.ID },
  })
  const rows =
    await sql`select facility_id, quantity from planning.class_room_facility where class_room_id = ${room.id}`.execute(
      server.db,
    )
  expect(rows.rows).toEqual([{ facility_id: kept.ID, quantity: 5 }])
  const after = await server.db
    .selectFrom('planning.class_room')
    .select('version')
    .where('id', '=', room.id)
    .executeTakeFirst()
  expect(after!.version).toBe(room.version + 1)
})

test('two main contacts of one type leave one, and no number is lost', async () => {
  const sami = await server.as('sami')
  const phone = await entryOf('ContactType', 'PHONE')
  const twice = await added('ContactType', 'TEL')
  const { id } = await server.db.selectFrom('people.trainee').select('id').executeTakeFirstOrThrow()
  await sql`insert into people.trainee_contact (trainee_id, type_id, value, is_main) values
    (${id}, ${phone.ID}, '+20 1', true), (${id}, ${phone.ID}, '+20 2', false),
    (${id}, ${twice.ID}, '+20 2', false), (${id}, ${twice.ID}, '+20 3', true)`.execute(server.db)
  await sami.send(lookupsCalls.mergeLookupEntry, {
    body: { Lookup: 'ContactType', ID: twice.ID, Version: twice.Version, IntoID: phone.ID },
  })
  const { rows } = await sql`select value, is_main from people.trainee_contact
    where trainee_id = ${id} and type_id = ${phone.ID} order by value`.execute(server.db)
  expect(rows).toEqual([
    { value: '+20 1', is_main: true },
    { value: '+20 2', is_main: false },
    { value: '+20 3', is_main: false },
  ])
})

test('what the program or records know by its code is neither merged nor deleted', async () => {
  const sami = await server.as('sami')
  for (const [Lookup, code, other] of [
    ['ContactType', 'EMAIL', 'PHONE'],
    ['Currency', 'EUR', 'USD'],
  ] as const) {
    const entry = await entryOf(Lookup, code)
    const into = await entryOf(Lookup, other)
    expect(entry.Actions).toEqual(['saveLookupEntry'])
    const body = { Lookup, ID: entry.ID, Version: entry.Version, IntoID: into.ID }
    expect(await refusalOf(sami.send(lookupsCalls.mergeLookupEntry, { body }))).toMatchObject({
      code: 'entryOfProgram',
    })
    expect((await refusalOf(sami.send(lookupsCalls.deleteLookupEntry, { Lookup, ID: entry.ID }))).code).toBe(
      'entryInUse',
    )
  }
})

test('entries that lack a language are counted and listed', async () => {
  const sami = await server.as('sami')
  const { ID } = await added('UserTitle', 'NOFR')
  const missing = await sami.send(lookupsCalls.listLookupEntries, { Lookup: 'UserTitle', Missing: true })
  expect(missing.Items.map((entry) => entry.ID)).toEqual([ID])
  const whole = await sami.send(lookupsCalls.listLookupEntries, { Lookup: 'UserTitle', Missing: false })
  expect(whole.Items.map((entry) => entry.ID)).not.toContain(ID)
})
