import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { nextNumber } from '#platform/server/content/number-series.ts'

/** Only drafts: nothing hangs on them but their list of questions. */
export async function removeExam(db: Database, id: number): Promise<void> {
  await db.deleteFrom('exams.exam').where('id', '=', id).where('state', '=', 'draft').execute()
}

/** A draft with the same facts and the same active questions, of this class or as an admission test of this course. */
export async function copyInto(
  db: Database,
  id: number,
  { CourseClassID, CourseID }: { readonly CourseClassID: number | null; readonly CourseID: number | null },
  now: Date,
) {
  const code = await nextNumber(db, 'exam', now)
  const { rows } = await sql<{ id: number }>`
    insert into exams.exam (code, class_id, course_id, name, exam_type_id, starts_at, closes_at, minutes, pass_degree, excellent_degree,
      share_percent, is_mandatory, exam_mode, strict_multi_answers, show_feedback, two_markers, rules)
    select ${code}, ${CourseClassID}::integer, ${CourseID}::integer, name, exam_type_id, starts_at, closes_at, minutes, pass_degree, excellent_degree,
      case when ${CourseClassID}::integer is not null then coalesce(share_percent, 100) end, is_mandatory, exam_mode, strict_multi_answers, show_feedback, two_markers, rules
    from exams.exam where id = ${id} returning id`.execute(db)
  const made = rows[0]
  if (!made) return null
  await sql`insert into exams.exam_question (exam_id, position, question_id, weight, seconds)
    select ${made.id}, eq.position, eq.question_id, eq.weight, eq.seconds from exams.exam_question eq
    join exams.question q on q.id = eq.question_id and q.is_active where eq.exam_id = ${id}`.execute(db)
  return { id: made.id, code }
}
