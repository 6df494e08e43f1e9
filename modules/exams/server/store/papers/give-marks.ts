import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

export interface Mark {
  readonly ExamQuestionID: number
  readonly Score: number
  readonly Comment: string
}

/** Writes the marks of the marker with this account and what each was before. A blank answer has no row and stays 0. */
export async function giveMarks(
  db: Database,
  markerId: number,
  attemptId: number,
  marks: readonly Mark[],
  reason: string,
  now: Date,
): Promise<void> {
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb)
        as x("ExamQuestionID" integer, "Score" numeric, "Comment" text)
    ), logged as (
      insert into exams.mark_change (attempt_id, exam_question_id, from_score, to_score, reason, marked_by, at)
      select a.attempt_id, a.exam_question_id, a.score, g."Score", ${reason}, ${markerId}, ${now}::timestamptz
      from given g join exams.answer a on a.attempt_id = ${attemptId} and a.exam_question_id = g."ExamQuestionID"
      where a.score is distinct from g."Score"
    )
    update exams.answer a
    set score = g."Score", comment = g."Comment", marked_by = ${markerId}, marked_at = ${now}::timestamptz
    from given g where a.attempt_id = ${attemptId} and a.exam_question_id = g."ExamQuestionID"`.execute(db)
}
