import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { ExamState } from '../../../rules/exam-states.ts'
import type { GivenAnswer } from '../../../rules/scoring.ts'
import { traineeName } from '../papers/papers.ts'
import { reachesPaper } from '../reach.ts'

/** Which papers are counted; the instants are the first of a day and the first after one. */
export interface Scope {
  readonly courseId: number | null
  readonly examId: number | null
  readonly from: Date | null
  readonly until: Date | null
}

/** Handed in, wholly marked and not voided, of the attempt `a` and the exam `e`. */
const counted = (actor: Actor, { courseId, examId, from, until }: Scope) => sql`
  a.result = 'final' and a.state in ('autoMarked', 'marked', 'final') and ${reachesPaper(actor)}
  and (${examId}::integer is null or e.id = ${examId}::integer)
  and (${courseId}::integer is null or e.asked_course_id = ${courseId}::integer)
  and (${from?.toISOString() ?? null}::timestamptz is null or a.finished_at >= ${from?.toISOString() ?? null}::timestamptz)
  and (${until?.toISOString() ?? null}::timestamptz is null or a.finished_at < ${until?.toISOString() ?? null}::timestamptz)`

/** How many answers the papers of this scope have room for. */
export async function answersIn(db: Database, actor: Actor, scope: Scope): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum((select count(*) from exams.exam_question eq where eq.exam_id = e.id)), 0)::integer as count
    from exams.attempt a join exams.exam e on e.id = a.exam_id where ${counted(actor, scope)}`.execute(db)
  return rows[0]!.count
}

export interface AnswerRow {
  readonly attemptId: number
  readonly questionId: number
  readonly score: number
  readonly weight: number
  readonly seconds: number | null
}

/**
 * Every question of every counted paper with the points that it brought; what was left blank brought none. The time of
 * an answer is what passed since the one before it was given, at most half an hour each.
 */
export async function scoredAnswers(db: Database, actor: Actor, scope: Scope): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    with papers as (
      select a.id, a.exam_id, a.started_at from exams.attempt a join exams.exam e on e.id = a.exam_id
      where ${counted(actor, scope)}
    ), steps as (
      select ev.attempt_id, ev.exam_question_id, least(1800, greatest(0, extract(epoch from ev.answered_at
        - coalesce(lag(ev.answered_at) over (partition by ev.attempt_id order by ev.seq), p.started_at)))) as seconds
      from papers p join exams.answer_event ev on ev.attempt_id = p.id
    ), times as (
      select attempt_id, exam_question_id, sum(seconds)::integer as seconds from steps group by 1, 2
    )
    select p.id as "attemptId", eq.question_id as "questionId", coalesce(g.score, 0)::float8 as score,
      eq.weight::float8 as weight, case when g.attempt_id is not null then t.seconds end as seconds
    from papers p
    join exams.exam_question eq on eq.exam_id = p.exam_id
    left join exams.answer g on g.attempt_id = p.id and g.exam_question_id = eq.id
    left join times t on t.attempt_id = p.id and t.exam_question_id = eq.id
    order by p.id, eq.position, eq.id`.execute(db)
  return rows
}

export interface CountedPaper {
  readonly ID: number
  readonly TraineeID: number
  readonly TraineeCode: string
  readonly TraineeName: { readonly ar: string; readonly en: string }
  readonly ExamID: number
  readonly ExamName: Trilingual
  readonly Number: number
  readonly Percent: number
  readonly FinishedAt: string
  readonly examState: ExamState
  readonly given: GivenAnswer | null
  readonly versionId: number
}

/** The counted papers that ask a question, with what each answered. */
export async function papersWith(
  db: Database,
  actor: Actor,
  scope: Scope,
  questionId: number,
): Promise<CountedPaper[]> {
  const { rows } = await sql<CountedPaper>`
    select a.id as "ID", a.trainee_id as "TraineeID", t.trainee_code as "TraineeCode", ${traineeName('t')} as "TraineeName",
      e.id as "ExamID", e.name as "ExamName", a.number as "Number", a.percent::float8 as "Percent",
      a.finished_at as "FinishedAt", e.state as "examState", g.answer as given, eq.question_version_id as "versionId"
    from exams.exam_question eq
    join exams.exam e on e.id = eq.exam_id
    join exams.attempt a on a.exam_id = e.id
    join people.trainee_facts t on t.trainee_id = a.trainee_id
    left join exams.answer g on g.attempt_id = a.id and g.exam_question_id = eq.id
    where eq.question_id = ${questionId} and ${counted(actor, scope)}
    order by a.id`.execute(db)
  return rows
}

export interface AnswerOfVersion {
  readonly id: number
  readonly versionId: number
  readonly role: 'choice' | 'item' | 'accepted'
  readonly text: string
  readonly isRight: boolean
  readonly fraction: number | null
  readonly tolerance: number | null
  readonly fileId: number | null
  readonly matchId: number | null
}

/** The possible answers of these versions of a question, in the bank's order. */
export async function answersOfVersions(db: Database, versionIds: readonly number[]): Promise<AnswerOfVersion[]> {
  const { rows } = await sql<AnswerOfVersion>`
    select k.id, k.question_version_id as "versionId", k.role, k.text, k.is_right as "isRight",
      k.fraction::float8 as fraction, k.tolerance, k.file_id as "fileId", m.id as "matchId"
    from exams.question_answer k
    left join exams.question_answer m on m.question_version_id = k.question_version_id and m.position = k.match_position
    where k.question_version_id = any(${[...versionIds]}::integer[])
    order by k.question_version_id desc, k.position`.execute(db)
  return rows
}
