import { sql } from 'kysely'
import { anyOf, type Database } from '#platform/server/database.ts'
import type { OwnedBy } from '../../rules/owners.ts'
import type { ExamState } from '../../rules/exam-states.ts'
import { repeatTable } from '../../rules/repeats.ts'
import { stateAt } from './exam-state.ts'

/* What the clock has something to do with, locked. */

interface Paper extends OwnedBy {
  readonly id: number
  readonly exam_id: number
  readonly trainee_id: number
}
export interface OverduePaper extends Paper {
  readonly deadline: string
}

/** Papers past their deadline, of one exam or up to 200 of all; those another transaction holds are left out. */
export async function overduePapers(db: Database, now: Date, examId: number | null): Promise<OverduePaper[]> {
  const { rows } = await sql<OverduePaper>`
    select a.id, a.exam_id, e.class_id, e.course_id, e.competition_id, a.trainee_id, a.deadline
    from exams.attempt a join exams.exam e on e.id = a.exam_id
    where a.state in ('created', 'inProgress', 'interrupted') and a.deadline < ${now}::timestamptz
      and (${examId}::integer is null or a.exam_id = ${examId}::integer)
    order by a.deadline limit 200 for update of a skip locked`.execute(db)
  return rows
}

/** Makes settled papers final whose exam's results are (repeats after their grace for late answers), and gives them. */
export async function finalisePapers(
  db: Database,
  examId: number | null,
  now: Date,
  graceMinutes: number,
): Promise<(Paper & { isOfRepeat: boolean })[]> {
  const { rows } = await sql<Paper & { isOfRepeat: boolean }>`
    update exams.attempt a set state = 'final', version = a.version + 1
    from exams.exam e
    where e.id = a.exam_id and e.state in ('resultsFinal', 'archived') and a.state in ('autoMarked', 'marked')
      and (a.exam_id = ${examId}::integer or ${examId}::integer is null)
      and (a.finish_kind = 'submitted' or a.repeat_id is null or a.deadline + make_interval(mins => ${graceMinutes}::integer) < ${now}::timestamptz)
    returning a.id, a.repeat_id is not null as "isOfRepeat", a.exam_id, e.class_id, e.course_id, e.competition_id, a.trainee_id`.execute(
    db,
  )
  return rows
}

interface DueExam extends OwnedBy {
  readonly id: number
  readonly code: string
  readonly state: ExamState
}

/** Exams that the clock has made something else of than is written down. */
export async function examsToAdvance(db: Database, now: Date, graceMinutes: number): Promise<DueExam[]> {
  const state = stateAt(now, graceMinutes)
  const { rows } = await sql<DueExam>`
    select e.id, e.code, e.class_id, e.course_id, e.competition_id, ${state} as state from exams.exam e
    where e.state in ('published', 'open', 'closed') and e.state <> ${state}
    order by e.id for no key update of e`.execute(db)
  return rows
}

interface DueRepeat extends OwnedBy {
  readonly id: number
  readonly examId: number
  readonly traineeId: number
}

/** Repeats whose time is over. */
export async function repeatsOver(db: Database, now: Date): Promise<DueRepeat[]> {
  const { rows } = await sql<DueRepeat>`
    select p.id, p.exam_id as "examId", e.class_id, e.course_id, e.competition_id, p.trainee_id as "traineeId"
    from exams.repeat_exam p join exams.exam e on e.id = p.exam_id
    where p.state in (${anyOf(repeatTable.moves.expire.from)}) and p.expires_at <= ${now}::timestamptz
    order by p.id for no key update of p`.execute(db)
  return rows
}
