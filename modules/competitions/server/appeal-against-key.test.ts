import { afterAll, beforeAll, expect, test } from 'vitest'
import { examsCalls } from '#modules/exams/contract/calls.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { about, stageCompetition } from '#testing/stages/competitions/stage-competition.ts'
import { whileCompetitionHeld } from '#testing/stages/competitions/while-held.ts'
import { sitExam } from '#testing/stages/sit-exam.ts'
import { onExamDay, stageClass, stageQuestions } from '#testing/stages/stage-exam.ts'
import { tellNews } from '#testing/stages/told.ts'
import { competitionsCalls as calls } from '../contract/calls.ts'
import { jobs } from './jobs.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('an appeal against a wrong key is upheld by accepting the answer, and the places are found anew', async () => {
  server.at(onExamDay('08:00', '2026-03-04'))
  const { courseId } = await stageClass(server.db, { trainees: ['layla', 'mariam'] })
  const [sami, layla, mariam] = await Promise.all(['sami', 'layla', 'mariam'].map((who) => server.as(who)))
  const [choice] = await stageQuestions(sami!, courseId)
  const held = await stageCompetition(sami!, courseId, [choice!])
  const body = async () => ({ body: await about(sami!, held.ID) })
  await sami!.send(calls.publish, await body())
  server.at(onExamDay('10:05'))
  const sit = async (who: Asker, word: string) => {
    await who.send(calls.enter, { body: { Code: held.Code, ShowsName: true } })
    const sitting = await sitExam(who, held.Code, `the-browser-with-${word.length}`)
    await sitting.save(sitting.answer(1, [word], server.now()))
    await sitting.submit()
  }
  await sit(mariam!, 'Identify hazards')
  await sit(layla!, 'Print posters')
  server.at(onExamDay('13:06'))
  await sami!.send(calls.releaseProvisional, await body())
  await sami!.send(calls.openAppeals, await body())
  const entry = async () => (await layla!.send(calls.getOwnCompetition, { Code: held.Code })).Competition!.Entry!
  const before = await entry()
  expect(before).toMatchObject({ Score: 0, Rank: 2 })
  const appeal = await layla!.send(calls.fileAppeal, { body: { EntryID: before.ID, Text: 'The poster comes first' } })

  const asked = { QuestionID: choice!, ExamID: held.ExamID }
  const [question] = (await sami!.send(examsCalls.getQuestionExams, asked)).Items
  expect(question!.Actions).toEqual(['acceptAnswer'])
  const AnswerID = question!.Answers.find(({ Text }) => Text === 'Print posters')!.ID
  const wanted = { ExamQuestionID: question!.ID, AnswerID, Text: '', Tolerance: null }
  const { Seen, SecondPerson } = await sami!.send(examsCalls.previewAcceptedAnswer, { body: wanted })
  expect(SecondPerson).toBe(false)
  await tellNews(server, layla!)
  const accepted = { ...wanted, Reason: 'Right by the newer edition', Seen }
  expect(await sami!.send(examsCalls.acceptAnswer, { body: accepted })).toMatchObject({ Asked: false, Papers: 1 })
  // Of the mark the answer to the appeal tells, not the page of exams.
  expect((await tellNews(server, layla!))[0]!.map(({ kind }) => kind)).not.toContain('examMarkChanged')
  // The place goes with the mark that the paper shows, whether or not anybody upholds an appeal.
  for (const job of jobs) await job.run({ db: server.db, files: server.files, now: server.now(), data: {} })
  expect(await entry()).toMatchObject({ Score: 4, Percent: 100, Rank: 1, Appeal: { State: 'filed' } })
  const upheld = { body: { ID: appeal.ID, Version: 1, Reason: 'Both are right' } }
  // One at a time finds the places anew.
  expect(await whileCompetitionHeld(server, held.ID, () => sami!.send(calls.upholdAppeal, upheld))).toMatchObject({
    status: 'fulfilled',
  })
  expect(await entry()).toMatchObject({ Score: 4, Percent: 100, Rank: 1, Appeal: { State: 'upheld' } })

  server.at(onExamDay('13:07', '2026-03-12'))
  await sami!.send(calls.releaseFinal, await body())
  const [closed] = (await sami!.send(examsCalls.getQuestionExams, asked)).Items
  expect(closed!.Actions).toEqual([])
  expect(await refusalOf(sami!.send(examsCalls.previewAcceptedAnswer, { body: wanted }))).toMatchObject({
    code: 'notNow',
  })
})
