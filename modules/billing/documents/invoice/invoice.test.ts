import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCalls } from '#platform/shared/document/document-calls.ts'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { addInvoice } from '#testing/stages/stage-invoice.ts'
import { stageClass } from '#testing/stages/stage-exam.ts'
import invoice from './document.ts'

const page = documentCall(invoice)
const closed = { status: 403, code: 'reportClosed' }
let server: TestServer
let ID: number
let invoiceId: number
beforeAll(async () => {
  server = await startTestServer()
  const staged = await stageClass(server.db, { trainees: ['layla'], instructors: ['salma'] })
  const { id } = await server.db
    .selectFrom('registration.registration')
    .select('id')
    .where('class_id', '=', staged.classId)
    .executeTakeFirstOrThrow()
  ID = id
  invoiceId = await addInvoice(server.db, ID, { number: 'INV-1' })
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
  await add.values({ kind: 'billing.voidInvoice', subject_type: 'invoice', subject_id: invoiceId }).execute()
  expect(await refusalOf(server.anonymous.send(page, { ID }, { headers }))).toMatchObject(closed)
})
