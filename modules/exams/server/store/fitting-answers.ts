import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { AnswerEvent } from './answers.ts'

/**
 * Whether an answer is one to the question version `v`: none is a text where one chooses, or a choice that stands beside
 * another question.
 */
export const fitsVersion = (answer: RawBuilder<unknown>): RawBuilder<boolean> => sql`case
  when v.type in ('text', 'shortAnswer', 'numerical') then ${answer} ? 'Text'
  when v.type = 'matching' then ${answer} ? 'Pairs' and not exists (
    select from jsonb_to_recordset(${answer}->'Pairs') as p("ItemID" integer, "AnswerID" integer)
    where not ${isOwn(sql`p."ItemID"`, 'item')} or not ${isOwn(sql`p."AnswerID"`, 'choice')})
  else ${answer} ? 'AnswerIDs' and not exists (
    select from jsonb_array_elements_text(${answer}->'AnswerIDs') as c(id)
    where not ${isOwn(sql`c.id::integer`, 'choice')})
end`

const isOwn = (id: RawBuilder<unknown>, role: 'item' | 'choice') => sql`exists (
  select from exams.question_answer k where k.id = ${id} and k.question_version_id = v.id and k.role = ${sql.lit(role)})`

/** The numbers of answers that do not fit. A question of another exam is not looked at here. */
export async function unfitting(db: Database, examId: number, events: readonly AnswerEvent[]): Promise<Set<number>> {
  const { rows } = await sql<{ seq: number }>`
    select x.seq
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as x(seq integer, question integer, answer jsonb)
    join exams.exam_question q on q.id = x.question and q.exam_id = ${examId}
    join exams.question_version v on v.id = q.question_version_id
    where not ${fitsVersion(sql`x.answer`)}`.execute(db)
  return new Set(rows.map((row) => row.seq))
}
