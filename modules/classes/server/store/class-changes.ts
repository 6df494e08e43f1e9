import { refuseChanged } from '#modules/accounts/server/public.ts'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Argument } from '#platform/shared/call.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { Planner } from '#modules/planning/rules/planner.ts'
import type { classesCalls } from '../../contract/calls.ts'
import { maximumBelowTaken, roomTooSmall } from '../../contract/refusals.ts'

type Fields = Omit<Argument<typeof classesCalls.updateCourseClass>['body'], 'Version'>

/** The columns of a class that its form gives. */
export const columnsOf = (fields: Fields) => ({
  starts_on: fields.StartDate,
  ends_on: fields.EndDate,
  place: fields.Place,
  room_id: fields.Place === 'academy' ? fields.RoomID : null,
  language: fields.Language,
  min_trainees: fields.MinTrainees,
  max_trainees: fields.MaxTrainees,
  fee_minor: fields.Fee.Minor,
  currency: fields.Fee.Currency,
  organization_id: fields.OrganizationID,
  notes: fields.Notes,
})
type Columns = Omit<ReturnType<typeof columnsOf>, 'language'> & { readonly language: string }

export const insertClass = (
  db: Database,
  columns: Columns & {
    code: string
    course_id: number
    plan_row_id: number | null
    coordinator_id: number
    state: 'draft' | 'open'
  },
) =>
  db
    .insertInto('classes.course_class')
    .values(columns)
    .returning(['id as ID', 'version as Version', 'code as Code'])
    .executeTakeFirstOrThrow()

/** Stores other columns. A maximum under the seats taken is refused by the table's own condition. */
export async function changeClass(
  db: Database,
  id: number,
  version: number | null,
  columns: Partial<Columns> & { state?: 'open'; state_reason?: null },
) {
  await sql`savepoint changing`.execute(db)
  try {
    const saved = await db
      .updateTable('classes.course_class')
      .set({ ...columns, version: sql<number>`version + 1` })
      .where('id', '=', id)
      .$if(version !== null, (q) => q.where('version', '=', version!))
      .returning(['id as ID', 'version as Version'])
      .executeTakeFirst()
    if (saved) return saved
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'seats_within_maximum') throw error
    await sql`rollback to savepoint changing`.execute(db)
    const { seats_taken } = await db
      .selectFrom('classes.course_class')
      .where('id', '=', id)
      .select('seats_taken')
      .executeTakeFirstOrThrow()
    refuse(maximumBelowTaken, { taken: seats_taken }, [{ path: 'MaxTrainees', code: 'tooSmall' }])
  }
  const known = await db.selectFrom('classes.course_class').where('id', '=', id).select('id').executeTakeFirst()
  return known ? refuseChanged(db, ['courseClass', id]) : refuse(notFound)
}

/** A class larger than its room is an administrator's decision. */
export async function refuseSmallRoom(
  db: Database,
  roomId: number | null,
  maximum: number,
  who: Planner | null,
): Promise<void> {
  if (roomId === null || who === 'admin') return
  const room = await db
    .selectFrom('planning.room_facts')
    .where('room_id', '=', roomId)
    .select(['room_code', 'capacity'])
    .executeTakeFirst()
  if (!room) refuse(notFound)
  if (room.capacity < maximum)
    refuse(roomTooSmall, { room: room.room_code ?? '', capacity: room.capacity }, [
      { path: 'MaxTrainees', code: 'tooLarge' },
    ])
}

/** Deletes a draft with its sessions and instructors. */
export async function deleteClass(db: Database, id: number): Promise<void> {
  await db.deleteFrom('classes.class_session').where('class_id', '=', id).execute()
  await db.deleteFrom('classes.class_instructor').where('class_id', '=', id).execute()
  await db.deleteFrom('classes.course_class').where('id', '=', id).execute()
}

export const classOfRow = (db: Database, planRowId: number) =>
  db
    .selectFrom('classes.course_class')
    .where('plan_row_id', '=', planRowId)
    .select(['id', 'code', 'state'])
    .forUpdate()
    .executeTakeFirst()

export async function enrolledIn(db: Database, classId: number): Promise<number> {
  const found = await db
    .selectFrom('classes.enrolled_facts')
    .where('class_id', '=', classId)
    .select('enrolled')
    .executeTakeFirst()
  return found?.enrolled ?? 0
}
