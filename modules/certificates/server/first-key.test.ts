import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { certificatesCalls as calls } from '../contract/calls.ts'
import { makeKey } from './signing/keys.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('certificates.signing_key').execute())

const keys = async () => (await server.anonymous.send(calls.getSigningKeys, {})).keys
const list = async () => (await server.anonymous.send(calls.getStatusList, {})).List
const kidOf = (jws: string) => JSON.parse(Buffer.from(jws.split('.')[0]!, 'base64url').toString()).kid as string

test('asked for alone and by many at once, the list is signed by one key, which is made then', async () => {
  expect(await keys()).toEqual([])
  const lists = await Promise.all(Array.from({ length: 8 }, list))
  const made = await keys()
  expect(made).toHaveLength(1)
  expect(new Set(lists.map(kidOf))).toEqual(new Set([made[0]!.kid]))
})

test('a key that is changed while the first one is being made follows it', async () => {
  const nadia = await server.as('nadia')
  let changing: Promise<unknown> | undefined
  const first = await server.db.transaction().execute(async (tx) => {
    const key = await makeKey(tx, server.vault, server.now())
    changing = nadia.send(calls.changeSigningKey, {})
    // Long enough for it to wait for this one.
    await new Promise((resolve) => setTimeout(resolve, 300))
    return key!
  })
  await changing
  const [newest, former] = await keys()
  expect(former!.kid).toBe(first.kid)
  expect(kidOf(await list())).toBe(newest!.kid)
})
