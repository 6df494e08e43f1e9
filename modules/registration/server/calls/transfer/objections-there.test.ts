import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { addClass, addTrainees } from '#testing/stages/registrations.ts'
import { stageSessions } from '#testing/stages/stage-sessions.ts'
import { registrationCalls as calls } from '../../../contract/calls.ts'

/* What stands against a place in the other class is said before the move, and a reviewer lets it pass with a reason. */

let server: TestServer
let huda: Asker
beforeAll(async () => {
  server = await startTestServer()
  huda = await server.as('huda')
})
afterAll(() => server.close())

const Reason = 'تعارض مع العمل'
const now = async (ID: number) => ({ ID, Version: (await huda.send(calls.getRegistration, { ID })).Version })
async function approved(traineeId: number, ClassID: number) {
  const { ID } = await huda.send(calls.add, { body: { ClassID, TraineeID: traineeId } })
  await huda.send(calls.startReview, { body: await now(ID) })
  await huda.send(calls.approve, { body: await now(ID) })
  return ID
}
const standing = async (asker: Asker, ID: number, ClassID: number) =>
  (await asker.send(calls.getTransfer, { ID, ClassID })).Objections.map(({ Kind, HoldsUp }) => `${Kind} ${HoldsUp}`)
const dayOfClass = async (id: number) =>
  (
    await server.db
      .selectFrom('classes.course_class')
      .where('id', '=', id)
      .select('starts_on')
      .executeTakeFirstOrThrow()
  ).starts_on

test('the class that is left is in nobody’s way, a third one is; who moves says why, and nobody else may', async () => {
  const [person] = await addTrainees(server.db, 1)
  const trainee = await server.as(person!.email)
  const [from, third, to] = [
    await addClass(server.db, server.now(), { inDays: 60 }),
    await addClass(server.db, server.now(), { inDays: 60 }),
    await addClass(server.db, server.now(), { inDays: 60 }),
  ]
  const day = await dayOfClass(to)
  await stageSessions(server.db, from, [day])
  await stageSessions(server.db, to, [day])
  const ID = await approved(person!.id, from)
  expect(await standing(huda, ID, to)).toEqual([])

  const other = await approved(person!.id, third)
  await stageSessions(server.db, third, [day])
  expect(await standing(huda, ID, to)).toEqual(['calendarClash submission'])
  const [objection] = (await trainee.send(calls.getTransfer, { ID, ClassID: to })).Objections
  expect(objection).toMatchObject({ MayOverride: false, Clashes: [{ Kind: 'class', SameHours: true }] })
  const body = { ...(await now(ID)), ClassID: to, Reason }
  expect(await refusalOf(huda.send(calls.transfer, { body }))).toMatchObject({ status: 409, code: 'calendarClash' })
  const letPass = [{ Kind: 'calendarClash' as const, Reason: 'ينسحب من الثالثة' }]
  const byTrainee = trainee.send(calls.transfer, { body: { ...body, Overrides: letPass } })
  expect((await refusalOf(byTrainee)).status).toBe(403)
  // What does not stand against it is not let pass.
  const another = { ...body, Overrides: [...letPass, { Kind: 'prerequisiteMissing' as const, Reason }] }
  expect(await refusalOf(huda.send(calls.transfer, { body: another }))).toMatchObject({ code: 'nothingToOverride' })
  const moved = await huda.send(calls.transfer, { body: { ...body, Overrides: letPass } })
  const seen = await huda.send(calls.getRegistration, { ID: moved.ID })
  expect(seen.Overrides).toMatchObject([{ Kind: 'calendarClash', Reason: 'ينسحب من الثالثة' }])
  expect(seen.History.map(({ Kind }) => Kind)).toContain('override')
  expect(other).toBeGreaterThan(0)
})

test('for a class whose course builds upon another, a reviewer chooses it and says why; the trainee is not offered it', async () => {
  const [person] = await addTrainees(server.db, 1)
  const trainee = await server.as(person!.email)
  const ID = await approved(person!.id, await addClass(server.db, server.now(), { inDays: 65 }))
  const to = await addClass(server.db, server.now(), { inDays: 120 })
  const { course_id: course } = await server.db
    .selectFrom('classes.course_class')
    .where('id', '=', to)
    .select('course_id')
    .executeTakeFirstOrThrow()
  const others = await server.db
    .selectFrom('catalogue.course')
    .where('id', '<>', course)
    .orderBy('id')
    .select('id')
    .execute()
  // The class is of another course than the one that is left, and that builds upon a third.
  await sql`update classes.course_class set course_id = ${others[0]!.id} where id = ${to}`.execute(server.db)
  await sql`insert into catalogue.course_prerequisite (course_id, required_id, position) values (${others[0]!.id}, ${others[1]!.id}, 1)`.execute(
    server.db,
  )
  const offered = async (asker: Asker) =>
    (await asker.send(calls.getTransferClasses, { ID, pageSize: 100 })).Items.map(({ ClassID }) => ClassID)
  expect(await offered(huda)).toContain(to)
  expect(await offered(trainee)).not.toContain(to)
  expect(await standing(huda, ID, to)).toContain('prerequisiteMissing submission')
  const body = { ...(await now(ID)), ClassID: to, Reason }
  expect(await refusalOf(trainee.send(calls.askTransfer, { body }))).toMatchObject({ code: 'prerequisiteMissing' })
  expect(await refusalOf(huda.send(calls.transfer, { body }))).toMatchObject({ code: 'prerequisiteMissing' })
  const Overrides = [{ Kind: 'prerequisiteMissing' as const, Reason: 'درسها في جهة أخرى' }]
  expect(await huda.send(calls.transfer, { body: { ...body, Overrides } })).toMatchObject({ Main: 'approved' })
})
