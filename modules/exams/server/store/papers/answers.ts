import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { GivenAnswer } from '../../../rules/scoring.ts'

export interface AnswerEvent {
  readonly seq: number
  readonly question: number
  readonly answer: GivenAnswer
  readonly at: string
  readonly late: boolean
  readonly counted: boolean
}

/**
 * Appends the events that are not there yet and gives their numbers; a question of another exam inserts nothing.
 * One statement, as hundreds of trainees save at once.
 */
export async function appendEvents(
  db: Database,
  attemptId: number,
  examId: number,
  receivedAt: Date,
  events: readonly AnswerEvent[],
): Promise<Set<number>> {
  const { rows } = await sql<{ seq: number }>`
    insert into exams.answer_event (attempt_id, seq, exam_question_id, answer, answered_at, received_at, is_late, counted)
    select ${attemptId}, x.seq, q.id, x.answer, x.at, ${receivedAt}::timestamptz, x.late, x.counted
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
      as x(seq integer, question integer, answer jsonb, at timestamptz, late boolean, counted boolean)
    join exams.exam_question q on q.id = x.question and q.exam_id = ${examId}
    on conflict (attempt_id, seq) do nothing
    returning seq`.execute(db)
  return new Set(rows.map((row) => row.seq))
}

/** The stored events of these numbers, to tell a repeated request from a number used twice. */
export async function eventsOf(db: Database, attemptId: number, seqs: readonly number[]) {
  return db
    .selectFrom('exams.answer_event')
    .where('attempt_id', '=', attemptId)
    .where('seq', 'in', [...seqs])
    .select(['seq', 'exam_question_id', 'answer', 'is_late', 'counted'])
    .execute()
}

/** Lets the newest counted answer to each question count; an older one that arrives later changes nothing. */
export async function countNewest(db: Database, attemptId: number, seqs: readonly number[]): Promise<void> {
  await sql`
    with newest as (
      select distinct on (exam_question_id) attempt_id, exam_question_id, seq, answer from exams.answer_event
      where attempt_id = ${attemptId} and seq = any(${seqs}::integer[]) and counted
      order by exam_question_id, seq desc
    )
    ${letCount(sql`select attempt_id, exam_question_id, seq, answer from newest`)}`.execute(db)
}

/** Answers, at most one to a question, that count from now on where no newer one does. */
export const letCount = (answers: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    insert into exams.answer (attempt_id, exam_question_id, seq, answer) ${answers}
    on conflict (attempt_id, exam_question_id) do update
      set seq = excluded.seq, answer = excluded.answer, score = null, comment = '', marked_by = null, marked_at = null
      where exams.answer.seq < excluded.seq`

/** The highest number in use, counted or not. */
export async function lastSeq(db: Database, attemptId: number): Promise<number> {
  const { last } = await db
    .selectFrom('exams.answer_event')
    .where('attempt_id', '=', attemptId)
    .select((eb) => eb.fn.coalesce(eb.fn.max('seq'), eb.lit(0)).as('last'))
    .executeTakeFirstOrThrow()
  return last
}
