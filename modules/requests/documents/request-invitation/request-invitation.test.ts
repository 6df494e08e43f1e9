import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestsCalls as calls } from '../../contract/calls.ts'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { accept, sendOffer, stageRequest } from '#testing/stages/stage-request.ts'
import requestInvitation from './document.ts'

const page = documentCall(requestInvitation)
const closed = { status: 403, code: 'reportClosed' }
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  server.at('2027-01-10T08:00:00Z')
})
afterAll(() => server.close())

test('it invites those named, once there is a class, until the request is cancelled', async () => {
  const request = await stageRequest(server)
  const asked = { CourseRequestID: request.ID }
  const [hany, huda] = [await server.as('hany'), await server.as('huda')]
  const proposal = await sendOffer(server, request)
  expect(await refusalOf(huda.send(page, asked))).toMatchObject(closed)
  const { ClassCode } = await accept(server, request, proposal, 2)
  for (const who of [hany, huda])
    expect((await who.send(page, asked)).Content).toMatchObject({
      ClassCode,
      // As agreed; the course has another length.
      Hours: 25,
      Place: 'customerSite',
      OwnSite: '12 Airport Road',
      First: { Day: '2027-04-04', StartsAt: '09:00' },
      Names: [{ Name: 'Nominee 1' }, { Name: 'Nominee 2' }],
    })
  for (const who of ['layla', 'omar', 'salma'] as const)
    expect(await refusalOf((await server.as(who)).send(page, asked)), who).toMatchObject(closed)
  expect(await refusalOf(server.anonymous.send(page, asked))).toMatchObject(closed)
  expect(await refusalOf(hany.send(page, { CourseRequestID: 999_999 }))).toMatchObject(closed)
  const { Version } = await request.seen()
  await huda.send(calls.cancel, { body: { ID: request.ID, Version, Reason: 'Called off' } })
  expect(await refusalOf(hany.send(page, asked))).toMatchObject(closed)
})
