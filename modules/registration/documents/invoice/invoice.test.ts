import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCalls } from '#platform/shared/document/document-calls.ts'
import { documentCall } from '#platform/shared/document/documents.ts'
import { json } from '#platform/server/database.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass } from '#testing/stages/stage-exam.ts'
import invoice from './document.ts'

const page = documentCall(invoice)
const closed = { status: 403, code: 'reportClosed' }
let server: TestServer
let ID: number
beforeAll(async () => {
  server = await startTestServer()
  const staged = await stageClass(server.db, { trainees: ['layla'], instructors: ['salma'] })
  const { id } = await server.db
    .selectFrom('registration.registration')
    .select('id')
    .where('class_id', '=', staged.classId)
    .executeTakeFirstOrThrow()
  ID = id
  await server.db
    .insertInto('registration.invoice')
    .values({
      number: 'INV-1',
      registration_id: ID,
      lines: json([{ Text: { en: 'Course fee' }, Quantity: 1, Minor: 45_000 }]),
      amount_minor: 45_000,
      currency: 'USD',
      issued_at: '2026-02-01T08:00:00Z',
      issued_by: 1,
      due_on: '2026-02-15',
      state: 'sent',
    })
    .execute()
})
afterAll(() => server.close())

test('it opens for its trainee and for who reviews, and for nobody else', async () => {
  for (const who of ['layla', 'huda', 'nadia'] as const)
    expect(await (await server.as(who)).send(page, { ID }), who).toMatchObject({
      Content: { Invoice: { Number: 'INV-1' } },
    })
  for (const who of ['mariam', 'salma', 'karim', 'hany'] as const)
    expect(await refusalOf((await server.as(who)).send(page, { ID })), who).toMatchObject(closed)
  expect(await refusalOf(server.anonymous.send(page, { ID }))).toMatchObject(closed)
  const huda = await server.as('huda')
  expect(await refusalOf(huda.send(page, { ID: 999_999 }))).toMatchObject(closed)
  // Another plan row than that of its class.
  expect(await refusalOf(huda.send(page, { ID, AnnualPlanID: 999_999 }))).toMatchObject(closed)
})

test('a ticket to it ends when the invoice does', async () => {
  const layla = await server.as('layla')
  const body = { Report: 'CourseRegistrationInvoiceIACE', Parameters: { ID } }
  const { Ticket } = await layla.send(documentCalls.issueReportTicket, { body })
  const headers = { 'x-report-ticket': Ticket }
  expect((await server.anonymous.send(page, { ID }, { headers })).Content.Invoice.Number).toBe('INV-1')
  const add = server.db.insertInto('platform.event')
  await add.values({ kind: 'registration.voidInvoice', subject_type: 'registration', subject_id: ID }).execute()
  expect(await refusalOf(server.anonymous.send(page, { ID }, { headers }))).toMatchObject(closed)
})
