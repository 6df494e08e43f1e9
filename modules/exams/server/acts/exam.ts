import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import { instantOf } from '#platform/shared/values/dates.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { json, type Database } from '#platform/server/database.ts'
import type { examCalls } from '../../contract/calls.ts'
import { closesBeforeStart, questionOfOtherCourse } from '../../contract/refusals.ts'
import { takesExams } from '../../rules/owners.ts'
import { examSettings } from '../exam-settings.ts'
import * as edit from '../store/exam-edit.ts'
import { lockedExam, type LoadedExam } from '../store/exams.ts'

type Fields = Argument<typeof examCalls.addExam>['body']

/** The exam, locked; one that the actor does not reach is `notFound`. */
export async function lockExam(db: Database, actor: Actor, id: number, now: Date): Promise<LoadedExam> {
  const { graceMinutes } = await examSettings(db)
  return (await lockedExam(db, actor, id, now, graceMinutes)) ?? refuse(notFound)
}

/** Columns of an exam out of the form's fields; the local times become instants by the academy's zone. */
export async function columnsOf(db: Database, fields: Fields) {
  const { timeZone } = await examSettings(db)
  const startsAt = instantOf(fields.StartDate, fields.StartTime, timeZone)
  const closesAt = instantOf(fields.CloseDate, fields.CloseTime, timeZone)
  if (closesAt <= startsAt) refuse(closesBeforeStart, {}, [{ path: 'CloseTime', code: 'endBeforeStart' }])
  return {
    class_id: fields.CourseClassID,
    course_id: fields.CourseID,
    competition_id: null,
    name: json(fields.ExamName),
    exam_type_id: fields.ExamTypeID,
    starts_at: startsAt,
    closes_at: closesAt,
    minutes: fields.Minutes,
    pass_degree: fields.PassDegree,
    excellent_degree: fields.ExcellentDegree,
    share_percent: fields.CourseClassID === null ? null : fields.SharePercent,
    is_mandatory: fields.IsMandatory,
    exam_mode: fields.ExamMode,
    strict_multi_answers: fields.StrictMultiAnswers,
    show_feedback: fields.ShowFeedback,
    two_markers: fields.TwoMarkers,
    rules: fields.Rules,
  }
}

/** Of an exam of a competition: the rest is the competition's to say. */
export const columnsOfPaper = (fields: Fields) => ({
  exam_type_id: fields.ExamTypeID,
  pass_degree: fields.PassDegree,
  excellent_degree: fields.ExcellentDegree,
  exam_mode: fields.ExamMode,
  strict_multi_answers: fields.StrictMultiAnswers,
  show_feedback: fields.ShowFeedback,
  rules: fields.Rules,
})

/**
 * The course whose questions an exam of this owner asks; a class or a course that is not there is `notFound`. An exam may
 * stay the class's that it was of before.
 */
export async function courseOf(
  db: Database,
  { CourseClassID, CourseID }: Pick<Fields, 'CourseClassID' | 'CourseID'>,
  former: number | null = null,
): Promise<number> {
  if (CourseClassID === null) return (await edit.knownCourse(db, CourseID ?? 0)) ?? refuse(notFound)
  const { courseId, state } = (await edit.classOfExam(db, CourseClassID)) ?? refuse(notFound)
  if (CourseClassID !== former && !takesExams(state)) refuse(notNow, { action: 'addExam', state })
  return courseId
}

/** Gives the exam these questions, all of which must be of the course. */
export async function ask(
  db: Database,
  examId: number,
  courseId: number,
  questions: Fields['Questions'],
): Promise<void> {
  const foreign = await edit.foreignQuestion(db, courseId, questions)
  if (foreign) refuse(foreign.code === null ? notFound : questionOfOtherCourse, { code: foreign.code })
  await edit.putQuestions(db, examId, questions)
}
