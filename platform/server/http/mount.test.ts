import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changedMeanwhile, refuse } from '#platform/shared/refusal.ts'
import { probeCalls as calls, probeFull, probeServer } from '#testing/probe.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'

const probe = probeServer()
let server: TestServer
beforeAll(
  async () => void (server = await startTestServer({ modules: [probe.module], config: { logLevel: 'silent' } })),
)
afterAll(() => server.close())

test('the guard: a visitor signs in first, another role may not, the right one passes', async () => {
  const input = { ID: 7 }
  expect(await refusalOf(server.anonymous.send(calls.readOne, input))).toMatchObject({
    status: 401,
    code: 'notSignedIn',
  })
  const layla = await server.as('layla')
  expect(await refusalOf(layla.send(calls.readOne, input))).toMatchObject({ status: 403, code: 'notAllowed' })
  probe.does.readOne = ({ query, actor }) => ({ Count: actor.role === 'editor' ? query.ID : 0 })
  const sami = await server.as('sami')
  expect(await sami.send(calls.readOne, input)).toEqual({ Count: 7 })
})

test('a dead token is told to renew itself even where visitors may read, and stops no visitor who writes', async () => {
  const headers = { authorization: 'Bearer dead' }
  expect((await refusalOf(server.anonymous.send(calls.readOpenly, {}, { headers }))).code).toBe('notSignedIn')
  expect(await server.anonymous.send(calls.writeOpenly, {}, { headers })).toEqual({ Count: 0 })
})

test('a permission opens its area from the next request on, and closes it again', async () => {
  const karim = await server.as('karim')
  const change = async (permissions: string[]) => {
    await server.db.updateTable('accounts.account').set({ permissions }).where('id', '=', karim.accountId).execute()
    await sql`select pg_notify('diwan_actor', ${String(karim.accountId)})`.execute(server.db)
  }
  probe.does.read = ({ actor }) => ({ Count: actor.permissions.length })
  expect(await karim.send(calls.read)).toEqual({ Count: 0 })
  await change(['enteringcourses'])
  await expect.poll(() => karim.send(calls.read)).toEqual({ Count: 1 })
  await server.db.updateTable('accounts.account').set({ state: 'inactive' }).where('id', '=', karim.accountId).execute()
  await change([])
  await expect.poll(() => karim.send(calls.read).catch((error) => error.code)).toBe('notSignedIn')
})

test('input is strict, and every wrong field is told at once', async () => {
  const layla = await server.as('layla')
  const send = (input: object) => refusalOf(layla.send(calls.write, input as never))
  const problem = await send({ times: '12', body: { Name: '', Rows: [{ ID: 1 }, { ID: '2' }], Role: 'admin' } })
  expect(problem).toMatchObject({ status: 400, code: 'invalidInput' })
  expect(problem.fields).toEqual([
    { path: 'times', code: 'tooLarge', data: { max: 9 } },
    { path: 'Name', code: 'required', data: { min: 1 } },
    { path: 'Rows.1.ID', code: 'required' },
    { path: 'Role', code: 'notAllowed' },
  ])
  expect((await send({ body: { Name: 'a'.repeat(21) } })).fields?.[0]).toMatchObject({ code: 'tooLong' })
  expect((await send({ body: { Name: 'a\u202eb' } })).fields?.[0]).toMatchObject({ code: 'badCharacters' })
  expect((await send({ more: 1, body: { Name: 'a' } })).fields).toEqual([{ path: 'more', code: 'notAllowed' }])
  expect((await send({})).fields?.[0]).toMatchObject({ path: '', code: 'required' })
  expect((await refusalOf(layla.send(calls.read, { any: 1 } as never))).fields?.[0]).toEqual({
    path: 'any',
    code: 'notAllowed',
  })
})

test('ids that are none are refused', async () => {
  const sami = await server.as('sami')
  for (const ID of ['0', '-1', '2147483648', '1e3', '1e20', 'NaN', '1;drop', ['1', '2'], '١']) {
    expect((await refusalOf(sami.send(calls.readOne, { ID } as never))).status, String(ID)).toBe(400)
  }
})

test('bodies that are no JSON, too large, of another type or packed', async () => {
  const token = await (await server.as('layla')).token()
  const post = (payload: string, type: string, more: object = {}) =>
    server.app.inject({
      method: 'POST',
      url: calls.write.path,
      payload,
      headers: { authorization: `Bearer ${token}`, 'content-type': type, ...more },
    })
  const codes = async (...asked: Parameters<typeof post>) => {
    const response = await post(...asked)
    return [response.statusCode, response.json<{ code: string }>().code]
  }
  expect(await codes('{"Name":', 'application/json')).toEqual([400, 'invalidInput'])
  expect(await codes('{"__proto__":{"Name":"x"}}', 'application/json')).toEqual([400, 'invalidInput'])
  expect(await codes('['.repeat(100_000), 'application/json')).toEqual([400, 'invalidInput'])
  expect(await codes(`"${'x'.repeat(1_100_000)}"`, 'application/json')).toEqual([413, 'tooLarge'])
  expect(await codes('Name=x', 'application/x-www-form-urlencoded')).toEqual([415, 'unsupportedType'])
  expect(await codes('x', 'application/json', { 'content-encoding': 'gzip' })).toEqual([415, 'unsupportedType'])
})

test('GETs that write: no HEAD twin, not from another site, stored by nobody', async () => {
  const layla = await server.as('layla')
  let runs = 0
  probe.does.writeByGet = () => ({ Count: ++runs })
  const headers = { 'sec-fetch-site': 'cross-site' }
  expect((await refusalOf(layla.send(calls.writeByGet, {}, { headers }))).code).toBe('notAllowed')
  const head = await server.app.inject({
    method: 'HEAD',
    url: calls.writeByGet.path,
    headers: { authorization: `Bearer ${await layla.token()}` },
  })
  expect(head.statusCode).toBe(404)
  expect(runs).toBe(0)
  const response = await layla.raw(calls.writeByGet)
  expect(response.json()).toEqual({ Count: 1 })
  expect(response.headers['cache-control']).toBe('no-store')
})

test('replies bear their headers', async () => {
  const { headers } = await (await server.as('layla')).raw(calls.read)
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
  expect(headers['x-request-id']).toBeTruthy()
  expect((await server.anonymous.raw(calls.readOpenly)).headers['cache-control']).toBe('no-cache')
})

test('a refusal says its code and data; one that the contract does not name is a bug', async () => {
  const layla = await server.as('layla')
  probe.does.read = () => refuse(probeFull, { seats: 0 })
  expect(await refusalOf(layla.send(calls.read))).toMatchObject({ status: 409, code: 'probeFull', data: { seats: 0 } })
  probe.does.read = () => refuse(changedMeanwhile)
  expect(await refusalOf(layla.send(calls.read))).toMatchObject({ status: 500, code: 'unexpected' })
})

test('a bug is never shown, only its request id', async () => {
  const layla = await server.as('layla')
  probe.does.read = () => {
    throw new Error('password=hunter2 at /srv/diwan')
  }
  const response = await layla.raw(calls.read)
  expect(response.statusCode).toBe(500)
  expect(response.json()).toEqual({
    status: 500,
    code: 'unexpected',
    message: expect.any(String),
    requestId: response.headers['x-request-id'],
  })
  expect(response.body).not.toContain('hunter2')
})

test('a reply that breaks its contract, or says more than it, is a bug', async () => {
  const layla = await server.as('layla')
  probe.does.read = () => ({ Count: 'one' }) as never
  expect((await refusalOf(layla.send(calls.read))).status).toBe(500)
  probe.does.read = () => ({ Count: 1, PasswordHash: '...' })
  expect((await refusalOf(layla.send(calls.read))).status).toBe(500)
})

test('a writing call is one transaction: what throws leaves nothing', async () => {
  const layla = await server.as('layla')
  const body = { Name: 'x' }
  const kept = async () => (await server.db.selectFrom('platform.setting').select('key').execute()).length
  probe.does.write = async ({ db, record }) => {
    await db.insertInto('platform.setting').values({ key: 'probe', value: '1' }).execute()
    await record({ kind: 'planning.addClassRoom', subject: ['classRoom', 1] })
    refuse(probeFull)
  }
  const before = await kept()
  expect((await refusalOf(layla.send(calls.write, { body }))).code).toBe('probeFull')
  expect(await kept()).toBe(before)
  expect(
    await server.db.selectFrom('platform.event').select('id').where('kind', '=', 'planning.addClassRoom').execute(),
  ).toEqual([])
})

test('errors of the database: the sender’s stay theirs, a clash runs anew, a loss asks to come again', async () => {
  const layla = await server.as('layla')
  const answerTo = async (statement: string) => {
    probe.does.write = async ({ db }) => {
      await sql.raw(statement).execute(db)
      return { Count: 1 }
    }
    const response = await layla.raw(calls.write, { body: { Name: 'x' } })
    return [response.statusCode, response.json<{ code: string }>().code, response.headers['retry-after']]
  }
  const raise = (state: string) => `do $$ begin raise exception 'x' using errcode = '${state}'; end $$`
  expect(await answerTo(`select '\\x00'::bytea::text::int`)).toEqual([400, 'invalidInput', undefined])
  expect(await answerTo(raise('23514'))).toEqual([400, 'invalidInput', undefined])
  expect(await answerTo(raise('23505'))).toEqual([409, 'changedMeanwhile', undefined])
  expect(await answerTo(raise('23P01'))).toEqual([409, 'changedMeanwhile', undefined])
  for (const state of ['40P01', '53100', '53300', '55P03', '57014', '08006']) {
    expect(await answerTo(raise(state)), state).toEqual([503, 'busy', '1'])
  }
  expect((await answerTo('select no_such_column'))[0]).toBe(500)

  let runs = 0
  probe.does.write = async ({ db }) => {
    runs++
    if (runs < 3) await sql.raw(raise('40001')).execute(db)
    return { Count: runs }
  }
  expect(await layla.send(calls.write, { body: { Name: 'x' } })).toEqual({ Count: 3 })
})
