import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteUndeliverable } from '#platform/server/outbox/undeliverable.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { mailboxCalls as calls } from '../contract/calls.ts'
import { forgetGivenUp } from './store/undeliverable.ts'

let server: TestServer
let nadia: Asker, huda: Asker, layla: Asker
beforeAll(async () => {
  server = await startTestServer()
  ;[nadia, huda, layla] = [await server.as('nadia'), await server.as('huda'), await server.as('layla')]
})
afterAll(() => server.close())

const idOf = async (table: string, where: string) =>
  (await sql<{ id: number }>`select id from ${sql.table(table)} where ${sql.raw(where)}`.execute(server.db)).rows[0]!.id
const said = '550 5.1.1 <layla@diwan.example>: User unknown'

test('staff see on the record that mail is refused, since when and why; whoever may lets it be written to again', async () => {
  const ID = await idOf('people.trainee', "email = 'layla@diwan.example'")
  expect(await huda.send(calls.getUndeliverable, { Of: 'trainee', ID })).toEqual({
    Reached: ['layla@diwan.example'],
    Items: [],
  })
  await noteUndeliverable(server.db, 'Layla@Diwan.example', said, server.now())
  await noteUndeliverable(server.db, 'layla@diwan.example', said, server.now())
  const { Items, Reached } = await huda.send(calls.getUndeliverable, { Of: 'trainee', ID })
  expect([Reached, Items]).toMatchObject([
    [],
    [{ Address: 'layla@diwan.example', Said: said, Refusals: 2, Actions: [] }],
  ])
  const [found] = Items
  expect((await refusalOf(huda.send(calls.clearUndeliverable, { ID: found!.ID }))).code).toBe('notAllowed')
  expect((await refusalOf(layla.send(calls.getUndeliverable, { Of: 'trainee', ID }))).code).toBe('notAllowed')
  expect((await nadia.send(calls.getUndeliverable, { Of: 'trainee', ID })).Items[0]!.Actions).toEqual([
    'clearUndeliverable',
  ])
  await nadia.send(calls.clearUndeliverable, { ID: found!.ID })
  expect((await huda.send(calls.getUndeliverable, { Of: 'trainee', ID })).Items).toEqual([])
  expect((await refusalOf(nadia.send(calls.clearUndeliverable, { ID: found!.ID }))).status).toBe(404)
  const { rows } = await sql<{
    before: unknown
  }>`select before from platform.audit where kind = 'mailbox.clearUndeliverable'`.execute(server.db)
  expect(rows).toEqual([{ before: expect.objectContaining({ refusals: 2 }) }])
  expect(JSON.stringify(rows)).not.toContain('layla')
})

test('a corrected address is good at once, and the wrong one is forgotten after a month', async () => {
  const ID = await idOf('people.instructor', "email = 'omar@diwan.example'")
  await noteUndeliverable(server.db, 'omar@diwan.example', said, server.now())
  expect((await huda.send(calls.getUndeliverable, { Of: 'instructor', ID })).Items).toHaveLength(1)
  await sql`update people.instructor set email = 'omar2@diwan.example' where id = ${ID}`.execute(server.db)
  await sql`update accounts.account set email = 'omar2@diwan.example' where email = 'omar@diwan.example'`.execute(
    server.db,
  )
  expect(await huda.send(calls.getUndeliverable, { Of: 'instructor', ID })).toEqual({
    Reached: ['omar2@diwan.example'],
    Items: [],
  })
  await noteUndeliverable(server.db, 'mariam@diwan.example', said, server.now())
  const left = async () =>
    (await server.db.selectFrom('platform.undeliverable_address').select('address').orderBy('address').execute()).map(
      ({ address }) => address,
    )
  const days = (count: number) => new Date(server.now().getTime() + count * 86_400_000)
  await forgetGivenUp(server.db, days(29))
  expect(await left()).toEqual(['mariam@diwan.example', 'omar@diwan.example'])
  await forgetGivenUp(server.db, days(31))
  expect(await left()).toEqual(['mariam@diwan.example'])
})

test('of an organization the contacts count too', async () => {
  const ID = await idOf('people.organization', "code = 'ORG-0001'")
  const { Reached } = await huda.send(calls.getUndeliverable, { Of: 'organization', ID })
  expect(Reached.length).toBeGreaterThan(0)
  await noteUndeliverable(server.db, Reached[0]!, said, server.now())
  expect(
    (await huda.send(calls.getUndeliverable, { Of: 'organization', ID })).Items.map(({ Address }) => Address),
  ).toEqual([Reached[0]])
  expect((await refusalOf(huda.send(calls.getUndeliverable, { Of: 'organization', ID: 999_999 }))).status).toBe(404)
})
