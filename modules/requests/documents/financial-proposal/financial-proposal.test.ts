import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestsCalls as calls } from '../../contract/calls.ts'
import { documentCalls } from '#platform/shared/document/document-calls.ts'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { sendOffer, stageRequest, type StagedRequest } from '#testing/stages/stage-request.ts'
import financialProposal from './document.ts'

const page = documentCall(financialProposal)
const closed = { status: 403, code: 'reportClosed' }
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  server.at('2027-01-10T08:00:00Z')
})
afterAll(() => server.close())

const asOf = ({ ID }: StagedRequest) => ({ CourseRequestId: ID })

test('it prints the version that was sent last, and an earlier one where the address says its figures', async () => {
  const request = await stageRequest(server)
  const [hany, huda] = [await server.as('hany'), await server.as('huda')]
  expect(await refusalOf(huda.send(page, asOf(request)))).toMatchObject(closed)
  const first = await sendOffer(server, request, 1500)
  const { Version } = await request.seen()
  await hany.send(calls.askRevision, { body: { ID: request.ID, Version, ProposalID: first, Reason: 'Too dear' } })
  await sendOffer(server, request, 1200)
  for (const who of [hany, huda])
    expect((await who.send(page, asOf(request))).Content).toMatchObject({
      Proposal: { Number: 2, State: 'sent', Total: { Minor: 120_000 } },
    })
  const earlier = { ...asOf(request), Fees: '1500', NoTrainee: 5, CourseHours: 25 }
  expect((await hany.send(page, earlier)).Content.Proposal).toMatchObject({ Number: 1, State: 'revisionAsked' })
  expect(JSON.stringify((await huda.send(page, asOf(request))).Content)).not.toContain('Cost')
})

test('no text and no figure of an address is printed: what was never sent opens nothing', async () => {
  const request = await stageRequest(server)
  await sendOffer(server, request, 1500)
  const hany = await server.as('hany')
  const asked = { ...asOf(request), Fees: '1500.00', NoTrainee: 5, CourseHours: 25 }
  expect((await hany.send(page, asked)).Content.Proposal.Total.Minor).toBe(150_000)
  const never = await refusalOf(hany.send(page, { CourseRequestId: 999_999 }))
  expect(never).toMatchObject(closed)
  for (const changed of [{ Fees: '1499.99' }, { NoTrainee: 6 }, { CourseHours: 24 }])
    expect(await refusalOf(hany.send(page, { ...asked, ...changed }))).toMatchObject({
      status: never.status,
      code: never.code,
      message: never.message,
    })
  for (const who of ['layla', 'omar', 'salma'] as const)
    expect(await refusalOf((await server.as(who)).send(page, asked)), who).toMatchObject(closed)
  expect(await refusalOf(server.anonymous.send(page, asked))).toMatchObject(closed)
})

test('a ticket opens that request’s proposal until it is taken back', async () => {
  const [request, other] = [await stageRequest(server), await stageRequest(server)]
  await sendOffer(server, request)
  await sendOffer(server, other)
  const [hany, huda] = [await server.as('hany'), await server.as('huda')]
  const body = { Report: 'FinancialPorposalIACE', Parameters: asOf(request) }
  const { Ticket } = await hany.send(documentCalls.issueReportTicket, { body })
  const headers = { 'x-report-ticket': Ticket }
  expect((await server.anonymous.send(page, asOf(request), { headers })).Content.Proposal.Number).toBe(1)
  expect(await refusalOf(server.anonymous.send(page, asOf(other), { headers }))).toMatchObject(closed)
  const { Version } = await request.seen()
  await huda.send(calls.recallProposal, { body: { ID: request.ID, Version, Reason: 'A line is missing' } })
  expect(await refusalOf(server.anonymous.send(page, asOf(request), { headers }))).toMatchObject(closed)
})
