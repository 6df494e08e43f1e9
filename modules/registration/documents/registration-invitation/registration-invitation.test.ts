import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { addClass, addTrainees, givePassport } from '#testing/stages/registrations.ts'
import { tellAll } from '#testing/stages/told.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import registrationInvitation from './document.ts'

const page = documentCall(registrationInvitation)
const closed = { status: 403, code: 'reportClosed' }
let server: TestServer
let huda: Asker
let trainee: Asker
let traineeId: number
let id: number
let Version: number

beforeAll(async () => {
  server = await startTestServer()
  const [person, stranger] = await addTrainees(server.db, 2)
  huda = await server.as('huda')
  trainee = await server.as(person!.email)
  traineeId = person!.id
  await givePassport(server, traineeId, 'P0099417')
  await givePassport(server, stranger!.id, 'P0012345')
  const classId = await addClass(server.db, server.now())
  ;({ ID: id, Version } = await trainee.send(calls.add, { body: { ClassID: classId } }))
})
afterAll(() => server.close())

const ask = { CourseRegistraionID: 0 }
const opens = (who: Asker) => who.send(page, { ...ask, CourseRegistraionID: id })
const refused = (who: Asker | TestServer['anonymous'], CourseRegistraionID = id) =>
  refusalOf(who.send(page, { CourseRegistraionID }))
const step = async (call: typeof calls.startReview | typeof calls.refuseVisa, Reason?: string) => {
  const body = { ID: id, Version, ...(Reason && { Reason }) }
  ;({ Version } = await huda.send(call, { body } as never))
}
const openings = async () =>
  Number(
    (
      await server.db
        .selectFrom('platform.audit')
        .where('kind', '=', 'people.openPassport')
        .where('subject_id', '=', traineeId)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

test('nobody opens it before it is issued, and then its trainee and the academy alone', async () => {
  await step(calls.startReview)
  await step(calls.requireVisa)
  for (const who of [trainee, huda]) expect(await refused(who)).toMatchObject(closed)
  await step(calls.issueVisaLetter)
  const { Content } = await opens(trainee)
  expect(Content).toMatchObject({
    PassportNumber: 'P0099417',
    PassportExpiresOn: '2090-01-01',
    NationalityName: { en: 'Sudanese' },
  })
  expect((await opens(huda)).Content).toEqual(Content)
  const others = await Promise.all((['layla', 'salma', 'hany', 'omar'] as const).map((who) => server.as(who)))
  for (const who of [...others, server.anonymous]) expect(await refused(who)).toMatchObject(closed)
  expect(await refused(trainee, 999_999)).toMatchObject(closed)
  expect(await refusalOf(trainee.send(page, { CourseRegistraionID: id, AnnualPlanID: 999_999 }))).toMatchObject(closed)
})

test('of the passport it holds what is on the letter, and nothing of the record beside it', async () => {
  await server.db
    .updateTable('people.trainee')
    .set({ mobile: '+20CANARY', job_title: 'CANARY', visa_number: 'CANARY' })
    .where('id', '=', traineeId)
    .execute()
  const { Content } = await opens(huda)
  expect(JSON.stringify(Content)).not.toContain('CANARY')
  expect(Object.keys(Content).toSorted()).toEqual([
    'BirthDate',
    'ClassCode',
    'CourseName',
    'EndDate',
    'FullName',
    'Gender',
    'IssuedOn',
    'NationalityName',
    'PassportExpiresOn',
    'PassportNumber',
    'RegistrationCode',
    'StartDate',
  ])
})

test('who opens it for somebody else leaves a trace, its holder none', async () => {
  const before = await openings()
  await opens(trainee)
  expect(await openings()).toBe(before)
  await opens(huda)
  expect(await openings()).toBe(before + 1)
})

test('it stays as it was issued, until it is issued anew', async () => {
  await givePassport(server, traineeId, 'N7700001', '2091-01-01')
  expect((await opens(trainee)).Content).toMatchObject({ PassportNumber: 'P0099417', PassportExpiresOn: '2090-01-01' })
  await step(calls.issueVisaLetter)
  expect((await opens(trainee)).Content).toMatchObject({ PassportNumber: 'N7700001', PassportExpiresOn: '2091-01-01' })
})

test('the letter about it opens it without a log-in, until the visa is refused', async () => {
  await tellAll(server)
  const mail = await server.db
    .selectFrom('platform.outbox_mail')
    .where('kind', '=', 'visaLetterIssued')
    .orderBy('id', 'desc')
    .select('paper_href')
    .executeTakeFirstOrThrow()
  expect(mail.paper_href).toMatch(new RegExp(`^/report/RegistrationInvitationIACE/${id}#ticket=`))
  const headers = { 'x-report-ticket': mail.paper_href!.split('#ticket=')[1]! }
  const status = async () => (await server.anonymous.raw(page, { CourseRegistraionID: id }, { headers })).statusCode
  expect(await status()).toBe(200)
  expect((await trainee.send(calls.getRegistration, { ID: id })).Printed).toEqual(['form', 'visaLetter'])
  await step(calls.refuseVisa, 'رفضت القنصلية')
  expect(await status()).toBe(403)
  for (const who of [trainee, huda]) expect(await refused(who)).toMatchObject(closed)
  expect((await trainee.send(calls.getRegistration, { ID: id })).Printed).toEqual(['form'])
})
