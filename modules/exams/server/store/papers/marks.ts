import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { AlsoAccepted } from '../../../rules/answers/also-accepted.ts'
import type { AnswerSettings, QuestionType } from '../../../rules/question.ts'
import type { AnswerRole, GivenAnswer } from '../../../rules/scoring.ts'

export interface PaperFacts {
  readonly pass_degree: number
  readonly excellent_degree: number
  readonly strict_multi_answers: boolean
  readonly exam_is_final: boolean
  readonly is_repeat: boolean
}

/**
 * Whether the attempt `a` is another go at an exam that its trainee failed or did not come to. Who sits anew because the
 * academy voided every paper before has failed nothing.
 */
export const isRepeat = sql<boolean>`(a.repeat_id is not null and coalesce((select bool_or(o.state <> 'voided')
  from exams.attempt o where o.exam_id = a.exam_id and o.trainee_id = a.trainee_id and o.number < a.number), true))`

export interface PaperAnswer {
  readonly id: number
  readonly text: string
  readonly isRight: boolean
  readonly role: AnswerRole
  readonly fraction: number | null
  readonly tolerance: number | null
  /** Of an item: the id of the choice that belongs to it. */
  readonly matchId: number | null
  readonly feedback: string
  readonly fileId: number | null
}

/** What the exam takes beside the key, since when and why. */
export interface PaperAcceptance extends AlsoAccepted {
  readonly since: string
  readonly reason: string
}

export interface PaperQuestion {
  readonly id: number
  readonly position: number
  readonly type: QuestionType
  readonly text: string
  readonly model_answer: string
  readonly weight: number
  readonly settings: AnswerSettings
  readonly feedback: string
  readonly answers: readonly PaperAnswer[]
  readonly alsoAccepted: readonly PaperAcceptance[]
  readonly given: GivenAnswer | null
  readonly is_late: boolean
  readonly score: number | null
  /** A grievance gave the mark in place of the machine. */
  readonly is_set_by_hand: boolean
  readonly comment: string
  readonly marked_by: number | null
  readonly marked_at: string | null
}

export async function paperFacts(db: Database, attemptId: number): Promise<PaperFacts> {
  const { rows } = await sql<PaperFacts>`
    select e.pass_degree, e.excellent_degree, e.strict_multi_answers, e.state in ('resultsFinal', 'archived') as exam_is_final,
      ${isRepeat} as is_repeat
    from exams.attempt a join exams.exam e on e.id = a.exam_id where a.id = ${attemptId}`.execute(db)
  return rows[0]!
}

/** Questions as pinned, with the answer key and what was given. Never for a trainee's eyes. */
export async function paperQuestions(db: Database, attemptId: number): Promise<PaperQuestion[]> {
  const { rows } = await sql<PaperQuestion>`
    select eq.id, eq.position, v.type, v.text, v.model_answer, v.settings, v.feedback, eq.weight,
      coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'text', k.text, 'isRight', k.is_right,
          'role', k.role, 'fraction', k.fraction, 'tolerance', k.tolerance, 'matchId', m.id, 'feedback', k.feedback,
          'fileId', k.file_id) order by k.position)
        from exams.question_answer k
        left join exams.question_answer m on m.question_version_id = v.id and m.position = k.match_position
        where k.question_version_id = v.id), '[]') as answers,
      coalesce((select jsonb_agg(jsonb_build_object('answerId', x.answer_id, 'text', x.text, 'tolerance', x.tolerance,
          'since', to_char(x.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', x.reason) order by x.id)
        from exams.accepted_answer x where x.exam_question_id = eq.id and x.state = 'approved'), '[]') as "alsoAccepted",
      g.answer as given, coalesce(l.is_late, false) as is_late, g.score, coalesce(g.is_set_by_hand, false) as is_set_by_hand, coalesce(g.comment, '') as comment, g.marked_by, g.marked_at
    from exams.attempt a
    join exams.exam_question eq on eq.exam_id = a.exam_id
    join exams.question_version v on v.id = eq.question_version_id
    left join exams.answer g on g.attempt_id = a.id and g.exam_question_id = eq.id
    left join exams.answer_event l on l.attempt_id = a.id and l.seq = g.seq
    where a.id = ${attemptId}
    order by eq.position, eq.id`.execute(db)
  return rows
}

/** What the exam takes beside the key, as markers read it. */
export const acceptedTexts = ({ alsoAccepted, answers }: Pick<PaperQuestion, 'alsoAccepted' | 'answers'>) =>
  alsoAccepted.map(({ answerId, text, tolerance, since, reason }) => ({
    Text: answerId === null ? text : (answers.find((answer) => answer.id === answerId)?.text ?? ''),
    Tolerance: tolerance,
    Since: since,
    Reason: reason,
  }))

/** The machine's marks: those of every answered choice question. */
export async function writeScores(
  db: Database,
  attemptId: number,
  scores: readonly { readonly id: number; readonly score: number }[],
): Promise<void> {
  if (scores.length === 0) return
  await sql`update exams.answer a set score = x.score
    from unnest(${scores.map((each) => each.id)}::integer[], ${scores.map((each) => each.score)}::numeric[]) as x(id, score)
    where a.attempt_id = ${attemptId} and a.exam_question_id = x.id`.execute(db)
}
