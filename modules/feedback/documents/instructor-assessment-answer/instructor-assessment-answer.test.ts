import { afterAll, beforeAll, expect, test } from 'vitest'
import { feedbackCalls as calls } from '#modules/feedback/contract/calls.ts'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { clock, codesOf, giveBy, stageSheets, stageTaught } from '#testing/stages/feedback/rounds.ts'
import instructorAssessmentAnswer from './document.ts'

const page = documentCall(instructorAssessmentAnswer)
const closed = { status: 403, code: 'reportClosed' }
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  server.at('2026-03-12T15:00:00Z')
})
afterAll(() => server.close())

test('the sheet of an evaluator is printed with the name, by editors alone; a sheet of trainees is none', async () => {
  const sami = await server.as('sami')
  await stageSheets(sami)
  const { classId } = await stageTaught(server)
  await clock(server).opens()
  const asked = async (Kind: 'instructorByEvaluator' | 'courseByTrainee') => {
    const { Items } = await sami.send(calls.getFeedbackRounds, { ClassID: classId, Kind })
    return (await sami.send(calls.getFeedbackAsked, { RoundID: Items[0]!.ID })).Items[0]!.ID
  }
  const ID = await asked('instructorByEvaluator')
  expect(await refusalOf(sami.send(page, { ID }))).toMatchObject(closed)
  const karim = await server.as('karim')
  const [waiting] = await karim.send(calls.getAvailableReviews, {})
  await giveBy(karim, waiting!.Code, 'instructorByEvaluator', 7, 'شرح واضح')
  const { Content } = await sami.send(page, { ID })
  expect(Content.Answers.map(({ Value, Comment }) => Value ?? Comment)).toEqual([7, 7, 2, 1, 'شرح واضح'])
  const [code] = (await codesOf(server, classId)).values()
  await giveBy(server.anonymous, code!, 'courseByTrainee', 8)
  expect(await refusalOf(sami.send(page, { ID: await asked('courseByTrainee') }))).toMatchObject(closed)
  for (const who of ['huda', 'omar', 'layla', 'karim'] as const)
    expect(await refusalOf((await server.as(who)).send(page, { ID })), who).toMatchObject(closed)
})
