import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { traineeCalls } from '#modules/people/contract/calls.ts'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { noPooler, startPooler, type Pooler } from '#testing/servers/pooler.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { openDatabase, type Database } from '../database.ts'
import { openPersonDatabases } from '../person-databases.ts'
import { connectTo } from './client.ts'
import type { PostgresConfig } from './embedded/start.ts'
import { checkPooler } from './pooler.ts'
import { personRole } from './wall.ts'

const urlOf = ({ host, port, user, database }: PostgresConfig) =>
  `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`

let database: TestDatabase
let pooler: Pooler
let server: TestServer
/** As the server opens them behind a pooler: many more connections of ours than there are of the server's. */
let pooled: Pick<TestDatabase, 'db' | 'persons' | 'pool'>
beforeAll(async () => {
  if (noPooler) return
  database = await cloneDatabase()
  pooler = await startPooler(database.config, 2)
  const config = { ...pooler.config, pooler: true, max: 8 }
  const { db, pool } = openDatabase(config)
  pooled = { db, pool, persons: openPersonDatabases(config, (await personRole(database.config))!, db) }
  const close = async () => {
    await Promise.all([db.destroy(), pooled.persons!.close()])
    await pooler.stop()
    await database.close()
  }
  server = await startTestServer({ database: { ...database, ...pooled, close } })
})
afterAll(() => server?.close())

interface Standing {
  readonly role: string
  readonly limit: string
  readonly zone: string
  readonly actor: string
}
const standing = async (db: Database): Promise<Standing> => {
  const { rows } = await sql<Standing>`
    select current_user::text as role, current_setting('statement_timeout') as limit,
      current_setting('timezone') as zone, coalesce(current_setting('diwan.actor', true), '') as actor`.execute(db)
  return rows[0]!
}
const trainee = (traineeId: number) => ({ traineeId, instructorId: null, organizationId: null }) as unknown as Actor

test('through a pooler the academy answers as ever, to many at once', { timeout: 60_000 }, async (context) => {
  context.skip(noPooler !== null, noPooler ?? '')
  const [nadia, layla] = [await server.as('nadia'), await server.as('layla')]
  const everybody = (await nadia.send(traineeCalls.listTrainees, {})).Total
  expect(everybody).toBeGreaterThan(1)
  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, each) =>
      each % 2
        ? (await nadia.send(traineeCalls.listTrainees, {})).Total
        : (await layla.send(traineeCalls.getLoginTrainee, {})).Email,
    ),
  )
  expect(new Set(answers)).toEqual(new Set([everybody, 'layla@diwan.example']))
  expect(pooled.pool.totalCount).toBeGreaterThan(2)
  // A call that writes, in its transaction, kept for whoever repeats it.
  const sami = await server.as('sami')
  const kind = { ID: null, Version: null, Code: 'GYM', Name: { ar: 'صالة' }, IsActive: true }
  const save = () =>
    sami.raw(lookupsCalls.saveLookupEntry, { body: { Lookup: 'ClassRoomKind', ...kind } }, { key: 'pooled-1' })
  const [one, other] = [await save(), await save()]
  expect(one.statusCode).toBe(200)
  expect(other.body).toBe(one.body)
})

test('settings, role and actor hold for a transaction, and for who began it alone', async (context) => {
  context.skip(noPooler !== null, noPooler ?? '')
  const person = (await personRole(database.config))!
  const staff = { role: database.config.user, limit: '5s', zone: 'UTC', actor: '' }
  const own = { role: person, limit: '5s', zone: 'UTC', actor: '7,,' }
  const persons = pooled.persons!.of(trainee(7))
  const asked = Array.from({ length: 30 }, (_, each) => each)
  const found = await Promise.all(asked.map((each) => standing(each % 2 ? pooled.db : persons)))
  expect(found).toEqual(asked.map((each) => (each % 2 ? staff : own)))
  const inside = await Promise.all(
    asked.map((each) =>
      (each % 2 ? pooled.db : persons).transaction().execute(async (tx) => [await standing(tx), await standing(tx)]),
    ),
  )
  expect(inside).toEqual(asked.map((each) => (each % 2 ? [staff, staff] : [own, own])))

  // What one of them set for itself, also where it failed, is nobody else's.
  await pooled.db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 60000`.execute(tx)
    expect((await standing(tx)).limit).toBe('1min')
  })
  await expect(sql`select 1/0`.execute(persons)).rejects.toThrow('division by zero')
  await expect(persons.transaction().execute((tx) => sql`select 1/0`.execute(tx))).rejects.toThrow('division by zero')
  expect(await standing(pooled.db)).toEqual(staff)
  const stranger = await connectTo(pooler.config)
  for (let each = 0; each < 4; each++) {
    const { rows } = await stranger.query(
      `select current_user::text as role, current_setting('statement_timeout') as limit`,
    )
    expect(rows).toEqual([{ role: database.config.user, limit: '0' }])
  }
  await stranger.end()
})

test('a statement that takes too long is ended through a pooler too', { timeout: 60_000 }, async (context) => {
  context.skip(noPooler !== null, noPooler ?? '')
  await expect(sql`select pg_sleep(600)`.execute(pooled.db)).rejects.toMatchObject({ code: '57014' })
  await expect(
    pooled
      .persons!.of(trainee(7))
      .transaction()
      .execute((tx) => sql`select pg_sleep(600)`.execute(tx)),
  ).rejects.toMatchObject({ code: '57014' })
})

test('a pooler that nobody spoke of, or that leads elsewhere, stops the start in a sentence', async (context) => {
  context.skip(noPooler !== null, noPooler ?? '')
  const deaf = await startPooler(database.config, 2, 'options,extra_float_digits')
  const session = database.config
  const check = (config: PostgresConfig, databaseSessionUrl: string | null) =>
    checkPooler({ databaseUrl: urlOf(config), databaseSessionUrl }, session)
  for (const { config } of [pooler, deaf])
    await expect(check(config, null)).rejects.toThrow(/^A pooler stands between .* DATABASE_SESSION_URL/)
  await check(session, null)
  await check(pooler.config, urlOf(session))
  const { host, port } = session
  await expect(
    checkPooler(
      { databaseUrl: urlOf(pooler.config), databaseSessionUrl: 'given' },
      { host, port, user: 'academy', database: 'postgres' },
    ),
  ).rejects.toThrow(
    /^DATABASE_URL leads to the database test_\w+ as academy_app, DATABASE_SESSION_URL to postgres as academy/,
  )
  await deaf.stop()
})
