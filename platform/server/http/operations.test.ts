import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ modules: [], config: { metricsToken: 'token-of-prometheus', logLevel: 'silent' } })
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  server.app.inject({ method: 'GET', url, headers, remoteAddress })

test('healthy and ready, without a word more', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
  const ready = await get('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([200, { ready: true }])
})

test('metrics are for this machine and for who has the token', async () => {
  const metrics = await get('/metrics')
  expect(metrics.body).toContain('diwan_request_seconds_count{method="GET",route="/healthz",status="2xx"} 1')
  expect(metrics.body).toContain('diwan_database_connections{state="open"}')
  expect((await get('/metrics', {}, '203.0.113.9')).statusCode).toBe(404)
  expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404)
  expect((await get('/metrics', { authorization: 'Bearer token-of-nobody-else' }, '203.0.113.9')).statusCode).toBe(404)
  expect((await get('/metrics', { authorization: 'Bearer token-of-prometheus' }, '203.0.113.9')).statusCode).toBe(200)
})

test('a server that lacks migrations is not ready', async () => {
  const lacking = await startTestServer({ modules: [], config: { logLevel: 'silent' } })
  await lacking.asOwner('delete from kysely_migration')
  const response = await lacking.app.inject('/readyz')
  expect([response.statusCode, response.json()]).toEqual([503, { ready: false }])
  await lacking.close()
})
