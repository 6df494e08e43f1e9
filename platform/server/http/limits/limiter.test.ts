import { afterAll, beforeAll, expect, test } from 'vitest'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { probeCalls as calls, probeServer } from '#testing/probe.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { Limits } from './limits.ts'

test('a bucket empties, says how long to wait, and fills again', () => {
  const limits = new Limits()
  const rate = { perSecond: 2, burst: 3 }
  const take = (at: number, key = 'one') => limits.take(key, rate, at)
  expect([take(0), take(0), take(0), take(0)]).toEqual([0, 0, 0, 1])
  expect(take(0, 'other')).toBe(0)
  expect(take(400)).toBe(1)
  expect([take(1000), take(1000), take(1000)]).toEqual([0, 0, 1])
  expect(take(60_000)).toBe(0)
})

test('what one process gave is missing in the others too, once they hear of it', () => {
  const [here, there] = [new Limits(), new Limits()]
  const rate = { perSecond: 2, burst: 10 }
  const spread = () => here.tell(100).forEach((taken) => there.heard(taken, 0))
  for (let each = 0; each < 10; each++) expect(here.take('one', rate, 0)).toBe(0)
  spread()
  expect(there.take('one', rate, 0)).toBe(1)
  expect(there.take('other', rate, 0)).toBe(0)
  // Told once, not again; and what ran in again is the same in both.
  spread()
  expect([there.take('one', rate, 1000), there.take('one', rate, 1000), there.take('one', rate, 1000)]).toEqual([
    0, 0, 1,
  ])
  // What both gave before they heard of each other is owed.
  for (let each = 0; each < 10; each++) here.take('late', rate, 0)
  for (let each = 0; each < 10; each++) there.take('late', rate, 0)
  spread()
  expect(there.take('late', rate, 4999)).toBe(1)
  expect(there.take('late', rate, 5600)).toBe(0)
})

test('who asks at an ordinary pace is nothing to tell of', () => {
  const limits = new Limits()
  const rate = { perSecond: 20, burst: 60 }
  for (let second = 0; second < 100; second++) limits.take('one', rate, second * 1000)
  expect(limits.hasToTell).toBe(false)
  limits.take('one', rate, 100_000)
  limits.take('one', rate, 100_001)
  expect(limits.tell(100)).toEqual([{ key: 'one', count: 2, rate }])
})

const probe = probeServer()
let server: TestServer
beforeAll(async () => void (server = await startTestServer({ modules: [probe.module], limited: true })))
afterAll(() => server.close())

const statuses = async (count: number, send: () => Promise<{ statusCode: number }>) => {
  const all = await Promise.all(Array.from({ length: count }, send))
  return Object.groupBy(
    all.map((each) => each.statusCode),
    String,
  )
}

test('one person has sixty at once, others are not slowed down', async () => {
  const layla = await server.as('layla')
  const begun = performance.now()
  const found = await statuses(300, () => layla.raw(calls.read))
  const refilled = ((performance.now() - begun) / 1000) * 20
  expect(found[200]!.length).toBeGreaterThanOrEqual(60)
  expect(found[200]!.length).toBeLessThanOrEqual(61 + refilled)
  const slowed = await layla.raw(calls.read)
  if (slowed.statusCode === 429) {
    expect(slowed.headers['retry-after']).toBe('1')
    expect(slowed.json()).toMatchObject({ code: 'tooManyRequests', data: { seconds: 1 } })
  }
  expect((await (await server.as('yusuf')).raw(calls.read)).statusCode).toBe(200)
})

test('a call may have a rate of its own', async () => {
  const mariam = await server.as('mariam')
  const found = await statuses(20, () => mariam.raw(calls.slowDown))
  expect(found[200]).toHaveLength(10)
  expect((await mariam.raw(calls.read)).statusCode).toBe(200)
})

test('of visitors from one network only failures count, and close that one call, in every process', async () => {
  const from = (remoteAddress: string, url: string, app = server.app) => app.inject({ url, remoteAddress })
  const ask = () => from('203.0.113.9', calls.readOpenly.path)
  expect(Object.keys(await statuses(300, ask))).toEqual(['200'])
  const passes = probe.does.readOpenly
  probe.does.readOpenly = () => refuse(notFound)
  expect((await statuses(590, ask))[404]).toHaveLength(590)
  expect((await ask()).statusCode).toBe(404)
  await statuses(20, ask)
  await expect.poll(async () => (await ask()).statusCode).toBe(429)
  probe.does.readOpenly = passes
  // Another call of the same network, the same call of another one, and people who are signed in go on.
  expect((await from('203.0.113.9', '/healthz')).statusCode).toBe(200)
  expect((await from('203.0.113.10', calls.readOpenly.path)).statusCode).toBe(200)
  expect((await (await server.as('huda')).raw(calls.read)).statusCode).toBe(200)
})

test('an IPv6 network is the half that a household has to itself', async () => {
  probe.does.readOpenly = () => refuse(notFound)
  const ask = (host: number) =>
    server.app.inject({ url: calls.readOpenly.path, remoteAddress: `2001:db8:1:2::${host.toString(16)}` })
  let host = 1
  await statuses(620, () => ask(host++))
  await expect.poll(async () => (await ask(host++)).statusCode).toBe(429)
  const other = await server.app.inject({ url: calls.readOpenly.path, remoteAddress: '2001:db8:1:3::1' })
  expect(other.statusCode).toBe(404)
})
