import { afterAll, beforeAll, expect, test } from 'vitest'
import { byItself } from '../../audit/by.ts'
import { recordAudit } from '../../audit/entry.ts'
import { noteBackup } from '../../backup/last.ts'
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

test('behind a proxy, or where others are served, metrics need the token also on this machine', async () => {
  for (const config of [{ publicUrl: 'https://academy.example' }, { trustedProxies: 1 }]) {
    const served = await startTestServer({ modules: [], config: { ...config, metricsToken: 'of-prometheus' } })
    const ask = async (headers: Record<string, string>) =>
      (await served.app.inject({ url: '/metrics', headers, remoteAddress: '127.0.0.1' })).statusCode
    expect([await ask({}), await ask({ authorization: 'Bearer of-prometheus' })]).toEqual([404, 200])
    await served.close()
  }
})

test('over https every reply keeps browsers to it', async () => {
  const served = await startTestServer({ modules: [], config: { publicUrl: 'https://academy.example' } })
  for (const url of ['/healthz', '/api/Nowhere', '/openapi.json'])
    expect((await served.app.inject({ url })).headers['strict-transport-security'], url).toMatch(/^max-age=31536000/)
  await served.close()
  expect((await get('/api/Nowhere')).headers['strict-transport-security']).toBeUndefined()
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

test('metrics tell what waits and what was given up', async () => {
  const gauge = async (name: string) => new RegExp(`^${name} (\\S+)$`, 'm').exec((await get('/metrics')).body)?.[1]
  expect(await gauge('diwan_last_backup_age_seconds')).toBeUndefined()
  const mail = { to_address: 'a@b.example', subject: 'x', html: 'x', kind: 'x' }
  const states = ['waiting', 'waiting', 'dead', 'sent'] as const
  await server.db
    .insertInto('platform.outbox_mail')
    .values(states.map((state, at) => ({ ...mail, state, message_id: String(at) })))
    .execute()
  await recordAudit(server.db, { kind: 'platform.downloadFile', subject: ['file', 1], data: {} }, byItself)
  await server.asOwner(`select pgboss.create_queue('letters', '{"policy":"standard"}')`)
  await server.asOwner(`insert into pgboss.job (name, state) values ('letters', 'failed'), ('letters', 'completed')`)
  await noteBackup(server.db, new Date(Date.now() - 7_200_000))
  expect(await gauge('diwan_mails{state="waiting"}')).toBe('2')
  expect(await gauge('diwan_mails{state="dead"}')).toBe('1')
  expect(await gauge('diwan_failed_jobs')).toBe('1')
  expect(await gauge('diwan_audit_unsealed_rows')).toBe('1')
  expect(Number(await gauge('diwan_last_backup_age_seconds'))).toBeGreaterThanOrEqual(7200)
})

test('a server that lacks migrations is not ready', async () => {
  const lacking = await startTestServer({ modules: [], config: { logLevel: 'silent' } })
  await lacking.asOwner('delete from kysely_migration')
  const response = await lacking.app.inject('/readyz')
  expect([response.statusCode, response.json()]).toEqual([503, { ready: false }])
  await lacking.close()
})
