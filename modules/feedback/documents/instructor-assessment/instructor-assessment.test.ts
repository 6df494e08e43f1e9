import { afterAll, beforeAll, expect, test } from 'vitest'
import { feedbackCalls as calls } from '#modules/feedback/contract/calls.ts'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { clock, codesOf, giveBy, stageSheets, stageTaught } from '#testing/stages/feedback/rounds.ts'
import instructorAssessment from './document.ts'

const page = documentCall(instructorAssessment)
const closed = { status: 403, code: 'reportClosed' }
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  server.at('2026-03-12T15:00:00Z')
})
afterAll(() => server.close())

test('what five have said of an instructor is printed once the round is over, by editors and administrators alone', async () => {
  const [sami, nadia] = await Promise.all([server.as('sami'), server.as('nadia')])
  await stageSheets(sami)
  const { classId } = await stageTaught(server)
  await clock(server).opens()
  const { Items } = await sami.send(calls.getFeedbackRounds, { ClassID: classId, Kind: 'instructorByTrainee' })
  const { ID } = Items[0]!
  for (const code of [...(await codesOf(server, classId)).values()].slice(0, 5))
    await giveBy(server.anonymous, code, 'instructorByTrainee', 6, 'سريع')
  expect(await refusalOf(sami.send(page, { ID }))).toMatchObject(closed)
  await sami.send(calls.closeFeedbackRound, { body: { ID, Version: Items[0]!.Version } })
  for (const reader of [sami, nadia])
    expect(await reader.send(page, { ID })).toMatchObject({
      Content: {
        Kind: 'instructorByTrainee',
        Results: { Sheets: 5, Mean: 6, Comments: ['سريع', 'سريع', 'سريع', 'سريع', 'سريع'].map((Text) => ({ Text })) },
      },
    })
  for (const who of ['huda', 'omar', 'layla', 'karim', 'hany'] as const)
    expect(await refusalOf((await server.as(who)).send(page, { ID })), who).toMatchObject(closed)
  expect(await refusalOf(server.anonymous.send(page, { ID }))).toMatchObject(closed)
  // The id is the round's: of a round about the course it prints nothing, however many have answered it.
  const { Items: ofCourse } = await sami.send(calls.getFeedbackRounds, { ClassID: classId, Kind: 'courseByTrainee' })
  for (const code of [...(await codesOf(server, classId)).values()].slice(0, 5))
    await giveBy(server.anonymous, code, 'courseByTrainee', 6, 'سريع')
  const course = ofCourse[0]!
  await sami.send(calls.closeFeedbackRound, { body: { ID: course.ID, Version: course.Version } })
  expect(await refusalOf(nadia.send(page, { ID: course.ID }))).toMatchObject(closed)
})
