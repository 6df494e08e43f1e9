import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { accept, sendOffer, stageRequest } from '#testing/stages/stage-request.ts'
import requestPlacement from './document.ts'

const page = documentCall(requestPlacement)
const closed = { status: 403, code: 'reportClosed' }
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  server.at('2027-01-10T08:00:00Z')
})
afterAll(() => server.close())

test('it waits for the class to be certain, and names those alone who have a confirmed place', async () => {
  const request = await stageRequest(server)
  const asked = { CourseRequestID: request.ID }
  const [hany, huda] = [await server.as('hany'), await server.as('huda')]
  const { ClassID } = await accept(server, request, await sendOffer(server, request), 2)
  for (const who of [hany, huda]) expect(await refusalOf(who.send(page, asked))).toMatchObject(closed)
  await server.db.updateTable('classes.course_class').set({ state: 'confirmed' }).where('id', '=', ClassID!).execute()
  const ofClass = () => server.db.updateTable('registration.registration').where('class_id', '=', ClassID!)
  await ofClass().set({ main: 'approved' }).execute()
  expect(await refusalOf(huda.send(page, asked))).toMatchObject(closed)
  const { min } = await server.db
    .selectFrom('registration.registration')
    .where('class_id', '=', ClassID!)
    .select((eb) => eb.fn.min('id').as('min'))
    .executeTakeFirstOrThrow()
  await ofClass().set({ main: 'confirmed' }).where('id', '=', min).execute()
  for (const who of [hany, huda])
    expect((await who.send(page, asked)).Content.Names).toMatchObject([{ Name: 'Nominee 1' }])
  for (const who of ['layla', 'omar', 'salma'] as const)
    expect(await refusalOf((await server.as(who)).send(page, asked)), who).toMatchObject(closed)
  expect(await refusalOf(server.anonymous.send(page, asked))).toMatchObject(closed)
})
