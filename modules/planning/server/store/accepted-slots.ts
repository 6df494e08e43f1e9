import { json, type Database } from '#platform/server/database.ts'
import { addDays } from '#platform/shared/values/dates.ts'
import { changedParts, type AcceptedSlot, type Slot, type SlotPart } from '../../rules/accepted-slot.ts'
import { layOut } from '../../rules/sessions.ts'
import { holidaysBetween } from './holidays.ts'
import type { LockedRow } from './plan-row-changes.ts'

/** What the row asks of an instructor in this role, as it stands now. */
export async function slotOf(db: Database, row: LockedRow, role: Slot['role']): Promise<Slot> {
  const pattern = {
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    weekdays: row.weekdays,
    startsAt: row.starts_at.slice(0, 5),
    endsAt: row.ends_at.slice(0, 5),
    hours: row.hours,
    onHolidays: row.on_holidays,
  }
  const { sessions } = layOut(pattern, await holidaysBetween(db, row.starts_on, addDays(row.ends_on, 1)))
  return {
    role,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    place: row.place,
    classRoomId: row.class_room_id,
    language: row.language,
    sessions: sessions.map(({ day, startsAt, endsAt }) => ({ day, startsAt, endsAt })),
  }
}

/** Keeps what was accepted beside the answer. */
export const keepAccepted = (db: Database, rowId: number, instructorId: number, slot: Slot) =>
  db
    .updateTable('planning.plan_instructor')
    .set({ accepted: json(slot) })
    .where('plan_row_id', '=', rowId)
    .where('instructor_id', '=', instructorId)
    .execute()

export interface Acceptance {
  readonly instructorId: number
  readonly role: Slot['role']
  readonly askedAt: string | null
  readonly decidedAt: string | null
  /** What is otherwise now; null where it was not kept what they accepted. */
  readonly changed: readonly SlotPart[] | null
}

/** Who has accepted to teach the row, the lead first, each with what is otherwise since. */
export async function acceptances(db: Database, row: LockedRow): Promise<Acceptance[]> {
  const found = await db
    .selectFrom('planning.plan_instructor')
    .where('plan_row_id', '=', row.id)
    .where('state', '=', 'accepted')
    .select(['instructor_id', 'role', 'asked_at', 'decided_at', 'accepted'])
    .orderBy('role', 'desc')
    .execute()
  const now = await slotOf(db, row, 'lead')
  return found.map((each) => ({
    instructorId: each.instructor_id,
    role: each.role,
    askedAt: each.asked_at,
    decidedAt: each.decided_at,
    changed: each.accepted && changedParts(each.accepted as unknown as AcceptedSlot, { ...now, role: each.role }),
  }))
}
