import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { addClass, addTrainees } from '#testing/stages/registrations.ts'
import { registrationCalls as calls } from '../../../contract/calls.ts'

let server: TestServer
let huda: Asker
beforeAll(async () => {
  server = await startTestServer()
  huda = await server.as('huda')
})
afterAll(() => server.close())

test('places that trainees are to confirm are counted, and the count leads to exactly those', async () => {
  const { id: organizationId } = await server.db
    .selectFrom('people.organization')
    .orderBy('id')
    .select('id')
    .executeTakeFirstOrThrow()
  const count = async (who: Asker) =>
    (await who.send(calls.getRegistrationTasks, {})).find(({ Task }) => Task === 'confirmPlace')?.Count ?? 0
  const listed = async (who: Asker) => (await who.send(calls.getRegistrations, { Task: 'confirmPlace' })).Items
  const before = await count(huda)
  const [person] = await addTrainees(server.db, 1)
  await sql`update people.trainee set organization_id = ${organizationId} where id = ${person!.id}`.execute(server.db)
  const trainee = await server.as(person!.email)
  const classId = await addClass(server.db, server.now(), { organizationId, feeMinor: 0 })
  const { ID } = await huda.send(calls.add, { body: { ClassID: classId, TraineeID: person!.id } })
  await sql`update registration.registration set organization_agreed_at = now() where id = ${ID}`.execute(server.db)
  // Not before the place is there.
  expect(await count(huda)).toBe(before)
  await huda.send(calls.startReview, { body: { ID, Version: 2 } })
  const { Version } = await huda.send(calls.approve, { body: { ID, Version: 3 } })
  expect(await count(huda)).toBe(before + 1)
  expect((await listed(huda)).map((row) => row.ID)).toContain(ID)
  expect(await listed(huda)).toHaveLength(before + 1)
  expect([await count(trainee), (await listed(trainee)).map((row) => row.ID)]).toEqual([1, [ID]])
  const seen = await trainee.send(calls.getRegistration, { ID })
  expect(seen.Actions).toContain('confirmPlace')
  await trainee.send(calls.confirmPlace, { body: { ID, Version: seen.Version } })
  expect([await count(huda), await count(trainee)]).toEqual([before, 0])
  expect(Version).toBeGreaterThan(0)
})
