import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#platform/shared/actor.ts'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import { openPersonDatabases, type OpenPersonDatabases } from './person-databases.ts'
import { personRole } from './postgres/wall.ts'

/* One connection, which everybody takes in turn. */
let database: TestDatabase
let one: OpenPersonDatabases
let [layla, yusuf] = [0, 0]
beforeAll(async () => {
  database = await cloneDatabase()
  one = openPersonDatabases({ ...database.config, max: 1 }, (await personRole(database.config))!, database.db)
  const idOf = async (key: string) =>
    (
      await database.db
        .selectFrom('people.trainee')
        .select('id')
        .where('email', '=', `${key}@diwan.example`)
        .executeTakeFirstOrThrow()
    ).id
  ;[layla, yusuf] = [await idOf('layla'), await idOf('yusuf')]
})
afterAll(async () => {
  await one.close()
  await database.close()
})

const asTrainee = (traineeId: number | null) =>
  one.of({ traineeId, instructorId: null, organizationId: null } as unknown as Actor)
const seen = async (db: ReturnType<typeof asTrainee>) =>
  (await db.selectFrom('people.trainee').select('id').orderBy('id').execute()).map(({ id }) => id)
const unbound = async () => (await one.pool.query('select id from people.trainee')).rows
const connection = async () => (await one.pool.query('select pg_backend_pid() as pid')).rows[0].pid

test('one connection shows each their own, and nobody’s to who says no name', async () => {
  const pid = await connection()
  for (let time = 0; time < 3; time++) {
    expect(await seen(asTrainee(layla))).toEqual([layla])
    expect(await unbound()).toEqual([])
    expect(await seen(asTrainee(yusuf))).toEqual([yusuf])
    expect(await seen(asTrainee(null))).toEqual([])
  }
  const turns = Array.from({ length: 60 }, (_, turn) => [layla, yusuf, null][turn % 3] ?? null)
  const found = await Promise.all(turns.map((each) => seen(asTrainee(each))))
  expect(found).toEqual(turns.map((each) => (each === null ? [] : [each])))
  expect(await connection()).toBe(pid)
})

test('within a transaction too, and nothing stays after it, however it ends', async () => {
  await asTrainee(layla)
    .transaction()
    .execute(async (tx) => expect(await seen(tx as never)).toEqual([layla]))
  expect(await unbound()).toEqual([])
  const taken = asTrainee(layla)
    .transaction()
    .execute(async (tx) => {
      await sql`update people.trainee set mobile = 'gone'`.execute(tx)
      throw new Error('taken back')
    })
  await expect(taken).rejects.toThrow('taken back')
  expect(await unbound()).toEqual([])
  await asTrainee(yusuf)
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => expect(await seen(tx as never)).toEqual([yusuf]))
  const { mobile } = await database.db
    .selectFrom('people.trainee')
    .select('mobile')
    .where('id', '=', layla)
    .executeTakeFirstOrThrow()
  expect(mobile).not.toBe('gone')
})

test('a statement that fails leaves the connection good and empty', async () => {
  const pid = await connection()
  for (let time = 0; time < 3; time++) {
    await expect(sql`select 1 / 0`.execute(asTrainee(layla))).rejects.toThrow('division by zero')
    await expect(sql`select ${time} / 0 from people.trainee`.execute(asTrainee(layla))).rejects.toThrow('division')
    await expect(sql`select nothing from people.trainee where id = ${time}`.execute(asTrainee(layla))).rejects.toThrow(
      'does not exist',
    )
    expect(await unbound()).toEqual([])
    expect(await seen(asTrainee(yusuf))).toEqual([yusuf])
  }
  expect(await connection()).toBe(pid)
})

test('what a statement outside a transaction writes stays', async () => {
  await sql`update people.trainee set mobile = '+20111'`.execute(asTrainee(layla))
  const rows = await database.db.selectFrom('people.trainee').select('id').where('mobile', '=', '+20111').execute()
  expect(rows).toEqual([{ id: layla }])
})
