import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { homeCalls } from '#modules/home/contract/calls.ts'
import { traineeCalls } from '#modules/people/contract/calls.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { databaseOf, type TestDatabase } from '#testing/database.ts'
import { makeTemplate } from '#testing/global-setup.ts'
import { probeCalls as calls, probeFull, probeServer } from '#testing/probe.ts'
import { startTestServer, type TestServer, type TestServerOptions } from '#testing/server.ts'
import type { Asker } from '#testing/asker.ts'
import { startStandby, type Standby } from '#testing/servers/standby.ts'
import { templateName, testRole } from '#testing/template.ts'
import { startTemporaryPostgres } from '#testing/temporary-postgres.ts'
import type { Database } from '../database.ts'
import { publishLive } from '../live/publish.ts'
import { openLive } from '../live/hub.ts'
import { connectTo } from '../postgres/client.ts'
import type { Postgres, PostgresConfig } from '../postgres/embedded/start.ts'
import { personRole } from '../postgres/wall.ts'
import { openReplicas, type Replicas } from './replicas.ts'

/* A primary and a replica of its own. What takes time is waited for and never measured. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })
const patiently = { timeout: 120_000 }

const probe = probeServer()
let primary: Postgres
let standby: Standby
let database: TestDatabase
/** Two processes of one academy: what one of them knows the other does not. */
const servers: TestServer[] = []
const replicas: Replicas[] = []

const urlOf = ({ host, port }: PostgresConfig, role = testRole) =>
  `postgres://${role}@/${templateName}?host=${encodeURIComponent(host)}&port=${port}`
const patient = { mostBehind: 600 }

beforeAll(async () => {
  primary = await startTemporaryPostgres()
  await makeTemplate(primary.config)
  standby = await startStandby(primary.config)
  database = await databaseOf(primary.config)
  const open: TestServerOptions['replicas'] = async (live) => {
    const role = await personRole(database.config)
    const opened = await openReplicas({
      urls: [urlOf(standby.config)],
      pool: { max: 6 },
      personRole: role,
      db: database.db,
      live,
      ...patient,
    })
    replicas.push(opened)
    return opened
  }
  const kept = { ...database, close: async () => undefined }
  const silent = { logLevel: 'silent' }
  servers.push(await startTestServer({ database: kept, modules: [probe.module], config: silent, replicas: open }))
  servers.push(await startTestServer({ database: kept, modules: [probe.module], config: silent, replicas: open }))
  servers.push(await startTestServer({ database: kept, config: silent, replicas: open }))
})
afterAll(async () => {
  for (const server of servers) await server.close()
  await database?.close()
  await standby?.remove()
  await primary?.stop()
})

const onReplica = 1_000_000
async function rowsIn(db: Database, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (count(*) + case when pg_is_in_recovery() then ${sql.lit(onReplica)} else 0 end)::integer as count
    from ${sql.table(table)}`.execute(db)
  return rows[0]!.count
}
beforeEach(() => {
  probe.does.readBehind = async ({ db }) => ({ Count: await rowsIn(db, 'platform.setting') })
  probe.does.write = async ({ db }) => {
    await db
      .insertInto('platform.setting')
      .values({ key: `probe ${randomUUID()}`, value: '1' })
      .execute()
    return { Count: 1 }
  }
})

// Also where a test failed in between.
afterEach(() => standby.resume().catch(() => undefined))

/** What somebody is shown, and by whom. */
async function seen(asker: Asker, cookie?: string) {
  const { Count } = await asker.send(calls.readBehind, {}, cookie === undefined ? {} : { headers: { cookie } })
  return Count >= onReplica ? { by: 'replica', rows: Count - onReplica } : { by: 'primary', rows: Count }
}
/** Writes a row, and answers the cookie that the browser carries from then on. */
async function write(asker: Asker, status = 200): Promise<string> {
  const response = await asker.raw(calls.write, { body: { Name: 'one' } })
  expect(response.statusCode).toBe(status)
  return String(response.headers['set-cookie']).split(';')[0]!
}
const there = async () => rowsIn(database.db, 'platform.setting')
const caughtUp = async (asker: Asker, cookie?: string) =>
  expect.poll(async () => seen(asker, cookie), patiently).toEqual({ by: 'replica', rows: await there() })

test('what may be behind is read from the replica, all else from the primary, and the second wall stands on both', async () => {
  const huda = await servers[0]!.as('huda')
  await caughtUp(huda)
  probe.does.read = async ({ db }) => ({ Count: await rowsIn(db, 'platform.setting') })
  expect((await huda.send(calls.read)).Count).toBe(await there())

  probe.does.readBehind = async ({ db }) => ({ Count: await rowsIn(db, 'people.trainee') })
  const everybody = await rowsIn(database.db, 'people.trainee')
  expect(everybody).toBeGreaterThan(1)
  const layla = await servers[0]!.as('layla')
  // A replica that takes long to connect to rests for a moment.
  await expect.poll(() => seen(huda), patiently).toEqual({ by: 'replica', rows: everybody })
  await expect.poll(() => seen(layla), patiently).toEqual({ by: 'replica', rows: 1 })
  await expect.poll(() => seen(servers[0]!.anonymous), patiently).toEqual({ by: 'replica', rows: 0 })

  // One of the academy's own lists, and what is said of it.
  const before = replicas[2]!.reads.replica
  const nadia = await servers[2]!.as('nadia')
  const byReplica = async () => {
    expect((await nadia.send(traineeCalls.listTrainees, {})).Total).toBe(everybody)
    return replicas[2]!.reads.replica
  }
  await expect.poll(byReplica, patiently).toBeGreaterThan(before)
  const { Health } = await nadia.send(homeCalls.getHomeModel)
  expect(Health!.Replicas).toEqual([
    { Name: expect.stringMatching(/:5432$/), State: 'used', Behind: expect.any(Number) },
  ])
  const metrics = (await servers[2]!.app.inject('/metrics')).body
  expect(metrics).toMatch(/^diwan_replica_used\{replica="[^"]+"\} 1$/m)
  expect(metrics).toMatch(/^diwan_replica_behind_seconds\{replica="[^"]+"\} \d/m)
  expect(metrics).toMatch(/^diwan_replica_reads_total\{where="replica"\} [1-9]/m)
})

test('who has written sees it at once, whichever process answers; others see it once the replica has it', async () => {
  const [first, second] = [servers[0]!, servers[1]!]
  const [huda, sami] = [await first.as('huda'), await first.as('sami')]
  await caughtUp(sami)
  await standby.pause()
  const before = await there()
  const cookie = await write(huda)
  const own = { by: 'primary', rows: before + 1 }
  expect(await seen(huda, cookie)).toEqual(own)
  // Of another browser of the same person, and of another process.
  expect(await seen(huda)).toEqual(own)
  expect(await seen(await second.as('huda'), cookie)).toEqual(own)
  await expect.poll(() => seen(sami), patiently).toEqual({ by: 'replica', rows: before })
  // Nonsense is none.
  await expect.poll(() => seen(sami, 'written=nothing'), patiently).toEqual({ by: 'replica', rows: before })
  await standby.resume()
  await caughtUp(sami)
  await caughtUp(huda, cookie)
  await caughtUp(await second.as('huda'), cookie)
})

test('who was refused, and who was told that there is something new, looks at what is there', async () => {
  const [huda, sami] = [await servers[0]!.as('huda'), await servers[1]!.as('sami')]
  await caughtUp(sami)
  await standby.pause()
  await database.db.insertInto('platform.setting').values({ key: 'probe told', value: '1' }).execute()
  const now = { by: 'primary', rows: await there() }
  await publishLive(database.db, [sami.accountId], 'probe')
  await expect.poll(() => seen(sami), patiently).toEqual(now)
  probe.does.write = () => refuse(probeFull)
  expect(await seen(huda, await write(huda, 409))).toEqual(now)
  await standby.resume()
  await caughtUp(sami)
})

test('what is refused by what a replica has, or would write there, is answered by the primary', async () => {
  const huda = await servers[0]!.as('huda')
  await caughtUp(huda)
  const place = async (db: Database) => (await rowsIn(db, 'platform.setting')) >= onReplica
  probe.does.readBehind = async ({ db }) => ((await place(db)) ? refuse(probeFull) : { Count: 7 })
  expect(await seen(huda)).toEqual({ by: 'primary', rows: 7 })
  probe.does.readBehind = async ({ db }) => {
    await sql`select 1 from platform.setting limit 1 for update`.execute(db)
    return { Count: 8 }
  }
  expect(await seen(huda)).toEqual({ by: 'primary', rows: 8 })
  // What is written down of a read is written to the primary.
  probe.does.readBehind = async ({ audit, db }) => {
    await audit({ kind: 'platform.downloadFile', subject: ['file', 1], data: {} })
    return { Count: await rowsIn(db, 'platform.audit') }
  }
  await seen(huda)
  await expect.poll(() => replicas[0]!.standings(), patiently).toMatchObject([{ state: 'used' }])
})

test('one that is behind, that is none, or that knows us by another role answers nobody', async () => {
  const live = await openLive(database.config)
  const open = (url: string, mostBehind = 600) =>
    openReplicas({ urls: [url], pool: { max: 1 }, personRole: null, db: database.db, live, mostBehind })
  const place = (opened: Replicas) =>
    opened.read({ account: 0, written: null }, async (on) => (on === null ? 'primary' : 'replica'))
  const late = await open(urlOf(standby.config), 0.5)
  await expect.poll(() => late.standings(), patiently).toMatchObject([{ state: 'used', behind: 0 }])
  await standby.pause()
  await database.db.insertInto('platform.setting').values({ key: 'probe late', value: '1' }).execute()
  await expect.poll(() => late.standings(), patiently).toMatchObject([{ state: 'behind' }])
  expect(late.standings()[0]!.behind).toBeGreaterThan(0.5)
  expect(await place(late)).toBe('primary')
  await standby.resume()
  await expect.poll(() => place(late), patiently).toBe('replica')
  await late.close()
  for (const url of [urlOf(primary.config), urlOf(standby.config, 'academy')]) {
    const other = await open(url)
    expect(other.standings()).toMatchObject([{ state: 'other', behind: null }])
    expect(await place(other)).toBe('primary')
    await other.close()
  }
  await live.close()
})

test('a killed replica costs nobody an answer, is passed over, and used again when it is back', async () => {
  const huda = await servers[0]!.as('huda')
  await caughtUp(huda)
  const before = { ...replicas[0]!.reads }
  probe.does.readBehind = async ({ db }) => {
    const Count = await rowsIn(db, 'platform.setting')
    if (Count >= onReplica) await db.transaction().execute(sleepLong)
    return { Count }
  }
  const asked = Promise.all(Array.from({ length: 5 }, () => seen(huda)))
  await vi.waitUntil(async () => (await sleeping()) > 0, { timeout: 120_000 })
  await standby.kill()
  const rows = await there()
  expect(await asked).toEqual(Array.from({ length: 5 }, () => ({ by: 'primary', rows })))
  expect(replicas[0]!.reads.again).toBeGreaterThan(before.again)

  await expect.poll(() => replicas[0]!.standings(), patiently).toMatchObject([{ state: 'silent', behind: null }])
  const again = replicas[0]!.reads.again
  expect(await seen(huda)).toEqual({ by: 'primary', rows })
  expect(replicas[0]!.reads.again).toBe(again)

  await standby.start()
  probe.does.readBehind = async ({ db }) => ({ Count: await rowsIn(db, 'platform.setting') })
  await caughtUp(huda)
  const cookie = await write(huda)
  await caughtUp(huda, cookie)
})

async function sleepLong(tx: Database): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`select pg_sleep(600)`.execute(tx)
}

/** How many of the academy's statements sleep on the replica. */
async function sleeping(): Promise<number> {
  const client = await connectTo(standby.config)
  const { rows } = await client.query(
    `select count(*)::integer as count from pg_stat_activity where application_name = 'diwan-reads' and wait_event = 'PgSleep'`,
  )
  await client.end()
  return rows[0].count
}
