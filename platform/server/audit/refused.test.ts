import * as z from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { call } from '#platform/shared/call.ts'
import { notAllowed, notFound, refuse } from '#platform/shared/refusal.ts'
import { listQuery, paged } from '#platform/shared/shapes.ts'
import { implement } from '../handler.ts'

const facts = { summary: 'For this test.', refusals: [] }
const calls = {
  adminsOnly: call({
    ...facts,
    method: 'POST',
    path: '/api/Probe/Admins',
    who: 'admin',
    effect: 'writes',
    body: z.strictObject({ ID: z.int() }),
    reply: z.object({}),
  }),
  notYours: call({
    ...facts,
    method: 'GET',
    path: '/api/Probe/Yours',
    who: 'all',
    effect: 'reads',
    reply: z.object({}),
  }),
  openly: call({
    ...facts,
    method: 'GET',
    path: '/api/Probe/Openly',
    who: 'anonymous',
    effect: 'reads',
    reply: paged(z.object({ ID: z.int() })),
  }),
  one: call({
    ...facts,
    method: 'GET',
    path: '/api/Probe/One',
    who: 'all',
    effect: 'reads',
    reply: z.object({ ID: z.int() }),
  }),
  list: call({
    ...facts,
    method: 'GET',
    path: '/api/Probe/List',
    who: 'all',
    effect: 'reads',
    query: listQuery(['Name'], { State: z.enum(['open', 'closed']).optional() }),
    reply: paged(z.object({ ID: z.int() })),
  }),
}
let why = notAllowed as typeof notAllowed | typeof notFound
const module = {
  name: 'probe',
  implemented: [
    implement(calls, {
      adminsOnly: () => ({}),
      notYours: () => refuse(why),
      openly: () => ({ Items: [{ ID: 1 }], Total: 1 }),
      one: () => ({ ID: 1 }),
      list: () => ({ Items: [{ ID: 1 }], Total: 37 }),
    }),
  ],
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ modules: [module] })
})
afterAll(() => server.close())

const rows = (kind: string) =>
  server.db.selectFrom('platform.audit').selectAll().where('kind', '=', kind).orderBy('id').execute()

test('what a signed-in person has no right to is kept, once a minute for each call', async () => {
  const layla = await server.as('layla')
  for (const ID of [7, 8]) await refusalOf(layla.send(calls.adminsOnly, { body: { ID } }))
  await refusalOf(layla.send(calls.notYours))
  await expect.poll(() => rows('platform.refuseRight')).toHaveLength(2)
  // Each is written after its answer, on a connection of its own: in either order.
  const refused = await rows('platform.refuseRight')
  const of = (call: string) => refused.find(({ data }) => (data as { call: string }).call === call)
  const guard = of('POST /api/Probe/Admins')
  expect(guard).toMatchObject({
    actor_id: layla.accountId,
    subject_type: 'account',
    subject_id: layla.accountId,
    data: { refusal: 'notAllowed', id: 7 },
    address: '127.0.0.1',
  })
  expect(guard!.request_id).not.toBeNull()
  expect(of('GET /api/Probe/Yours')!.data).toEqual({ call: 'GET /api/Probe/Yours', refusal: 'notAllowed' })
})

test('visitors, bad input and what is not there leave nothing', async () => {
  const mariam = await server.as('mariam')
  why = notFound
  await refusalOf(mariam.send(calls.notYours))
  await refusalOf(server.anonymous.send(calls.adminsOnly, { body: { ID: 1 } }))
  await refusalOf(mariam.send(calls.list, { pageNum: 0 }))
  await mariam.send(calls.list)
  const found = await server.db
    .selectFrom('platform.audit')
    .select('kind')
    .where('actor_id', '=', mariam.accountId)
    .where('kind', '<>', 'signin.signIn')
    .execute()
  expect(found).toEqual([])
})

test('a list that leaves as a file is kept with its filters, without what was typed', async () => {
  const huda = await server.as('huda')
  const headers = { 'x-export': 'xlsx' }
  const input = { State: 'open', search: 'ليلى', sort: '-Name', pageSize: 100 } as const
  await huda.send(calls.list, { ...input, pageNum: 1 }, { headers })
  await huda.send(calls.list, { ...input, pageNum: 2 }, { headers })
  await huda.send(calls.list, input, { headers: { 'x-export': 'exe' } })
  const found = await rows('platform.exportList')
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({
    actor_id: huda.accountId,
    data: {
      call: '/api/Probe/List',
      format: 'xlsx',
      rows: 37,
      filters: { State: 'open' },
      searched: true,
    },
  })
})

test('a visitor who says that a list leaves writes nothing, and a record is no list', async () => {
  const before = (await rows('platform.exportList')).length
  const headers = { 'x-export': 'csv' }
  for (let time = 0; time < 3; time++) await server.anonymous.send(calls.openly, {}, { headers })
  const omar = await server.as('omar')
  await omar.send(calls.one, {}, { headers })
  expect(await rows('platform.exportList')).toHaveLength(before)
  await omar.send(calls.openly, {}, { headers })
  expect(await rows('platform.exportList')).toHaveLength(before + 1)
})
