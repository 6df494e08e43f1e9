import { sql } from 'kysely'
import { examsCalls as calls } from '#modules/exams/contract/calls.ts'
import { evaluationCalls } from '#modules/evaluation/contract/calls.ts'
import type { TestServer } from '../server.ts'
import { sitExam } from './sit-exam.ts'
import { examFields, onExamDay, stageClass, stageExam, stageQuestions } from './stage-exam.ts'
import { stageSessions } from './stage-sessions.ts'

export interface Released {
  readonly classId: number
  readonly courseId: number
  readonly examId: number
  readonly code: string
  /** Layla's. */
  readonly traineeId: number
}

/**
 * A class of Omar's with an exam that Layla alone has sat: everything right but the text answer, for which Omar gave 5 of
 * 10. Its result is final: 75 %. The server's clock stands just after.
 */
export async function stageReleased(server: TestServer): Promise<Released> {
  const [omar, sami, huda, layla] = await Promise.all(
    (['omar', 'sami', 'huda', 'layla'] as const).map((who) => server.as(who)),
  )
  server.at(onExamDay('08:00'))
  const staged = await stageClass(server.db)
  const exam = await stageExam(sami!, examFields(staged.classId, await stageQuestions(sami!, staged.courseId)))
  server.at(onExamDay('10:05'))
  const sitting = await sitExam(layla!, exam.Code)
  const at = server.now()
  await sitting.save(
    sitting.answer(1, ['Identify hazards'], at),
    sitting.answer(2, ['Policy', 'Assurance'], at),
    sitting.answer(3, ['false'], at),
    sitting.answer(4, { Text: 'Likelihood times severity' }, at),
  )
  await sitting.submit()
  const traineeId = staged.traineeIds['layla']!
  const paper = await omar!.send(calls.getPaper, { ExamID: exam.ID, TraineeID: traineeId })
  const { ExamQuestionID } = paper.QuestionList[3]!
  const { AttemptID } = paper
  const marked = await omar!.send(calls.saveMarks, {
    body: { AttemptID, Version: paper.Version, Marks: [{ ExamQuestionID, Score: 5, Comment: '' }] },
  })
  await omar!.send(calls.finishMarking, { body: { AttemptID, Version: marked.Version } })
  server.at(onExamDay('13:06'))
  const { Version } = await huda!.send(calls.getExam, { ID: exam.ID })
  await huda!.send(calls.moveExam, { body: { ID: exam.ID, Action: 'releaseFinal', Version } })
  return { classId: staged.classId, courseId: staged.courseId, examId: exam.ID, code: exam.Code, traineeId }
}

/** The final results of the class rest on the exam alone, everybody was there, and Huda has published them. */
export async function publishReleased(server: TestServer, { classId, courseId }: Released): Promise<void> {
  await server.db.deleteFrom('catalogue.evaluation_mean').where('course_id', '=', courseId).execute()
  const sessions = await stageSessions(server.db, classId, ['2026-03-11'])
  await sql`insert into attendance.mark (session_id, registration_id, state, marked_by)
    select s, r.id, 'present', 1 from registration.registration r, unnest(${sessions}::integer[]) s
    where r.class_id = ${classId}`.execute(server.db)
  server.at('2026-03-15T09:00:00Z')
  const huda = await server.as('huda')
  await huda.send(evaluationCalls.publishFinalResults, { body: { CourseClassID: classId } })
}
