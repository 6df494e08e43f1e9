import { sql } from 'kysely'
import { instantOf } from '#platform/shared/dates.ts'
import type { Argument } from '#platform/shared/call.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { json, type Database } from '#platform/server/database.ts'
import { nextNumber } from '#platform/server/number-series.ts'
import type { examCalls } from '../../contract/calls.ts'
import { closesBeforeStart, questionOfOtherCourse } from '../../contract/refusals.ts'
import { examSettings } from '../exam-settings.ts'

type Fields = Argument<typeof examCalls.addExam>['body']

/** Columns of an exam out of the form's fields; the local times become instants by the academy's zone. */
export async function columnsOf(db: Database, fields: Fields) {
  const { timeZone } = await examSettings(db)
  const startsAt = instantOf(fields.StartDate, fields.StartTime, timeZone)
  const closesAt = instantOf(fields.CloseDate, fields.CloseTime, timeZone)
  if (closesAt <= startsAt) refuse(closesBeforeStart, {}, [{ path: 'CloseTime', code: 'endBeforeStart' }])
  return {
    class_id: fields.CourseClassID,
    name: json(fields.ExamName),
    exam_type_id: fields.ExamTypeID,
    starts_at: startsAt,
    closes_at: closesAt,
    minutes: fields.Minutes,
    pass_degree: fields.PassDegree,
    excellent_degree: fields.ExcellentDegree,
    share_percent: fields.SharePercent,
    is_mandatory: fields.IsMandatory,
    exam_mode: fields.ExamMode,
    strict_multi_answers: fields.StrictMultiAnswers,
    show_feedback: fields.ShowFeedback,
    rules: fields.Rules,
  }
}

/** The course of a class that exams can be made for; notFound for a class that does not exist. */
export async function courseOfClass(db: Database, classId: number): Promise<number> {
  const found = await db
    .selectFrom('classes.class_facts')
    .where('class_id', '=', classId)
    .select('course_id')
    .executeTakeFirst()
  return found?.course_id ?? refuse(notFound)
}

export async function insertExam(
  db: Database,
  columns: Awaited<ReturnType<typeof columnsOf>>,
  now: Date,
): Promise<{ ID: number; Version: number; code: string }> {
  const code = await nextNumber(db, 'exam', now)
  const { id } = await db
    .insertInto('exams.exam')
    .values({ ...columns, code })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ID: id, Version: 1, code }
}

/** Puts these questions, in this order, in place of those the exam had. */
export async function replaceQuestions(
  db: Database,
  examId: number,
  courseId: number,
  questions: Fields['Questions'],
): Promise<void> {
  await db.deleteFrom('exams.exam_question').where('exam_id', '=', examId).execute()
  if (questions.length === 0) return
  const ids = questions.map((question) => question.QuestionID)
  const foreign = await sql<{ id: number; code: string | null }>`
    select wanted.id, q.code from unnest(${ids}::integer[]) as wanted(id)
    left join exams.question q on q.id = wanted.id
    where q.course_id is distinct from ${courseId} limit 1`.execute(db)
  const first = foreign.rows[0]
  if (first) refuse(first.code === null ? notFound : questionOfOtherCourse, { code: first.code })
  await db
    .insertInto('exams.exam_question')
    .values(
      questions.map((question, index) => ({
        exam_id: examId,
        position: index + 1,
        question_id: question.QuestionID,
        weight: question.Weight,
        seconds: question.Seconds,
      })),
    )
    .execute()
}

/** Fixes what each question says from now on for this exam. */
export async function pinQuestions(db: Database, examId: number): Promise<void> {
  await sql`update exams.exam_question eq set question_version_id = v.id
    from exams.question q join exams.question_version v on v.question_id = q.id and v.version = q.current_version
    where eq.exam_id = ${examId} and q.id = eq.question_id`.execute(db)
}

export async function unpinQuestions(db: Database, examId: number): Promise<void> {
  await db.updateTable('exams.exam_question').set({ question_version_id: null }).where('exam_id', '=', examId).execute()
}
