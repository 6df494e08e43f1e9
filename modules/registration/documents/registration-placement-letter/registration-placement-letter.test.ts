import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { addClass, addTrainees } from '#testing/stages/registrations.ts'
import { tellAll } from '#testing/stages/told.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import registrationPlacementLetter from './document.ts'

const page = documentCall(registrationPlacementLetter)
const closed = { status: 403, code: 'reportClosed' }
let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

/** A registration that is confirmed in a class of this state. */
async function confirmed(state: 'open' | 'confirmed') {
  const [person] = await addTrainees(server.db, 1)
  const [trainee, huda] = [await server.as(person!.email), await server.as('huda')]
  const classId = await addClass(server.db, server.now(), { feeMinor: 0, state })
  const { ID, Version } = await trainee.send(calls.add, { body: { ClassID: classId } })
  const asked = { CourseRegistraionID: ID }
  expect(await refusalOf(huda.send(page, asked))).toMatchObject(closed)
  const reviewed = await huda.send(calls.startReview, { body: { ID, Version } })
  const { Main } = await huda.send(calls.approve, { body: { ID, Version: reviewed.Version } })
  expect(Main).toBe('confirmed')
  return { trainee, huda, classId, asked, id: ID }
}

test('it waits for the class too, and ends with it', async () => {
  const { trainee, huda, classId, asked } = await confirmed('open')
  for (const who of [trainee, huda]) expect(await refusalOf(who.send(page, asked))).toMatchObject(closed)
  const set = (state: 'confirmed' | 'cancelled') =>
    server.db.updateTable('classes.course_class').set({ state }).where('id', '=', classId).execute()
  await set('confirmed')
  const { Content } = await trainee.send(page, asked)
  expect(Content).toMatchObject({ Place: 'academy', Flight: '' })
  expect((await huda.send(page, asked)).Content).toEqual(Content)
  for (const who of ['layla', 'hany', 'salma', 'omar'] as const)
    expect(await refusalOf((await server.as(who)).send(page, asked)), who).toMatchObject(closed)
  expect(await refusalOf(server.anonymous.send(page, asked))).toMatchObject(closed)
  expect(await refusalOf(huda.send(page, { CourseRegistraionID: 999_999 }))).toMatchObject(closed)
  expect(await refusalOf(huda.send(page, { ...asked, AnnualPlanID: 999_999 }))).toMatchObject(closed)
  await set('cancelled')
  for (const who of [trainee, huda]) expect(await refusalOf(who.send(page, asked))).toMatchObject(closed)
})

test('the letter that says so opens it, where the class is certain already', async () => {
  await confirmed('open')
  const { id } = await confirmed('confirmed')
  await tellAll(server)
  const mails = await server.db
    .selectFrom('platform.outbox_mail')
    .where('kind', '=', 'registrationConfirmed')
    .select('paper_href')
    .orderBy('id')
    .execute()
  expect(mails.at(-1)!.paper_href).toMatch(new RegExp(`^/report/RegistrationPlacementLetterReportIACE/${id}#ticket=`))
  expect(mails.slice(0, -1).every((mail) => mail.paper_href === null)).toBe(true)
})
