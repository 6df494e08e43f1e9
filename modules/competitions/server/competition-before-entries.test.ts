import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { about, stageCompetition, type StagedCompetition } from '#testing/stages/competitions/stage-competition.ts'
import { whileCompetitionHeld } from '#testing/stages/competitions/while-held.ts'
import { onExamDay, stageClass, stageQuestions } from '#testing/stages/stage-exam.ts'
import { competitionsCalls as calls } from '../contract/calls.ts'

let server: TestServer
let held: StagedCompetition
let layla: Asker

beforeAll(async () => {
  server = await startTestServer()
  server.at(onExamDay('08:00', '2026-03-06'))
  const { courseId } = await stageClass(server.db)
  const sami = await server.as('sami')
  layla = await server.as('layla')
  held = await stageCompetition(sami, courseId, await stageQuestions(sami, courseId))
  await sami.send(calls.publish, { body: await about(sami, held.ID) })
})
afterAll(() => server.close())

test('what a trainee does with an entry waits for its competition before it holds the entry', async () => {
  const own = async () => (await layla.send(calls.getOwnCompetition, { Code: held.Code })).Competition!.Entry!
  await layla.send(calls.enter, { body: { Code: held.Code, ShowsName: false } })
  const { ID, Version } = await own()
  const showName = () => layla.send(calls.showName, { body: { ID, Version, ShowsName: true } })
  expect(await whileCompetitionHeld(server, held.ID, showName)).toMatchObject({ status: 'fulfilled' })
  expect(await own()).toMatchObject({ ShowsName: true, Version: Version + 1 })

  const object = () => layla.send(calls.fileAppeal, { body: { EntryID: ID, Text: 'راجعوا السؤال الرابع' } })
  expect(await whileCompetitionHeld(server, held.ID, object)).toMatchObject({ status: 'rejected' })

  const withdraw = () => layla.send(calls.withdrawEntry, { body: { ID, Version: Version + 1 } })
  expect(await whileCompetitionHeld(server, held.ID, withdraw)).toMatchObject({ status: 'fulfilled' })
  expect(await own()).toMatchObject({ State: 'withdrawn' })
})
