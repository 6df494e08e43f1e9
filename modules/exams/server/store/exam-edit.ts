import { sql, type Insertable } from 'kysely'
import type { DB } from '#database/tables.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { Database } from '#platform/server/database.ts'
import { nextNumber } from '#platform/server/content/number-series.ts'
import type { examCalls } from '../../contract/calls.ts'

type Columns = Insertable<DB['exams.exam']>
type Question = Argument<typeof examCalls.addExam>['body']['Questions'][number]

/** The course of a class and its state; undefined for a class that does not exist. */
export const classOfExam = (db: Database, classId: number) =>
  db
    .selectFrom('classes.class_facts')
    .where('class_id', '=', classId)
    .select(['course_id as courseId', 'class_state as state'])
    .executeTakeFirst()

/** The course itself, where there is one of this id. */
export async function knownCourse(db: Database, courseId: number): Promise<number | undefined> {
  const found = await db
    .selectFrom('catalogue.course_facts')
    .where('course_id', '=', courseId)
    .select('course_id')
    .executeTakeFirst()
  return found?.course_id
}

export async function insertExam(
  db: Database,
  columns: Omit<Columns, 'code'>,
  now: Date,
): Promise<{ id: number; code: string }> {
  const code = await nextNumber(db, 'exam', now)
  const { id } = await db
    .insertInto('exams.exam')
    .values({ ...columns, code })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, code }
}

/** Of these questions one that is none of the course; its code is null where it is none at all. */
export async function foreignQuestion(
  db: Database,
  courseId: number,
  questions: readonly Question[],
): Promise<{ code: string | null } | undefined> {
  const ids = questions.map((question) => question.QuestionID)
  const { rows } = await sql<{ code: string | null }>`
    select q.code from unnest(${ids}::integer[]) as wanted(id)
    left join exams.question q on q.id = wanted.id
    where q.course_id is distinct from ${courseId} limit 1`.execute(db)
  return rows[0]
}

/** Puts these questions, in this order, in place of those the exam had. */
export async function putQuestions(db: Database, examId: number, questions: readonly Question[]): Promise<void> {
  await db.deleteFrom('exams.exam_question').where('exam_id', '=', examId).execute()
  if (questions.length === 0) return
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
