import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { AnswerEvent } from './answers.ts'

/**
 * The numbers of answers that are none to their question: a text where one chooses, or a choice that stands beside
 * another question. A question of another exam is not looked at here.
 */
export async function unfitting(db: Database, examId: number, events: readonly AnswerEvent[]): Promise<Set<number>> {
  const { rows } = await sql<{ seq: number }>`
    select x.seq
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as x(seq integer, question integer, answer jsonb)
    join exams.exam_question q on q.id = x.question and q.exam_id = ${examId}
    join exams.question_version v on v.id = q.question_version_id
    cross join lateral (select coalesce(array_agg(k.id) filter (where k.role = 'choice'), '{}') as choices,
        coalesce(array_agg(k.id) filter (where k.role = 'item'), '{}') as items
      from exams.question_answer k where k.question_version_id = v.id) as own
    where not case
      when v.type in ('text', 'shortAnswer', 'numerical') then x.answer ? 'Text'
      when v.type = 'matching' then x.answer ? 'Pairs' and not exists (
        select from jsonb_to_recordset(x.answer->'Pairs') as p("ItemID" integer, "AnswerID" integer)
        where p."ItemID" <> all(own.items) or p."AnswerID" <> all(own.choices))
      else x.answer ? 'AnswerIDs' and not exists (
        select from jsonb_array_elements_text(x.answer->'AnswerIDs') as c(id) where c.id::integer <> all(own.choices))
    end`.execute(db)
  return new Set(rows.map((row) => row.seq))
}
