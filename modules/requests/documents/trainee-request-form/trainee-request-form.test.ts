import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageRequest } from '#testing/stages/stage-request.ts'
import traineeRequestForm from './document.ts'

const page = documentCall(traineeRequestForm)
const closed = { status: 403, code: 'reportClosed' }
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  server.at('2027-01-10T08:00:00Z')
})
afterAll(() => server.close())

test('it opens for the trainee who asked and for the academy; an address of another trainee opens nothing', async () => {
  const { ID, seen } = await stageRequest(server, 'layla')
  const { TraineeID } = await seen()
  const asked = { RequestID: ID, TraineeID: TraineeID! }
  for (const who of ['layla', 'huda', 'nadia'] as const)
    expect((await (await server.as(who)).send(page, asked)).Content, who).toMatchObject({
      Asked: { Topic: 'Fatigue management', Trainees: 1 },
      TraineeCode: expect.stringContaining('T-'),
    })
  for (const who of ['hany', 'yusuf', 'omar'] as const)
    expect(await refusalOf((await server.as(who)).send(page, asked)), who).toMatchObject(closed)
  expect(await refusalOf(server.anonymous.send(page, asked))).toMatchObject(closed)
  const huda = await server.as('huda')
  expect(await refusalOf(huda.send(page, { ...asked, TraineeID: TraineeID! + 1 }))).toMatchObject(closed)
  const ofOrganization = await stageRequest(server)
  expect(await refusalOf(huda.send(page, { RequestID: ofOrganization.ID }))).toMatchObject(closed)
})
