import { afterAll, beforeAll, expect, test } from 'vitest'
import { audited } from '#testing/stages/audited.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import {
  examFields,
  onExamDay,
  stageClass,
  stageExam,
  stageQuestions,
  type StagedClass,
} from '#testing/stages/stage-exam.ts'
import { examsCalls as calls } from '../../contract/calls.ts'

const canary = 'canary-model-answer-7f3a'
const device = 'browser-of-the-first-desk'
let server: TestServer
let staged: StagedClass
let code: string
let examId: number

beforeAll(async () => {
  server = await startTestServer()
  server.at(onExamDay('08:00'))
  staged = await stageClass(server.db)
  const sami = await server.as('sami')
  const questions = await stageQuestions(sami, staged.courseId, canary)
  const exam = await stageExam(sami, examFields(staged.classId, questions))
  code = exam.Code
  examId = exam.ID
})
afterAll(() => server.close())

test('an exam is sat, marked and released, from published to final', async () => {
  const [layla, omar, huda, sami] = await Promise.all(['layla', 'omar', 'huda', 'sami'].map((who) => server.as(who)))
  const karim = await server.as('karim')
  // before it opens
  expect(await refusalOf(layla!.send(calls.startExam, { body: { Code: code, DeviceKey: device } }))).toMatchObject({
    status: 409,
    code: 'examNotOpen',
  })

  server.at(onExamDay('10:05'))
  expect((await layla!.send(calls.getExamCover, { Code: code })).Actions).toEqual(['start'])
  const paper = await layla!.send(calls.startExam, { body: { Code: code, DeviceKey: device } })
  expect(paper).toMatchObject({
    State: 'inProgress',
    Number: 1,
    Deadline: onExamDay('11:05').toISOString(),
    LastSeq: 0,
  })
  const [choice, several, trueFalse, text] = paper.Questions
  const idOf = (question: typeof choice, answer: string) => question!.Answers.find((each) => each.Text === answer)!.ID
  const answer = (Seq: number, question: typeof choice, Answer: { AnswerIDs: number[] } | { Text: string }) => ({
    Seq,
    ExamQuestionID: question!.ExamQuestionID,
    Answer,
    AnsweredAt: server.now().toISOString(),
  })

  const sent = {
    AttemptID: paper.AttemptID,
    DeviceKey: device,
    Answers: [
      answer(1, choice, { AnswerIDs: [idOf(choice, 'Buy software')] }),
      answer(2, several, { AnswerIDs: [idOf(several, 'Policy')] }),
      answer(3, trueFalse, { AnswerIDs: [idOf(trueFalse, 'false')] }),
      answer(4, text, { Text: 'Likelihood times severity' }),
      answer(5, choice, { AnswerIDs: [idOf(choice, 'Identify hazards')] }),
    ],
  }
  expect(await layla!.send(calls.saveAnswers, { body: sent })).toMatchObject({
    Acknowledged: [1, 2, 3, 4, 5],
    Late: [],
    NotCounted: [],
    LastSeq: 5,
  })

  // a reload shows what was given, in the same order of answers
  const again = await layla!.send(calls.startExam, { body: { Code: code, DeviceKey: device } })
  expect(again.Questions).toEqual(paper.Questions)
  expect(again.LastSeq).toBe(5)
  expect(again.Given).toHaveLength(4)
  expect(again.Given.find((each) => each.ExamQuestionID === choice!.ExamQuestionID)).toMatchObject({ Seq: 5 })

  server.at(onExamDay('10:30'))
  const handedIn = await layla!.send(calls.submitExam, { body: { AttemptID: paper.AttemptID, DeviceKey: device } })
  expect(handedIn).toMatchObject({ State: 'submitted', Answered: 4, Questions: 4 })
  expect(await layla!.send(calls.submitExam, { body: { AttemptID: paper.AttemptID, DeviceKey: device } })).toEqual(
    handedIn,
  )
  expect(await refusalOf(layla!.send(calls.saveAnswers, { body: sent }))).toMatchObject({ code: 'attemptClosed' })
  expect(await refusalOf(layla!.send(calls.startExam, { body: { Code: code, DeviceKey: device } }))).toMatchObject({
    code: 'alreadySat',
  })
  expect(await layla!.send(calls.getTraineeExams, {})).toEqual([])

  // the examiner marks
  const waiting = await omar!.send(calls.getUnmarkedExams, {})
  expect(waiting).toMatchObject({
    Items: [{ ExamID: examId, Papers: 1, Unmarked: 1, Actions: ['saveMarks'] }],
    Total: 1,
  })
  const byCode = (search: string) => omar!.send(calls.getInstructorExams, { search, State: 'open', pageSize: 10 })
  expect((await byCode(waiting.Items[0]!.Code)).Items.map((row) => row.ExamID)).toEqual([examId])
  expect(await byCode('EX-none')).toEqual({ Items: [], Total: 0 })
  const marked = await omar!.send(calls.getPaper, { ExamID: examId, TraineeID: staged.traineeIds['layla']! })
  expect(marked).toMatchObject({
    State: 'awaitingManual',
    Percent: 40,
    Result: 'initial',
    Unmarked: 1,
    Actions: ['saveMarks', 'finishMarking'],
  })
  const written = marked.QuestionList[3]!
  expect(written).toMatchObject({ Written: 'Likelihood times severity', Score: null, Weight: 10 })
  expect(written.ModelAnswer).toContain(canary)
  const giving = (Score: number, Version: number, Reason = '') => ({
    body: {
      AttemptID: paper.AttemptID,
      Version,
      Marks: [{ ExamQuestionID: written.ExamQuestionID, Score, Comment: 'مثال ينقص' }],
      Reason,
    },
  })
  expect(await refusalOf(omar!.send(calls.saveMarks, giving(10.5, marked.Version)))).toMatchObject({
    code: 'markOutOfRange',
  })
  expect(
    await refusalOf(
      omar!.send(calls.saveMarks, {
        body: {
          AttemptID: paper.AttemptID,
          Version: marked.Version,
          Marks: [{ ExamQuestionID: marked.QuestionList[0]!.ExamQuestionID, Score: 1, Comment: '' }],
        },
      }),
    ),
  ).toMatchObject({ code: 'machineMarked' })
  expect(
    await refusalOf(omar!.send(calls.finishMarking, { body: { AttemptID: paper.AttemptID, Version: marked.Version } })),
  ).toMatchObject({
    code: 'answersUnmarked',
  })
  const saved = await omar!.send(calls.saveMarks, giving(7.5, marked.Version))
  expect(saved).toMatchObject({ State: 'awaitingManual', Unmarked: 0, Percent: 77.5, Result: 'initial' })
  expect(await refusalOf(omar!.send(calls.saveMarks, giving(1, marked.Version)))).toMatchObject({
    code: 'changedMeanwhile',
    data: { byEn: 'Omar Alrawi', at: expect.stringMatching(/^20\d\d-/) },
  })
  expect(
    await omar!.send(calls.finishMarking, { body: { AttemptID: paper.AttemptID, Version: saved.Version } }),
  ).toMatchObject({
    State: 'marked',
    Percent: 77.5,
    Grade: 'pass',
    Result: 'final',
  })

  // released when the exam is over
  let exam = await huda!.send(calls.getExam, { ID: examId })
  expect(exam).toMatchObject({ State: 'open', Actions: ['closeEarly'] })
  expect(
    await refusalOf(
      huda!.send(calls.moveExam, { body: { ID: examId, Action: 'releaseFinal', Version: exam.Version } }),
    ),
  ).toMatchObject({
    code: 'notNow',
  })
  server.at(onExamDay('13:06'))
  exam = await huda!.send(calls.getExam, { ID: examId })
  expect(exam).toMatchObject({ State: 'marking', Actions: ['releaseInitial', 'releaseFinal'] })
  expect(await layla!.send(calls.getTraineeExams, {})).toEqual([])
  const initial = await huda!.send(calls.moveExam, {
    body: { ID: examId, Action: 'releaseInitial', Version: exam.Version },
  })
  expect(await layla!.send(calls.getTraineeExams, {})).toMatchObject([
    { Percent: 77.5, Grade: 'pass', Result: 'initial', Counts: true },
  ])
  // What was marked may still change, and the audit has each mark.
  for (const score of [8, 7.5]) {
    const { Version } = await omar!.send(calls.getPaper, { ExamID: examId, TraineeID: staged.traineeIds['layla']! })
    expect(await omar!.send(calls.saveMarks, giving(score, Version))).toMatchObject({ State: 'marked', Asked: false })
  }
  await huda!.send(calls.moveExam, { body: { ID: examId, Action: 'releaseFinal', Version: initial.Version } })
  expect(await layla!.send(calls.getTraineeExams, {})).toMatchObject([
    { Percent: 77.5, Grade: 'pass', Result: 'final', Number: 1, Actions: ['reviewAnswers'] },
  ])
  const review = await layla!.send(calls.getReviewAnswers, { Code: code })
  expect(review.Questions.map((question) => question.Score)).toEqual([4, 2, 2, 7.5])
  expect(review.Questions[3]).toMatchObject({ Written: 'Likelihood times severity', Comment: 'مثال ينقص' })
  expect(JSON.stringify(review)).not.toContain(canary)

  // who did not come has nothing and fails
  const mariam = await server.as('mariam')
  expect(await mariam.send(calls.getTraineeExams, {})).toMatchObject([
    { Number: null, Percent: 0, Grade: 'fail', Result: 'final' },
  ])

  // a change after the final result carries its reason, and happens when another approves
  const final = await omar!.send(calls.getPaper, { ExamID: examId, TraineeID: staged.traineeIds['layla']! })
  expect(final).toMatchObject({ State: 'final', Actions: ['saveMarks'] })
  expect(await refusalOf(omar!.send(calls.saveMarks, giving(9, final.Version)))).toMatchObject({ code: 'reasonNeeded' })
  expect(await omar!.send(calls.saveMarks, giving(9, final.Version, 'An example was overlooked'))).toMatchObject({
    State: 'final',
    Percent: 77.5,
    Result: 'final',
    Asked: true,
  })
  const asked = await karim.send(calls.getPaper, { ExamID: examId, TraineeID: staged.traineeIds['layla']! })
  await karim.send(calls.decideMarkChange, { body: { ID: asked.Change!.ID, Approve: true } })
  expect((await layla!.send(calls.getTraineeExams, {}))[0]).toMatchObject({ Percent: 85, Result: 'final' })

  expect(await audited(server.db, 'exams.saveMarks')).toMatchObject([
    {
      actor_id: omar!.accountId,
      subject_id: paper.AttemptID,
      before: { percent: expect.any(Number) },
      after: { percent: 77.5 },
    },
    { before: { percent: 77.5 }, after: { percent: 80 } },
    { before: { percent: 80 }, after: { percent: 77.5 } },
  ])
  expect(await audited(server.db, 'exams.changeAnswerMark')).toMatchObject([
    { actor_id: omar!.accountId, before: { score: 7.5 }, after: { score: 8 } },
    { before: { score: 8 }, after: { score: 7.5 } },
    { after: { score: 9 } },
  ])
  expect(await audited(server.db, 'exams.approveMarkChange')).toMatchObject([
    {
      actor_id: karim.accountId,
      subject_id: paper.AttemptID,
      before: { percent: 77.5 },
      after: { percent: 85, reason: 'An example was overlooked' },
    },
  ])
  const events = await server.db.selectFrom('platform.event').select(['kind', 'data']).orderBy('id').execute()
  expect(events.map((event) => event.kind).filter((kind) => kind.startsWith('exams'))).toEqual([
    ...Array.from({ length: 4 }, () => 'exams.addQuestion'),
    'exams.addExam',
    'exams.markReady',
    'exams.publish',
    'exams.startExam',
    'exams.submitExam',
    'exams.saveMarks',
    'exams.finishMarking',
    'exams.releaseInitial',
    'exams.saveMarks',
    'exams.saveMarks',
    'exams.releaseFinal',
    'exams.askMarkChange',
    'exams.approveMarkChange',
  ])
  expect((await sami!.send(calls.searchExams, {})).Items[0]).toMatchObject({
    Papers: 1,
    Enrolled: 2,
    Weight: 20,
    Questions: 4,
  })
})
