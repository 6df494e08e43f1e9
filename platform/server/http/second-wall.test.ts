import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast, type CastKey } from '#testing/stages/cast.ts'
import { probeCalls as calls, probeServer } from '#testing/probe.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'

/* Handlers that have forgotten every condition: what the whole server answers then, by who asks. */
const probe = probeServer()
let server: TestServer
let everybody: number
beforeAll(async () => {
  server = await startTestServer({ modules: [probe.module] })
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from people.trainee`.execute(
    server.db,
  )
  everybody = rows[0]!.count
  const forgetful = async ({ db }: { db: TestServer['db'] }) => {
    const found = await sql<{ count: number }>`select count(*)::integer as count from people.trainee`.execute(db)
    return { Count: found.rows[0]!.count }
  }
  Object.assign(probe.does, { read: forgetful, readOpenly: forgetful, write: forgetful })
})
afterAll(() => server.close())

const body = { Name: 'x' }

test.each([
  ['layla', 1],
  ['hany', 1],
  ['omar', 0],
] as const)('%s gets %i rows of everybody’s, by a call that reads and by one that writes', async (key, count) => {
  const person = await server.as(key)
  expect(await person.send(calls.read)).toEqual({ Count: count })
  expect(await person.send(calls.readOpenly)).toEqual({ Count: count })
  expect(await person.send(calls.write, { body })).toEqual({ Count: count })
})

test('a visitor gets none', async () => {
  expect(await server.anonymous.send(calls.readOpenly)).toEqual({ Count: 0 })
})

test.each(['nadia', 'sami', 'huda', 'karim'] as const)('%s works with everybody’s', async (key: CastKey) => {
  expect(await (await server.as(key)).send(calls.read)).toEqual({ Count: everybody })
})

test('whoever holds a right beside the role is staff, for as long as it is held', async () => {
  const give = (permissions: string) =>
    sql`update accounts.account set permissions = ${permissions}::text[] where email = ${cast.salma.email}`.execute(
      server.db,
    )
  await give('{correctiontraineeexam}')
  const holder = await server.as('salma')
  expect(await holder.send(calls.read)).toEqual({ Count: everybody })
  await give('{}')
  expect(await (await server.as('salma')).send(calls.read)).toEqual({ Count: 0 })
})
