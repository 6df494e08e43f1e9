import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { liveChannel } from '#platform/server/live/publish.ts'
import type { AttemptState } from '../../../rules/attempt-states.ts'
import { boardTopic } from '../../../rules/sitting/board.ts'
import { becomeCandidate, type Candidacy } from '../candidates.ts'
import type { OwnedBy } from '../../../rules/owners.ts'
import { reachesSitting } from '../reach.ts'

export interface LockedAttempt extends OwnedBy {
  readonly id: number
  readonly exam_id: number
  readonly trainee_id: number
  readonly number: number
  readonly state: AttemptState
  readonly started_at: string
  readonly deadline: string
  readonly closes_at: string
  readonly finished_at: string | null
  readonly finish_kind: 'submitted' | 'autoSubmitted' | 'closedViolation' | 'voided' | null
  readonly device_key: string
  readonly left_at: string | null
  readonly paused_at: string | null
  /** For how long it stood still before. */
  readonly paused_seconds: number
  readonly version: number
  readonly exam_mode: boolean
  readonly minutes: number
}

function attempts(db: Database) {
  return db
    .selectFrom('exams.attempt as a')
    .innerJoin('exams.exam as e', 'e.id', 'a.exam_id')
    .select([
      'a.id',
      'a.exam_id',
      'a.trainee_id',
      'e.class_id',
      'e.course_id',
      'e.competition_id',
      'a.number',
      'a.state',
      'a.started_at',
      'a.deadline',
      'a.closes_at',
      'a.finished_at',
      'a.finish_kind',
      'a.device_key',
      'a.left_at',
      'a.paused_at',
      'a.paused_seconds',
      'a.version',
      'e.exam_mode',
      'e.minutes',
    ])
}

/** The trainee's own attempt, locked until the transaction ends where `lock` says so; anybody else's is not there. */
export async function ownAttempt(
  db: Database,
  actor: Actor,
  id: number,
  { lock }: { lock: boolean },
): Promise<LockedAttempt | undefined> {
  const found = attempts(db).where('a.id', '=', id).where(reachesSitting(actor))
  return (lock ? found.forUpdate('a') : found).executeTakeFirst()
}

/** The candidate's newest attempt, locked. Voided ones are left out. */
export async function lockNewest(
  db: Database,
  { examId, traineeId }: Pick<Candidacy, 'examId' | 'traineeId'>,
): Promise<LockedAttempt | null> {
  const found = await attempts(db)
    .where('a.exam_id', '=', examId)
    .where('a.trainee_id', '=', traineeId)
    .where('a.state', '<>', 'voided')
    .orderBy('a.number', 'desc')
    .limit(1)
    .forUpdate('a')
    .executeTakeFirst()
  return found ?? null
}

/**
 * Begins a candidate's attempt; null where one is alive already (two tabs at once): the database keeps live ones single.
 * Whoever may sit becomes a candidate by it, in the same statement: a whole room begins at once.
 */
export async function insertAttempt(
  db: Database,
  candidacy: Candidacy,
  attempt: {
    deviceKey: string
    startedAt: Date
    deadline: Date
    closesAt: Date
    repeatId: number | null
  },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    with c as (${becomeCandidate(db, candidacy).returning(['exam_id', 'trainee_id'])})
    insert into exams.attempt (exam_id, trainee_id, number, started_at, deadline, closes_at, device_key, repeat_id)
    select c.exam_id, c.trainee_id,
      1 + coalesce((select max(a.number) from exams.attempt a where a.exam_id = c.exam_id and a.trainee_id = c.trainee_id), 0),
      ${attempt.startedAt}::timestamptz, ${attempt.deadline}::timestamptz, ${attempt.closesAt}::timestamptz, ${attempt.deviceKey}, ${attempt.repeatId}::integer
    from c
    on conflict do nothing returning id`.execute(db)
  return rows[0]?.id ?? null
}

export interface AttemptChange {
  readonly state?: AttemptState
  readonly device_key?: string
  readonly left_at?: Date | null
  readonly paused_at?: Date | null
  readonly finished_at?: Date | string
  readonly finish_kind?: 'submitted' | 'autoSubmitted' | 'closedViolation' | 'voided'
  readonly deadline?: Date
  readonly score?: number | null
  readonly max_score?: number | null
  readonly percent?: number | null
  readonly grade?: 'excellent' | 'pass' | 'fail' | null
  readonly result?: 'initial' | 'final' | null
  readonly review_reason?: string | null
}

/** Changes the attempt; its version, by which markers notice each other, goes up. */
export async function changeAttempt(db: Database, id: number, change: AttemptChange): Promise<number> {
  const { version } = await db
    .updateTable('exams.attempt')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

export type AttemptEventKind =
  | 'started'
  | 'left'
  | 'returned'
  | 'resumed'
  | 'deviceMoved'
  | 'submitted'
  | 'autoSubmitted'
  | 'closedViolation'
  | 'reopened'
  | 'paused'
  | 'letGoOn'
  | 'grievance'
  | 'upheld'
  | 'marked'
  | 'accepted'
  | 'finalised'
  | 'timeGranted'
  | 'voided'

/** A line in the attempt's own history, for the examiner; whoever has the board of its exam open is told at once. */
export async function noteAttempt(
  db: Database,
  attemptId: number,
  kind: AttemptEventKind,
  at: Date,
  actorId: number | null,
  data: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await sql`with noted as (
      insert into exams.attempt_event (attempt_id, kind, at, actor_id, data)
      values (${attemptId}, ${kind}, ${at}::timestamptz, ${actorId}::integer, ${JSON.stringify(data)}::jsonb)
    )
    select pg_notify(${liveChannel}, jsonb_build_object('accounts', jsonb_agg(w.account_id), 'topic', ${boardTopic}::text,
      'id', a.exam_id)::text)
    from exams.attempt a join exams.exam_watch w on w.exam_id = a.exam_id and w.until > now()
    where a.id = ${attemptId} group by a.exam_id`.execute(db)
}

/** Who did something with a paper last, and when; nobody: the academy itself. */
export const lastOfPaper = (db: Database, attemptId: number) =>
  db
    .selectFrom('exams.attempt_event')
    .where('attempt_id', '=', attemptId)
    .select(['actor_id as by', 'at'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** When the trainee last came back into exam mode, or opened the paper again. */
export async function lastBackInExam(db: Database, attemptId: number): Promise<Date | null> {
  const { at } = await db
    .selectFrom('exams.attempt_event')
    .where('attempt_id', '=', attemptId)
    .where('kind', 'in', ['returned', 'resumed'])
    .select((eb) => eb.fn.max('at').as('at'))
    .executeTakeFirstOrThrow()
  return at === null ? null : new Date(at)
}

/** The return that was noted last, with the seconds away that the browser said. */
export async function lastReturn(db: Database, attemptId: number) {
  const row = await db
    .selectFrom('exams.attempt_event')
    .where('attempt_id', '=', attemptId)
    .where('kind', '=', 'returned')
    .select(['at', sql<number>`coalesce((data ->> 'awaySeconds')::double precision, 0)`.as('awaySeconds')])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { at: new Date(row.at), awaySeconds: row.awaySeconds } : null
}

/** How many papers of the exam are still in somebody's hands. */
export async function openPapers(db: Database, examId: number) {
  const { rows } = await sql<{ all: number; live: number; unmarked: number; violations: number }>`
    select count(*)::integer as "all",
      (count(*) filter (where state in ('created', 'inProgress', 'interrupted')))::integer as live,
      (count(*) filter (where state in ('submitted', 'autoSubmitted', 'awaitingManual')))::integer as unmarked,
      (count(*) filter (where state = 'closedViolation'))::integer as violations
    from exams.attempt where exam_id = ${examId} and state <> 'voided'`.execute(db)
  return rows[0]!
}
