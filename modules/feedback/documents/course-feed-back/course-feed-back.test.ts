import { afterAll, beforeAll, expect, test } from 'vitest'
import { feedbackCalls as calls } from '#modules/feedback/contract/calls.ts'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { clock, codesOf, giveBy, stageSheets, stageTaught } from '#testing/stages/feedback/rounds.ts'
import courseFeedBack from './document.ts'

const page = documentCall(courseFeedBack)
const closed = { status: 403, code: 'reportClosed' }
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  server.at('2026-03-12T15:00:00Z')
})
afterAll(() => server.close())

test('what trainees said of a course is printed for who keeps such sheets; of another type it is none', async () => {
  const sami = await server.as('sami')
  await stageSheets(sami)
  const { classId, courseId } = await stageTaught(server)
  await clock(server).opens()
  const { Items } = await sami.send(calls.getFeedbackRounds, { ClassID: classId, Kind: 'courseByTrainee' })
  for (const code of [...(await codesOf(server, classId)).values()].slice(0, 5))
    await giveBy(server.anonymous, code, 'courseByTrainee', 8)
  expect((await sami.send(page, { CourseID: courseId })).Content.Results.Sheets).toBe(0)
  await sami.send(calls.closeFeedbackRound, { body: { ID: Items[0]!.ID, Version: Items[0]!.Version } })
  expect(await sami.send(page, { CourseID: courseId })).toMatchObject({
    Content: { CourseCode: 'SMS-101', Results: { Rounds: 1, Sheets: 5, Mean: 8 } },
  })
  expect(await refusalOf(sami.send(page, { CourseID: courseId, CourseTypeID: 999_999 }))).toMatchObject(closed)
  for (const who of ['huda', 'omar', 'layla', 'hany'] as const)
    expect(await refusalOf((await server.as(who)).send(page, { CourseID: courseId })), who).toMatchObject(closed)
})
