import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { clock, codesOf, giveBy, stageSheets, stageTaught } from '#testing/stages/feedback/rounds.ts'
import { feedbackCalls as calls } from '#modules/feedback/contract/calls.ts'
import courseFeedBackAnswer from './document.ts'

const page = documentCall(courseFeedBackAnswer)
const closed = { status: 403, code: 'reportClosed' }
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  server.at('2026-03-12T15:00:00Z')
})
afterAll(() => server.close())

test('the sheet of a trainee says that it was given and on which day, never what was answered', async () => {
  const sami = await server.as('sami')
  await stageSheets(sami)
  const { classId, traineeIds } = await stageTaught(server)
  await clock(server).opens()
  const asked = { CourseClassID: classId, TraineeID: traineeIds['layla']! }
  expect((await sami.send(page, asked)).Content.GivenOn).toBeNull()
  const code = (await codesOf(server, classId)).get(asked.TraineeID)!
  await giveBy(server.anonymous, code, 'courseByTrainee', 8, 'كلام لا يُنسب')
  const { Content } = await sami.send(page, asked)
  expect(Content.GivenOn).toBe('2026-03-12')
  expect(Content.Categories[0]!.Questions).toHaveLength(5)
  expect(JSON.stringify(Content)).not.toContain('كلام لا يُنسب')
  expect(await refusalOf(sami.send(page, { ...asked, TraineeID: 999_999 }))).toMatchObject(closed)
  for (const who of ['huda', 'omar', 'layla'] as const)
    expect(await refusalOf((await server.as(who)).send(page, asked)), who).toMatchObject(closed)
})

test('who is asked in a round says whose sheet may be opened', async () => {
  const sami = await server.as('sami')
  const rounds = (await sami.send(calls.getFeedbackRounds, { Family: 'course' })).Items
  const { ID, ClassID } = rounds.find(({ Kind }) => Kind === 'courseByTrainee')!
  const { Items } = await sami.send(calls.getFeedbackAsked, { RoundID: ID })
  expect(Items.length).toBeGreaterThan(0)
  for (const { TraineeID, Name, GivenOn } of Items) {
    const { Content } = await sami.send(page, { CourseClassID: ClassID, TraineeID: TraineeID! })
    expect(Content).toMatchObject({ TraineeName: Name, GivenOn })
  }
  const ofInstructor = rounds.find(({ Kind }) => Kind === 'courseByInstructor')
  if (ofInstructor)
    for (const { TraineeID } of (await sami.send(calls.getFeedbackAsked, { RoundID: ofInstructor.ID })).Items)
      expect(TraineeID).toBeNull()
})
