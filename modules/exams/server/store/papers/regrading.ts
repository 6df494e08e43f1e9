import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { AttemptState } from '../../../rules/attempt-states.ts'
import type { GivenAnswer, Grade } from '../../../rules/scoring.ts'
import { isRepeat } from './marks.ts'
import { traineeName } from './papers.ts'

/** A marked paper with what it answered to one question. */
export interface AnsweredPaper {
  readonly id: number
  readonly exam_id: number
  readonly trainee_id: number
  readonly traineeCode: string
  readonly traineeName: { readonly ar: string; readonly en: string }
  readonly number: number
  readonly isRepeat: boolean
  readonly version: number
  readonly state: AttemptState
  readonly percent: number | null
  readonly grade: Grade | null
  readonly result: 'initial' | 'final' | null
  readonly given: GivenAnswer | null
  readonly score: number | null
  readonly comment: string
}

/** Locks all attempts of an exam until the transaction ends: what is handed in meanwhile is marked behind it. */
export async function lockAttempts(db: Database, examId: number): Promise<void> {
  await sql`select id from exams.attempt where exam_id = ${examId} order by id for update`.execute(db)
}

/** How many papers of this exam may have answers to look at. */
export async function countPapers(db: Database, examId: number): Promise<number> {
  const { count } = await db
    .selectFrom('exams.attempt')
    .where('exam_id', '=', examId)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Papers whose answers are marked, with what they answered to this question; a fail for leaving the exam has no mark. */
export async function answeredPapers(db: Database, examQuestionId: number): Promise<AnsweredPaper[]> {
  const { rows } = await sql<AnsweredPaper>`
    select a.id, a.exam_id, a.trainee_id, t.trainee_code as "traineeCode", ${traineeName('t')} as "traineeName", a.number, ${isRepeat} as "isRepeat",
      a.version, a.state, a.percent::float8 as percent, a.grade, a.result, g.answer as given, g.score::float8 as score, g.comment
    from exams.answer g
    join exams.attempt a on a.id = g.attempt_id
    join people.trainee_facts t on t.trainee_id = a.trainee_id
    where g.exam_question_id = ${examQuestionId} and a.score is not null
      and a.state in ('autoMarked', 'awaitingManual', 'marked', 'final')
    order by a.id`.execute(db)
  return rows
}

export interface MarkOfPaper {
  readonly attemptId: number
  readonly examQuestionId: number
  readonly weight: number
  /** Null where a person has not marked it yet; what was left blank has 0. */
  readonly score: number | null
}

/** Every mark of these papers. */
export async function marksOfPapers(db: Database, attemptIds: readonly number[]): Promise<MarkOfPaper[]> {
  const { rows } = await sql<MarkOfPaper>`
    select a.id as "attemptId", q.id as "examQuestionId", q.weight::float8 as weight,
      case when g.attempt_id is null then 0 else g.score::float8 end as score
    from exams.attempt a
    join exams.exam_question q on q.exam_id = a.exam_id
    left join exams.answer g on g.attempt_id = a.id and g.exam_question_id = q.id
    where a.id = any(${[...attemptIds]}::integer[])
    order by a.id, q.position, q.id`.execute(db)
  return rows
}

/** Writes what answers to one question are worth from now on, and what each was before, as asked for by this account. */
export async function raiseMarks(
  db: Database,
  examQuestionId: number,
  marks: readonly { readonly attemptId: number; readonly score: number }[],
  { by, reason, now }: { readonly by: number; readonly reason: string; readonly now: Date },
): Promise<void> {
  await sql`
    with raised as (
      select * from unnest(${marks.map((mark) => mark.attemptId)}::integer[],
        ${marks.map((mark) => mark.score)}::numeric[]) as x(attempt_id, score)
    ), logged as (
      insert into exams.mark_change (attempt_id, exam_question_id, from_score, to_score, reason, marked_by, at)
      select g.attempt_id, g.exam_question_id, g.score, x.score, ${reason}, ${by}, ${now}::timestamptz
      from raised x join exams.answer g on g.attempt_id = x.attempt_id and g.exam_question_id = ${examQuestionId}
    )
    update exams.answer g set score = x.score
    from raised x where g.attempt_id = x.attempt_id and g.exam_question_id = ${examQuestionId}`.execute(db)
}
