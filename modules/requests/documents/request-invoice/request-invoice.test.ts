import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { accept, sendOffer, stageRequest } from '#testing/stages/stage-request.ts'
import requestInvoice from './document.ts'

const page = documentCall(requestInvoice)
const closed = { status: 403, code: 'reportClosed' }
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  server.at('2027-01-10T08:00:00Z')
})
afterAll(() => server.close())

test('the invoice of an accepted proposal, for whoever asked and the academy', async () => {
  const request = await stageRequest(server)
  const [hany, huda] = [await server.as('hany'), await server.as('huda')]
  const proposal = await sendOffer(server, request)
  expect(await refusalOf(huda.send(page, { ID: request.ID }))).toMatchObject(closed)
  const { ClassCode, Invoice } = await accept(server, request, proposal)
  for (const who of [hany, huda])
    expect((await who.send(page, { ID: request.ID })).Content).toMatchObject({
      Invoice: { Number: Invoice!.Number, Amount: { Minor: 150_000, Currency: 'USD' }, Lines: [{ Quantity: 5 }] },
      ClassCode,
      Trainees: 5,
      FirstDay: '2027-04-04',
    })
  for (const who of ['layla', 'omar', 'salma'] as const)
    expect(await refusalOf((await server.as(who)).send(page, { ID: request.ID })), who).toMatchObject(closed)
  expect(await refusalOf(server.anonymous.send(page, { ID: request.ID }))).toMatchObject(closed)
  expect(await refusalOf(hany.send(page, { ID: 999_999 }))).toMatchObject(closed)
})

test('who asked alone is who it is made out to', async () => {
  const request = await stageRequest(server, 'layla')
  await accept(server, request, await sendOffer(server, request, 300))
  const { Content } = await request.asker.send(page, { ID: request.ID })
  expect(Content.PayerName).toMatchObject({ en: 'Layla Hassan Alansari' })
})
