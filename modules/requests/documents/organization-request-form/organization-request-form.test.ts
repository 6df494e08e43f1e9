import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageRequest } from '#testing/stages/stage-request.ts'
import organizationRequestForm from './document.ts'

const page = documentCall(organizationRequestForm)
const closed = { status: 403, code: 'reportClosed' }
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  server.at('2027-01-10T08:00:00Z')
})
afterAll(() => server.close())

test('it opens for whoever asked and for the academy, and is not the form of a trainee', async () => {
  const { ID } = await stageRequest(server)
  for (const who of ['hany', 'huda', 'sami', 'nadia'] as const)
    expect((await (await server.as(who)).send(page, { RequestID: ID })).Content, who).toMatchObject({
      Asked: { Topic: 'Fatigue management', Trainees: 5, Month: '2027-04', Notes: 'A projector is there.' },
      Names: [],
    })
  for (const who of ['layla', 'omar', 'salma'] as const)
    expect(await refusalOf((await server.as(who)).send(page, { RequestID: ID })), who).toMatchObject(closed)
  expect(await refusalOf(server.anonymous.send(page, { RequestID: ID }))).toMatchObject(closed)
  const huda = await server.as('huda')
  expect(await refusalOf(huda.send(page, { RequestID: 999_999 }))).toMatchObject(closed)
  const alone = await stageRequest(server, 'layla')
  expect(await refusalOf(huda.send(page, { RequestID: alone.ID }))).toMatchObject(closed)
})
