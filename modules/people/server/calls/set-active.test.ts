import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { addInstructors } from '#database/seeds/world/people.ts'
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
