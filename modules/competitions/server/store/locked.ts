import { sql, type Insertable } from 'kysely'
import type { DB } from '#database/tables.ts'
import { anyOf, type Database } from '#platform/server/database.ts'
import type { Reached } from '#platform/server/reading/reach.ts'
import { datedStates, type CompetitionState } from '../../rules/competition-states.ts'
import { stateAt } from './state.ts'

/** One competition in hand, locked until the transaction ends; `state` is what it is at `now`, `stored` what is written down. */
export interface Competition {
  readonly id: number
  readonly code: string
  readonly version: number
  readonly courseId: number
  readonly state: CompetitionState
  readonly stored: CompetitionState
  readonly feeMinor: number | null
  readonly feeCurrency: string | null
  readonly appealsUntil: string | null
  readonly questions: number
}

/** The competition, if it is among those of `reached`. */
export const lockedCompetition = (
  db: Database,
  id: number,
  { now, graceMinutes, reached }: { readonly now: Date; readonly graceMinutes: number; readonly reached?: Reached },
): Promise<Competition | undefined> =>
  db
    .selectFrom('competitions.competition as c')
    .innerJoin('exams.competition_exam_facts as e', 'e.competition_id', 'c.id')
    .where('c.id', '=', id)
    .$if(reached !== undefined, (q) => q.where(reached!))
    .select([
      'c.id',
      'c.code',
      'c.version',
      'c.course_id as courseId',
      'c.state as stored',
      'c.fee_minor as feeMinor',
      'c.fee_currency as feeCurrency',
      'c.appeals_until as appealsUntil',
      'e.question_count as questions',
    ])
    .select(stateAt(now, graceMinutes).as('state'))
    .forUpdate('c')
    .executeTakeFirst() as Promise<Competition | undefined>

export async function insertCompetition(
  db: Database,
  columns: Insertable<DB['competitions.competition']>,
): Promise<number> {
  const made = await db.insertInto('competitions.competition').values(columns).returning('id').executeTakeFirstOrThrow()
  return made.id
}

/** Only drafts: nothing hangs on them but their exam. */
export const removeCompetition = (db: Database, id: number) =>
  db.deleteFrom('competitions.competition').where('id', '=', id).where('state', '=', 'draft').execute()

/** How many appeals of the competition nobody has decided. */
export async function appealsWaiting(db: Database, competitionId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from competitions.appeal a
    join competitions.entry n on n.id = a.entry_id
    where n.competition_id = ${competitionId} and a.state = 'filed'`.execute(db)
  return rows[0]!.count
}

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** Competitions that their dates have made something else of than is written down. */
export async function competitionsToAdvance(db: Database, now: Date, graceMinutes: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select c.id from competitions.competition c
    join exams.competition_exam_facts e on e.competition_id = c.id
    where c.state in (${anyOf(datedStates)}) and c.state <> ${stateAt(now, graceMinutes)} order by c.id`.execute(db)
  return ids(rows)
}

/** Those whose time for appeals is over, and nothing waits in: neither an appeal nor a mark. */
export async function competitionsToFinish(db: Database, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select c.id from competitions.competition c
    where c.state = 'appeals' and c.appeals_until <= ${now}::timestamptz
      and not exists (select from competitions.appeal a join competitions.entry n on n.id = a.entry_id
        where n.competition_id = c.id and a.state = 'filed')
      and not exists (select from exams.competition_paper_facts p where p.competition_id = c.id
        and p.attempt_state not in ('autoMarked', 'marked', 'final'))
    order by c.id`.execute(db)
  return ids(rows)
}

/** Those whose places are known and no longer say what their papers come to: a mark was changed, or another answer accepted. */
export async function competitionsToPlaceAnew(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select distinct c.id from competitions.competition c
    join competitions.entry n on n.competition_id = c.id
    left join exams.competition_paper_facts p on p.competition_id = n.competition_id and p.trainee_id = n.trainee_id
      and p.finished_at is not null
    where c.state in ('provisional', 'appeals') and n.score is distinct from round(p.score, 2) order by c.id`.execute(
    db,
  )
  return ids(rows)
}

/** Entries that were never paid, of competitions that take none any more. */
export async function entriesToLapse(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select n.id from competitions.competition c
    join competitions.entry n on n.competition_id = c.id and n.state in ('awaitingPayment', 'proofRejected')
    where c.state in ('closed', 'correction', 'provisional', 'appeals', 'final', 'archived') order by n.id`.execute(db)
  return ids(rows)
}
