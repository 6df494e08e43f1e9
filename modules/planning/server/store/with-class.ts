import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { NewEvent } from '#platform/server/event.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Day } from '#platform/shared/dates.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
import { unwaived } from '../../rules/clashes.ts'
import { plannerOf } from '../../rules/planner.ts'
import { acceptances } from './accepted-slots.ts'
import { unask } from './plan-instructors.ts'
import { lockRow, nextRun, type LockedRow } from './plan-row-changes.ts'
import { codeOf, putDates, putState, stateAfter } from './plan-row-moves.ts'
import { findPlanRow } from './plan-rows.ts'
import { placeRow } from './timetable.ts'
import { wantedOfRow } from './wanted.ts'

type Announce = (event: NewEvent) => Promise<void>

/**
 * Locks the row and gathers all that making its class needs: the row, who leads it, its sessions, and what no waiver
 * covers. Whether the row may be confirmed by this actor now is decided here (`notNow`), except where it has a live class:
 * then `row.state` says `confirmed` or `executed`, and confirming it again changes nothing.
 */
export async function rowToConfirm(db: Database, actor: Actor, id: number) {
  const row = await lockRow(db, id)
  const isConfirmed = row.state === 'confirmed' || row.state === 'executed'
  if (!isConfirmed) stateAfter(row, 'confirm', plannerOf(actor))
  else if (plannerOf(actor) === 'editor') refuse(notNow, { action: 'confirm', state: row.state, row: codeOf(row) })
  const found = await findPlanRow(db, actor, id)
  const { timetable, clashes } = await placeRow(db, wantedOfRow(found))
  return {
    row,
    isConfirmed,
    code: codeOf(row),
    accepted: await acceptances(db, row),
    sessions: timetable.sessions,
    unwaived: unwaived(clashes, row.waived),
  }
}

/** The class was made: the row says so. */
export async function rowConfirmed(
  db: Database,
  row: LockedRow,
  made: { classId: number; code: string },
  record: Announce,
): Promise<void> {
  await db
    .updateTable('planning.plan_row')
    .set({ state: 'confirmed', class_id: made.classId, class_code: made.code, version: sql<number>`version + 1` })
    .where('id', '=', row.id)
    .execute()
  await record({
    kind: 'planRowConfirmed',
    subject: ['planRow', row.id],
    data: { code: codeOf(row), class: made.code, classId: made.classId, coordinatorId: row.coordinator_id },
  })
}

/** The class took place. A row in any other state than confirmed stays as it is. */
export async function rowExecuted(db: Database, rowId: number, record: Announce): Promise<void> {
  const row = await lockRow(db, rowId)
  if (row.state !== 'confirmed') return
  await putState(db, row, stateAfter(row, 'execute', 'timetable'))
  await record({ kind: 'planRowExecuted', subject: ['planRow', rowId], data: { code: codeOf(row) } })
}

/** The class was postponed to another first day: the row waits to be proposed anew, its instructors to be asked again. */
export async function rowPostponed(
  db: Database,
  rowId: number,
  startsOn: Day,
  reason: string,
  record: Announce,
): Promise<void> {
  const row = await lockRow(db, rowId)
  stateAfter(row, 'postponeWithClass', 'timetable')
  const year = Number(startsOn.slice(0, 4))
  await putDates(db, row, startsOn, reason, year === row.year ? null : await nextRun(db, row.course_id, year))
  await unask(db, rowId, true)
  await record({
    kind: 'planRowPostponed',
    subject: ['planRow', rowId],
    data: { code: codeOf(row), coordinatorId: row.coordinator_id, from: row.starts_on, to: startsOn, reason },
  })
}

/** The class was cancelled, and the row with it. */
export async function rowCancelled(db: Database, rowId: number, reason: string, record: Announce): Promise<void> {
  const row = await lockRow(db, rowId)
  await putState(db, row, stateAfter(row, 'cancelWithClass', 'timetable'), reason)
  await unask(db, rowId, true)
  await record({
    kind: 'planRowCancelled',
    subject: ['planRow', rowId],
    data: { code: codeOf(row), coordinatorId: row.coordinator_id, reason },
  })
}
