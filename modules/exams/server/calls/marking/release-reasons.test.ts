import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { audited } from '#testing/stages/audited.ts'
import { sitExam } from '#testing/stages/sit-exam.ts'
import {
  examFields,
  onExamDay,
  stageClass,
  stageExam,
  stageQuestions,
  type StagedClass,
} from '#testing/stages/stage-exam.ts'
import { examsCalls as calls } from '../../../contract/calls.ts'

let server: TestServer
let staged: StagedClass
let examId: number
beforeAll(async () => {
  server = await startTestServer()
  server.at(onExamDay('08:00'))
  staged = await stageClass(server.db, { instructors: ['omar'], trainees: ['layla'] })
  const sami = await server.as('sami')
  const questions = await stageQuestions(sami, staged.courseId)
  const exam = await stageExam(sami, examFields(staged.classId, questions.slice(0, 3)))
  examId = exam.ID
  server.at(onExamDay('10:05'))
  const sitting = await sitExam(await server.as('layla'), exam.Code)
  await sitting.save(sitting.answer(1, ['Identify hazards'], server.now()))
  await sitting.submit()
  server.at(onExamDay('13:06'))
})
afterAll(() => server.close())

test('why results are released or taken back stands in the exam’s history and in the audit', async () => {
  const [huda, omar, layla] = [await server.as('huda'), await server.as('omar'), await server.as('layla')]
  const move = async (Action: 'releaseInitial' | 'releaseFinal' | 'takeBackResults', Reason?: string) => {
    const { Version } = await huda.send(calls.getExam, { ID: examId })
    return { body: { ID: examId, Action, Version, ...(Reason !== undefined && { Reason }) } }
  }
  const latest = async () => (await omar.send(calls.getExam, { ID: examId })).History[0]

  await huda.send(calls.moveExam, await move('releaseInitial', 'طلبت الجهة النتائج اليوم'))
  expect(await latest()).toMatchObject({ Kind: 'releaseInitial', By: 'Huda Mansour', Why: 'طلبت الجهة النتائج اليوم' })
  expect(await layla.send(calls.getTraineeExams, {})).toHaveLength(1)

  for (const none of [undefined, '', '  ']) {
    expect(await refusalOf(huda.send(calls.moveExam, await move('takeBackResults', none)))).toMatchObject({
      code: 'reasonMissing',
      fields: [{ path: 'Reason', code: 'required' }],
    })
  }
  expect(await refusalOf(layla.send(calls.moveExam, await move('takeBackResults', 'x')))).toMatchObject({ status: 403 })
  expect((await huda.send(calls.getExam, { ID: examId })).State).toBe('resultsInitial')

  const takesBack = await move('takeBackResults', 'A question was wrong')
  await huda.send(calls.moveExam, takesBack)
  expect(await refusalOf(huda.send(calls.moveExam, takesBack))).toMatchObject({ code: 'changedMeanwhile' })
  expect(await latest()).toMatchObject({ Kind: 'takeBackResults', Why: 'A question was wrong' })
  expect(await huda.send(calls.getExam, { ID: examId })).toMatchObject({ State: 'marking', ResultsInitialAt: null })
  expect(await layla.send(calls.getTraineeExams, {})).toEqual([])
  expect(await audited(server.db, 'exams.takeBackResults')).toMatchObject([
    { before: { state: 'resultsInitial' }, after: { state: 'marking', reason: 'A question was wrong' } },
  ])

  // without a reason there is none, and what is final stays
  await huda.send(calls.moveExam, await move('releaseFinal'))
  expect(await latest()).toMatchObject({ Kind: 'releaseFinal', Why: null })
  expect(await refusalOf(huda.send(calls.moveExam, await move('takeBackResults', 'too late')))).toMatchObject({
    code: 'notNow',
  })
})
