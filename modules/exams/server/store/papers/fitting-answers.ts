import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { GivenAnswer } from '../../../rules/scoring.ts'
import type { AnswerEvent } from './answers.ts'

/** What of an answer its question is asked about: how it was given, and which of the question's rows it names. */
export interface NamedRows {
  readonly kind: 'Text' | 'AnswerIDs' | 'Pairs'
  /** Each id once. */
  readonly choices: readonly number[]
  readonly items: readonly number[]
}

export function namedBy(answer: GivenAnswer): NamedRows {
  if ('Text' in answer) return { kind: 'Text', choices: [], items: [] }
  if ('AnswerIDs' in answer) return { kind: 'AnswerIDs', choices: once(answer.AnswerIDs), items: [] }
  const ids = (of: 'AnswerID' | 'ItemID') => once(answer.Pairs.map((pair) => pair[of]))
  return { kind: 'Pairs', choices: ids('AnswerID'), items: ids('ItemID') }
}

const once = (ids: readonly number[]) => [...new Set(ids)]

/**
 * Whether the answer `x` (with the columns of `NamedRows`) is one to the question version `v`: none is a text where one
 * chooses, or a choice that stands beside another question.
 */
export const fitsVersion: RawBuilder<boolean> = sql`case
  when v.type in ('text', 'shortAnswer', 'numerical') then x.kind = 'Text'
  else x.kind = case v.type when 'matching' then 'Pairs' else 'AnswerIDs' end
    and cardinality(x.choices) + cardinality(x.items) = (
      select count(*) from exams.question_answer k where k.question_version_id = v.id
        and (k.role = 'choice' and k.id = any(x.choices) or k.role = 'item' and k.id = any(x.items)))
end`

/** The numbers of answers that do not fit. A question of another exam is not looked at here. */
export async function unfitting(db: Database, examId: number, events: readonly AnswerEvent[]): Promise<Set<number>> {
  const named = events.map(({ seq, question, answer }) => ({ seq, question, ...namedBy(answer) }))
  const { rows } = await sql<{ seq: number }>`
    select x.seq
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb)
      as x(seq integer, question integer, kind text, choices integer[], items integer[])
    join exams.exam_question q on q.id = x.question and q.exam_id = ${examId}
    join exams.question_version v on v.id = q.question_version_id
    where not ${fitsVersion}`.execute(db)
  return new Set(rows.map((row) => row.seq))
}
