import { sql } from 'kysely'
import { anyOf, type Database } from '#platform/server/database.ts'
import { runKept, Slot } from '#platform/server/kept-statement.ts'
import { liveStates, type AttemptState } from '../../rules/attempt-states.ts'
import type { GivenAnswer } from '../../rules/scoring.ts'
import { letCount } from './answers.ts'
import { fitsVersion } from './fitting-answers.ts'

export interface TimelyAnswer {
  readonly attempt: number
  readonly trainee: number
  readonly device: string
  readonly now: Date
  readonly seq: number
  readonly question: number
  readonly answer: GivenAnswer
  readonly at: string
}

export interface PaperAfterAnswer {
  readonly state: AttemptState
  readonly deadline: string
  readonly lastSeq: number
}

/**
 * Keeps one answer, and lets it count where it is the newest to its question; null, and nothing is changed, where the
 * paper takes none as a matter of course (another person's, another browser's, closed, over), the question is another
 * exam's, the answer none to it, or the number in use. One statement is one transaction: the paper is held against being
 * handed in, closed or moved meanwhile, and looked at anew where one of these was first, but not against other answers.
 */
export async function keepAtOnce(db: Database, given: TimelyAnswer): Promise<PaperAfterAnswer | null> {
  const [paper] = await runKept(db, 'one timely answer', { given }, () => ({ compile: () => statement().compile(db) }))
  if (!paper?.kept) return null
  return { state: paper.state, deadline: paper.deadline, lastSeq: Math.max(paper.lastSeq, given.seq) }
}

interface Row {
  readonly state: AttemptState
  readonly deadline: string
  /** Before this answer: a statement does not see its own rows. */
  readonly lastSeq: number
  readonly kept: boolean
}

const sent = (name: keyof TimelyAnswer) => new Slot((values) => (values['given'] as TimelyAnswer)[name])

const statement = () => sql<Row>`with paper as (
    select id, exam_id, state, deadline from exams.attempt
    where id = ${sent('attempt')}::integer and trainee_id = ${sent('trainee')}::integer
      and device_key = ${sent('device')}::text and state in (${anyOf(liveStates)})
      and deadline >= ${sent('now')}::timestamptz
    for share
  ), kept as (
    insert into exams.answer_event (attempt_id, seq, exam_question_id, answer, answered_at, received_at)
    select paper.id, given.seq, q.id, given.answer, least(given.at, given.now), given.now
    from paper
    cross join (select ${sent('seq')}::integer as seq, ${sent('question')}::integer as question,
      ${sent('answer').as(JSON.stringify)}::jsonb as answer,
      ${sent('at')}::timestamptz as at, ${sent('now')}::timestamptz as now) as given
    join exams.exam_question q on q.exam_id = paper.exam_id and q.id = given.question
    join exams.question_version v on v.id = q.question_version_id
    where ${fitsVersion(sql`given.answer`)}
    on conflict (attempt_id, seq) do nothing
    returning attempt_id, exam_question_id, seq, answer
  ), counting as (${letCount(sql`select attempt_id, exam_question_id, seq, answer from kept`)})
  select state, deadline, exists (select from kept) as kept,
    (select coalesce(max(seq), 0) from exams.answer_event e where e.attempt_id = paper.id) as "lastSeq"
  from paper`
