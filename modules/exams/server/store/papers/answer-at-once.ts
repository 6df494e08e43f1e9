import { sql } from 'kysely'
import { anyOf, type Database } from '#platform/server/database.ts'
import { runKept, Slot } from '#platform/server/reading/kept-statement.ts'
import { liveStates, type AttemptState } from '../../../rules/attempt-states.ts'
import type { GivenAnswer } from '../../../rules/scoring.ts'
import { letCount } from './answers.ts'
import { fitsVersion, namedBy, type NamedRows } from './fitting-answers.ts'

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
 * paper takes none as a matter of course (another person's, another browser's, closed, over, standing still), the question is another
 * exam's, the answer none to it, or the number in use. One statement is one transaction: the paper is held against being
 * handed in, closed or moved meanwhile, and looked at anew where one of these was first, but not against other answers.
 */
export async function keepAtOnce(db: Database, given: TimelyAnswer): Promise<PaperAfterAnswer | null> {
  const values = { given, named: namedBy(given.answer) }
  const [paper] = await runKept(db, 'one timely answer', values, () => ({ compile: () => statement().compile(db) }))
  return paper ? { ...paper, lastSeq: Math.max(paper.lastSeq ?? 0, given.seq) } : null
}

interface Row {
  readonly state: AttemptState
  readonly deadline: string
  /** Where one above this answer's was there before; looking for those alone meets no row as a rule. */
  readonly lastSeq: number | null
}

const sent = (name: keyof TimelyAnswer) => new Slot((values) => (values['given'] as TimelyAnswer)[name])
const named = (name: keyof NamedRows) => new Slot((values) => (values['named'] as NamedRows)[name])

// State and deadline are looked at after the lock: no index by them is to be taken, however few papers seem to be open.
const statement = () => sql<Row>`with paper as (
    select id, exam_id, state, deadline, device_key, paused_at from exams.attempt
    where id = ${sent('attempt')}::integer and trainee_id = ${sent('trainee')}::integer
    for share
  ), kept as (
    insert into exams.answer_event (attempt_id, seq, exam_question_id, answer, answered_at, received_at)
    select paper.id, x.seq, q.id, x.answer, least(x.at, x.now), x.now
    from paper
    cross join (select ${sent('seq')}::integer as seq, ${sent('question')}::integer as question,
      ${sent('answer').as(JSON.stringify)}::jsonb as answer, ${named('kind')}::text as kind,
      ${named('choices')}::integer[] as choices, ${named('items')}::integer[] as items,
      ${sent('at')}::timestamptz as at, ${sent('now')}::timestamptz as now) as x
    join exams.exam_question q on q.exam_id = paper.exam_id and q.id = x.question
    join exams.question_version v on v.id = q.question_version_id
    where paper.device_key = ${sent('device')}::text and paper.state in (${anyOf(liveStates)}) and paper.deadline >= x.now
      and paper.paused_at is null
      and ${fitsVersion}
    on conflict (attempt_id, seq) do nothing
    returning attempt_id, exam_question_id, seq, answer
  ), counting as (${letCount(sql`select attempt_id, exam_question_id, seq, answer from kept`)})
  select state, deadline,
    (select e.seq from exams.answer_event e where e.attempt_id = paper.id and e.seq > ${sent('seq')}::integer
      order by e.seq desc limit 1) as "lastSeq"
  from paper, kept`
