import { writeAct } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
import { unwaived } from '../../rules/clashes.ts'
import { plannerOf } from '../../rules/planner.ts'
import { acceptances } from '../store/accepted-slots.ts'
import type { LockedRow } from '../store/plan-row-changes.ts'
import { roomsOfKind } from '../store/class-rooms/wishes.ts'
import { placeRow } from '../store/timetable.ts'
import { wantedOfRow } from '../store/wanted.ts'
import { withClass, type Recording } from './doing.ts'
import { move, stateAfter } from './move.ts'
import { codeOf, noun } from './plan-row-noun.ts'
import { otherDates } from './postpone.ts'
import { findPlanRow, lockRow } from './reached.ts'

type Announce = Recording['record']

/**
 * Locks the row and gathers all that making its class needs: the row, who leads it, its sessions, and what no waiver
 * covers. Whether the row may be confirmed by this actor now is decided here (`notNow`), except where it has a live class:
 * then `row.state` says `confirmed` or `executed`, and confirming it again changes nothing.
 */
export async function rowToConfirm(db: Database, actor: Actor, id: number, classRoomId?: number) {
  const locked = await lockRow(db, id)
  const row = { ...locked, class_room_id: await classRoomFor(db, locked, classRoomId) }
  const who = plannerOf(actor)
  const isConfirmed = row.state === 'confirmed' || row.state === 'executed'
  if (!isConfirmed) stateAfter(who, row, 'confirm')
  else if (who === 'editor') refuse(notNow, { action: 'confirm', state: row.state, row: codeOf(row) })
  const found = await findPlanRow(db, actor, id)
  const { timetable, clashes } = await placeRow(db, wantedOfRow({ ...found, ClassRoomID: row.class_room_id }))
  return {
    row,
    isConfirmed,
    code: codeOf(row),
    // Who accepted any class room of the kind has accepted this one.
    accepted: await acceptances(db, locked),
    sessions: timetable.sessions,
    unwaived: unwaived(clashes, row.waived),
  }
}

/** The class room of a row; of one that wishes for any of a kind the chosen one, where it is of that kind and in use. */
async function classRoomFor(db: Database, row: LockedRow, chosen: number | undefined): Promise<number | null> {
  if (row.class_room_id !== null || chosen === undefined || row.place !== 'academy') return row.class_room_id
  const rooms = await roomsOfKind(db, row.class_room_kind_id)
  return rooms.some((room) => room.id === chosen) ? chosen : null
}

/** The class was made: the row says so. */
export async function rowConfirmed(
  db: Database,
  row: LockedRow,
  made: { classId: number; code: string },
  record: Announce,
): Promise<void> {
  await writeAct({ db, record }, noun, row, 'confirm', {
    set: { state: 'confirmed', class_id: made.classId, class_code: made.code, class_room_id: row.class_room_id },
    data: { class: made.code, classId: made.classId },
  })
}

/** The class took place. A row in any other state than confirmed stays as it is. */
export async function rowExecuted(db: Database, rowId: number, record: Announce): Promise<void> {
  const row = await lockRow(db, rowId)
  if (row.state === 'confirmed') await move(withClass({ db, record }), row, 'execute')
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
  const dates = await otherDates(db, row, startsOn)
  await move(withClass({ db, record }), row, 'postponeWithClass', { reason, ...dates })
}

/** The class was cancelled, and the row with it. */
export async function rowCancelled(db: Database, rowId: number, reason: string, record: Announce): Promise<void> {
  await move(withClass({ db, record }), await lockRow(db, rowId), 'cancelWithClass', { reason })
}
