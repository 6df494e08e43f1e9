import { accountName } from '#modules/accounts/server/public.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Actor, Language } from '#platform/shared/actor.ts'
import { peopleBehind } from '#platform/shared/record/second-person.ts'
import type { Database } from '#platform/server/database.ts'
import type { Marking } from '../../../rules/marking/double-marking.ts'
import type { Mark } from '../papers/give-marks.ts'

export interface StoredMarking extends Marking {
  readonly id: number
  readonly attemptId: number
  readonly finishedAt: string | null
  readonly by: string | null
}

/** Who marks these papers where two do, in their turns. */
export async function markingsOf(
  db: Database,
  attemptIds: readonly number[],
  language: Language = 'en',
): Promise<StoredMarking[]> {
  if (attemptIds.length === 0) return []
  const { rows } = await sql<Omit<StoredMarking, 'people' | 'isFinished'> & { marker: number; admin: number | null }>`
    select m.id, m.attempt_id as "attemptId", m.turn, m.marker_id as marker, m.marker_admin_id as admin,
      m.finished_at as "finishedAt", ${accountName(language, 'b')} as by,
      coalesce((select sum(x.score) from exams.marking_mark x where x.marking_id = m.id), 0) as sum
    from exams.marking m left join accounts.account_facts b on b.account_id = m.marker_id
    where m.attempt_id = any(${[...attemptIds]}::integer[]) order by m.attempt_id, m.turn`.execute(db)
  return rows.map(({ marker, admin, ...row }) => ({
    ...row,
    people: admin === null ? [marker] : [marker, admin],
    isFinished: row.finishedAt !== null,
  }))
}

/** What the answers that a person marks are worth in all on each of these papers; blank ones are worth nothing. */
export async function handWeights(db: Database, attemptIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ attempt_id: number; weight: number }>`
    select g.attempt_id, sum(q.weight) as weight from exams.answer g
    join exams.exam_question q on q.id = g.exam_question_id
    join exams.question_version v on v.id = q.question_version_id and v.type = 'text'
    where g.attempt_id = any(${[...attemptIds]}::integer[]) and btrim(coalesce(g.answer->>'Text', '')) <> ''
    group by g.attempt_id`.execute(db)
  return new Map(rows.map((row) => [row.attempt_id, row.weight]))
}

/** Begins somebody's marking of a paper, which must be locked. */
export async function openMarking(
  db: Database,
  actor: Actor,
  attemptId: number,
  turn: number,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('exams.marking')
    .values({
      attempt_id: attemptId,
      turn,
      marker_id: actor.userId,
      marker_admin_id: actor.actingAdminId,
      begun_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function finishTurn(db: Database, markingId: number, now: Date): Promise<void> {
  await db.updateTable('exams.marking').set({ finished_at: now }).where('id', '=', markingId).execute()
}

/** Writes marks of one marking, and what each was before. They stand nowhere but here until the paper is settled. */
export async function giveInTurn(
  db: Database,
  marking: { readonly id: number; readonly attemptId: number; readonly turn: number },
  markerId: number,
  marks: readonly Mark[],
  now: Date,
): Promise<void> {
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb)
        as x("ExamQuestionID" integer, "Score" numeric, "Comment" text)
    ), logged as (
      insert into exams.mark_change (attempt_id, exam_question_id, from_score, to_score, reason, marked_by, at, turn)
      select ${marking.attemptId}, g."ExamQuestionID", m.score, g."Score", '', ${markerId}, ${now}::timestamptz, ${marking.turn}
      from given g left join exams.marking_mark m on m.marking_id = ${marking.id} and m.exam_question_id = g."ExamQuestionID"
      where m.score is distinct from g."Score"
    )
    insert into exams.marking_mark as m (marking_id, exam_question_id, score, comment)
    select ${marking.id}, g."ExamQuestionID", g."Score", g."Comment" from given g
    on conflict (marking_id, exam_question_id) do update set score = excluded.score, comment = excluded.comment`.execute(
    db,
  )
}

/** The marks of one marking, by question. */
export async function marksInTurn(db: Database, markingId: number): Promise<ReadonlyMap<number, Mark>> {
  const rows = await db
    .selectFrom('exams.marking_mark')
    .where('marking_id', '=', markingId)
    .select(['exam_question_id as ExamQuestionID', 'score as Score', 'comment as Comment'])
    .execute()
  return new Map(rows.map((row) => [row.ExamQuestionID, row]))
}

/** Whether these people gave marks on a paper, or decided about its violation: they do not judge it a second time. */
export async function hasJudged(db: Database, attemptId: number, people: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`
    select exists (select from exams.mark_change where attempt_id = ${attemptId} and marked_by = any(${[...people]}::integer[]))
      or exists (select from exams.answer where attempt_id = ${attemptId} and marked_by = any(${[...people]}::integer[]))
      -- one of two markers, before their marks stand
      or exists (select from exams.marking where attempt_id = ${attemptId}
        and (marker_id = any(${[...people]}::integer[]) or marker_admin_id = any(${[...people]}::integer[])))
      or exists (select from exams.attempt_event where attempt_id = ${attemptId} and kind in ('upheld', 'reopened', 'marked')
        and actor_id = any(${[...people]}::integer[])) as yes`.execute(db)
  return rows[0]!.yes
}

/**
 * Papers `a` of which text answers wait for the actor; where two mark in turns, those whose turn it is, as `turnFor` says.
 * Two who are done leave a paper waiting only where a third decides.
 */
export function waitsForMarks(actor: Actor): RawBuilder<boolean> {
  const people = peopleBehind(actor)
  return sql<boolean>`(a.state = 'awaitingManual' and (
    select case when coalesce(bool_or(t.mine), false) then not bool_or(t.mine and t.done)
      else count(*) < 2 or (count(*) = 2 and bool_and(t.done)) end
    from (select m.finished_at is not null as done,
        m.marker_id = any(${people}::integer[]) or coalesce(m.marker_admin_id = any(${people}::integer[]), false) as mine
      from exams.marking m where m.attempt_id = a.id) as t))`
}
