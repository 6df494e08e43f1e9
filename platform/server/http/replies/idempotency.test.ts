import { afterAll, beforeAll, expect, test } from 'vitest'
import { setTimeout as pause } from 'node:timers/promises'
import { refuse } from '#platform/shared/refusal.ts'
import { probeCalls as calls, probeFull, probeServer } from '#testing/probe.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { forgetOldReplies } from './idempotency.ts'
import { inTransaction } from '../transaction.ts'

const probe = probeServer()
let server: TestServer
beforeAll(async () => void (server = await startTestServer({ modules: [probe.module] })))
afterAll(() => server.close())

const body = { Name: 'x' }
let runs = 0
const count = () => ({ Count: ++runs })

test('the same key runs once and answers alike, for this person and this call alone', async () => {
  const [layla, yusuf] = [await server.as('layla'), await server.as('yusuf')]
  runs = 0
  probe.does.write = count
  const key = 'key-of-layla'
  for (let time = 0; time < 3; time++) expect(await layla.send(calls.write, { body }, { key })).toEqual({ Count: 1 })
  expect(await yusuf.send(calls.write, { body }, { key })).toEqual({ Count: 2 })
  probe.does.writeByGet = count
  expect(await layla.send(calls.writeByGet, {}, { key })).toEqual({ Count: 3 })
  expect(await layla.send(calls.write, { body })).toEqual({ Count: 4 })
})

test('a repeated answer is the first one to the letter', async () => {
  const slot = { actor: 'account 1', operation: 'POST /probe', key: 'key-in-order', bodyHash: Buffer.from('x') }
  const reply = { Version: 2, ID: 1, Zone: { long: 'ليلى', b: null, a: [3, { z: 1, y: 0.1 }] } }
  for (let time = 0; time < 2; time++) {
    expect(JSON.stringify(await inTransaction(server.db, slot, () => reply))).toBe(JSON.stringify(reply))
  }
})

test('other input under a used key is refused', async () => {
  const layla = await server.as('layla')
  await layla.send(calls.write, { body }, { key: 'key-used-twice' })
  for (const other of [{ body: { Name: 'y' } }, { times: 2, body }]) {
    const problem = await refusalOf(layla.send(calls.write, other, { key: 'key-used-twice' }))
    expect(problem).toMatchObject({ status: 422, code: 'keyReused' })
  }
  expect((await refusalOf(layla.send(calls.write, { body }, { key: 'short' }))).code).toBe('invalidInput')
})

test('a refused call may be tried again under its key', async () => {
  const layla = await server.as('layla')
  probe.does.write = () => refuse(probeFull)
  expect((await refusalOf(layla.send(calls.write, { body }, { key: 'key-of-a-refusal' }))).code).toBe('probeFull')
  probe.does.write = () => ({ Count: 5 })
  expect(await layla.send(calls.write, { body }, { key: 'key-of-a-refusal' })).toEqual({ Count: 5 })
})

test('while the first still runs, the second is told so', async () => {
  const layla = await server.as('layla')
  probe.does.write = async () => {
    await pause(300)
    return { Count: 1 }
  }
  const first = layla.send(calls.write, { body }, { key: 'key-of-a-slow-one' })
  await pause(100)
  const second = await layla.raw(calls.write, { body }, { key: 'key-of-a-slow-one' })
  expect([second.statusCode, second.json<{ code: string }>().code]).toEqual([409, 'stillRunning'])
  expect(second.headers['retry-after']).toBe('1')
  expect(await first).toEqual({ Count: 1 })
})

test('thirty at once under one key have one effect', async () => {
  const layla = await server.as('layla')
  runs = 0
  probe.does.write = async ({ db }) => {
    await db
      .insertInto('platform.setting')
      .values({ key: `probe-${++runs}`, value: '1' })
      .execute()
    return { Count: 1 }
  }
  const sendUntilAnswered = async (): Promise<unknown> => {
    for (;;) {
      const response = await layla.raw(calls.write, { body }, { key: 'key-of-thirty' })
      if (response.statusCode !== 409) return response.json()
      await pause(20)
    }
  }
  const replies = await Promise.all(Array.from({ length: 30 }, sendUntilAnswered))
  expect(replies).toEqual(Array.from({ length: 30 }, () => ({ Count: 1 })))
  const rows = await server.db.selectFrom('platform.setting').select('key').where('key', 'like', 'probe-%').execute()
  expect(rows).toHaveLength(1)
})

test('replies are forgotten after a day', async () => {
  const layla = await server.as('layla')
  probe.does.write = count
  await layla.send(calls.write, { body }, { key: 'key-of-yesterday' })
  const keys = () => server.db.selectFrom('platform.idempotency_key').select('key').execute()
  await forgetOldReplies(server.db, new Date(Date.now() + 23 * 3_600_000))
  expect(await keys()).not.toEqual([])
  await forgetOldReplies(server.db, new Date(Date.now() + 25 * 3_600_000))
  expect(await keys()).toEqual([])
})
