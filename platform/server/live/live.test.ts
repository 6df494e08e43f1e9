import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { openLive } from './hub.ts'
import { startListeners } from './listeners.ts'
import { publishLive } from './publish.ts'

let server: TestServer
let database: TestDatabase
beforeAll(async () => {
  server = await startTestServer({ listening: true, modules: [] })
  database = await cloneDatabase()
})
afterAll(async () => {
  await server.close()
  await database.close()
})

/** Reads a stream until it ends; `said` grows meanwhile. */
async function listen(who: string): Promise<{ said: string[]; ended: Promise<void> }> {
  const asker = await server.as(who)
  const headers = { authorization: `Bearer ${await asker.token()}` }
  const response = await fetch(`${server.url}/api/Live/Stream`, { headers })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const said: string[] = []
  const read = async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      said.push(...chunk.split('\n').filter((line) => line.startsWith('data:')))
    }
  }
  return { said, ended: read() }
}

test('a stream says what is new for its account, when the transaction commits, and to nobody else', async () => {
  const [layla, omar] = [await listen('layla'), await listen('omar')]
  const ids = [(await server.as('layla')).accountId]
  await server.db
    .transaction()
    .execute(async (tx) => {
      await publishLive(tx, ids, 'notification', 1)
      throw new Error('rolled back')
    })
    .catch(() => {})
  await publishLive(server.db, ids, 'notification', 2)
  await expect.poll(() => layla.said).toEqual(['data: {"topic":"notification","id":2}'])
  const many = Array.from({ length: 2000 }, (_, at) => at + 1)
  await publishLive(server.db, many, 'class')
  await expect.poll(() => omar.said).toEqual(['data: {"topic":"class","id":null}'])

  // Signing out ends the stream.
  await sql`select pg_notify('diwan_actor', ${String(ids[0])})`.execute(server.db)
  await layla.ended
})

test('visitors get no stream', async () => {
  expect((await fetch(`${server.url}/api/Live/Stream`)).status).toBe(401)
})

test('a lost connection comes back, listens again and says that it was away', async () => {
  const live = await openLive(database.config)
  const said: string[] = []
  live.subscribe(
    'probe',
    (payload) => said.push(payload),
    () => said.push('gap'),
  )
  const notify = (text: string) => sql`select pg_notify('probe', ${text})`.execute(database.db)
  await expect.poll(async () => (await notify('one'), said.length)).toBeGreaterThan(0)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'diwan-live' and datname = current_database()`.execute(
    database.db,
  )
  await expect.poll(() => said.at(-1)).toBe('gap')
  await notify('two')
  await expect.poll(() => said.at(-1)).toBe('two')
  await live.close()
})

test('a listener runs when notified, once more for all notices that come meanwhile, and a failure stops nothing', async () => {
  const live = await openLive(database.config)
  const errors: unknown[] = []
  let runs = 0
  const listening = startListeners({
    live,
    db: database.db,
    clock: () => new Date(),
    vault: null as never,
    onError: (error) => errors.push(error),
    listeners: [
      {
        channel: 'diwan_event',
        everySeconds: 3600,
        run: async () => {
          runs++
          await pause(50)
          if (runs === 1) throw new Error('first')
        },
      },
    ],
  })
  await pause(100)
  expect([runs, errors.length]).toEqual([1, 1])
  // In one statement, as they are told at once: on a busy machine twenty would come one by one.
  await sql`select pg_notify('diwan_event', n::text) from generate_series(1, 20) n`.execute(database.db)
  await expect.poll(() => runs).toBeGreaterThan(1)
  await pause(300)
  expect(runs).toBeLessThan(5)
  await listening.stop()
  await live.close()
})
