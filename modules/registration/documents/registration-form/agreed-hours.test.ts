import { afterAll, beforeAll, expect, test } from 'vitest'
import { classesCalls } from '#modules/classes/contract/calls.ts'
import { documentCall } from '#platform/shared/document/documents.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { accept, sendOffer, stageRequest } from '#testing/stages/stage-request.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import placementLetter from '../registration-placement-letter/document.ts'
import registrationForm from './document.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  server.at('2027-01-10T08:00:00Z')
})
afterAll(() => server.close())

test('a registration to the class of a request, its form and its placement letter say the hours agreed, not the course’s', async () => {
  const { db } = server
  const request = await stageRequest(server)
  const proposal = await sendOffer(server, request, 1500, { Hours: 15 })
  const { ClassID, Nominees } = await accept(server, request, proposal, 1)
  const { TraineeID, RegistrationID: ID } = Nominees[0]!
  const made = await db
    .selectFrom('classes.course_class as c')
    .innerJoin('catalogue.course as k', 'k.id', 'c.course_id')
    .where('c.id', '=', ClassID!)
    .select('k.hours')
    .executeTakeFirstOrThrow()
  expect(made.hours).not.toBe(15)
  await db.updateTable('classes.course_class').set({ state: 'confirmed' }).where('id', '=', ClassID!).execute()
  await db.updateTable('registration.registration').set({ main: 'confirmed' }).where('id', '=', ID!).execute()

  const { email } = await db
    .selectFrom('people.trainee')
    .where('id', '=', TraineeID!)
    .select('email')
    .executeTakeFirstOrThrow()
  for (const who of [email, 'hany', 'huda']) {
    const asker = await server.as(who)
    expect((await asker.send(calls.getRegistration, { ID: ID! })).Hours, who).toBe(15)
    const form = await asker.send(documentCall(registrationForm), { RegistrationID: ID! })
    const letter = await asker.send(documentCall(placementLetter), { CourseRegistraionID: ID! })
    expect([form.Content.Hours, letter.Content.Hours], who).toEqual([15, 15])
  }
  // The class says of its sessions how many of these there are.
  const huda = await server.as('huda')
  expect(await huda.send(classesCalls.getCourseClass, { ID: ClassID! })).toMatchObject({ Hours: 15, CourseHours: 15 })
})
