import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { addInstructors, addOrganizations } from '#database/seeds/world/people.ts'
import { json } from '#platform/server/database.ts'
import { audited } from '#testing/stages/audited.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { peopleCalls as calls } from '../../contract/calls.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const idOf = async (text: string) => (await sql.raw<{ id: number }>(text).execute(server.db)).rows[0]!.id
const trainee = (name: string) => idOf(`select id from people.trainee where email = '${name}@diwan.example'`)
const instructor = (name: string) => idOf(`select id from people.instructor where email = '${name}@diwan.example'`)

test('several trainees are set inactive with a reason, sign in no more, and are set active again; who was so stays so', async () => {
  const huda = await server.as('huda')
  const session = await server.as('mariam')
  const IDs = [await trainee('mariam'), await trainee('yusuf')]
  const set = (IsActive: boolean, ids = IDs) =>
    huda.send(calls.setTraineesActive, { body: { IDs: ids, IsActive, Reason: 'Left the country' } })
  expect(await set(false)).toEqual({ Changed: IDs.toSorted((one, other) => one - other), Left: [] })
  expect(await set(false)).toEqual({ Changed: [], Left: [] })
  await expect.poll(async () => (await refusalOf(session.send(calls.getLoginTrainee, {}))).status).toBe(401)
  const facts = await audited(server.db, 'people.deactivateTrainee')
  expect(facts).toHaveLength(2)
  expect(facts[0]).toMatchObject({
    before: { isActive: true },
    after: { isActive: false },
    data: { reason: 'Left the country' },
  })
  expect((await set(true)).Changed).toHaveLength(2)
  expect((await refusalOf(set(false, [...IDs, 999_999]))).code).toBe('notFound')
  expect(
    (await refusalOf((await server.as('layla')).send(calls.setTraineesActive, { body: { IDs, IsActive: false } })))
      .code,
  ).toBe('notAllowed')
})

test('who registers still, and who holds more than the asker grants, stays as they were and holds nobody up', async () => {
  const sami = await server.as('sami')
  const [omar, salma] = [await instructor('omar'), await instructor('salma')]
  const [waiting] = (await addInstructors(server.db, [
    { names: { ar: 'منتظر', en: 'Waiting' }, email: 'waits@example.com', application: 'waiting', is_active: false },
  ])) as [number]
  await sql`update accounts.account set role = 'admin', permissions = '{enteringsystemlookup}'
    where id = (select account_id from people.instructor where id = ${salma})`.execute(server.db)
  const set = (IsActive: boolean, IDs: number[]) => sami.send(calls.setInstructorsActive, { body: { IDs, IsActive } })
  expect(await set(false, [omar, salma])).toMatchObject({
    Changed: [omar],
    Left: [{ ID: salma, Code: expect.any(String), Why: 'beyondYourRights' }],
  })
  expect(await set(true, [omar, waiting])).toMatchObject({
    Changed: [omar],
    Left: [{ ID: waiting, Why: 'notAccepted' }],
  })
  const huda = await server.as('huda')
  expect(
    (await refusalOf(huda.send(calls.setInstructorsActive, { body: { IDs: [omar], IsActive: false } }))).code,
  ).toBe('notAllowed')
})

test('several organizations are set inactive with a reason and active again; one whose registration waits stays, with why', async () => {
  const [sami, huda, hany] = [await server.as('sami'), await server.as('huda'), await server.as('hany')]
  const own = await idOf(`select o.id from people.organization o
    join accounts.account a on a.id = o.account_id where a.email = 'hany@diwan.example'`)
  const [waiting] = (await addOrganizations(server.db, [
    { code: 'ORG-WAITS', name: json({ ar: 'منتظرة', en: 'Waiting' }), application: 'waiting', is_active: false },
  ])) as [number]
  const set = (IsActive: boolean, IDs: number[]) =>
    sami.send(calls.setOrganizationsActive, { body: { IDs, IsActive, Reason: 'Contract ended' } })
  expect(await set(false, [own])).toEqual({ Changed: [own], Left: [] })
  expect(await set(false, [own])).toEqual({ Changed: [], Left: [] })
  await expect.poll(async () => (await refusalOf(hany.send(calls.getLoginOrganization))).status).toBe(401)
  expect(await set(true, [own, waiting])).toEqual({
    Changed: [own],
    Left: [{ ID: waiting, Code: 'ORG-WAITS', FullName: { ar: 'منتظرة', en: 'Waiting' }, Why: 'notAccepted' }],
  })
  const [fact] = await audited(server.db, 'people.deactivateOrganization')
  expect(fact).toMatchObject({
    before: { isActive: true },
    after: { isActive: false },
    data: { reason: 'Contract ended' },
  })
  expect((await refusalOf(set(false, [own, 999_999]))).code).toBe('notFound')
  const refused = huda.send(calls.setOrganizationsActive, { body: { IDs: [own], IsActive: false } })
  expect((await refusalOf(refused)).code).toBe('notAllowed')
})
