import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { classesCalls } from '../../contract/calls.ts'

import { insertAppointed } from './staff/class-staff.ts'

type Fields = Omit<Argument<typeof classesCalls.edit>['body'], 'Version'>

/** The columns of a class that its form gives. */
export const columnsOf = (fields: Fields) => ({
  starts_on: fields.StartDate,
  ends_on: fields.EndDate,
  place: fields.Place,
  class_room_id: fields.Place === 'academy' ? fields.ClassRoomID : null,
  language: fields.Language,
  min_trainees: fields.MinTrainees,
  max_trainees: fields.MaxTrainees,
  fee_minor: fields.Fee.Minor,
  currency: fields.Fee.Currency,
  organization_id: fields.OrganizationID,
  notes: fields.Notes,
  ...(fields.TrainingStrategyID !== undefined && { training_strategy_id: fields.TrainingStrategyID }),
  ...(fields.Place === 'academy'
    ? { request_location_id: null }
    : fields.RequestLocationID !== undefined && { request_location_id: fields.RequestLocationID }),
  ...(fields.Place === 'online'
    ? fields.OnlineLink !== undefined && { online_link: fields.OnlineLink }
    : { online_link: '' }),
})
type Columns = Omit<ReturnType<typeof columnsOf>, 'language'> & { readonly language: string }

/** Writes a class with its coordinator and gives its id. Where they do not say how it is delivered, as its course is. */
export async function insertClass(
  db: Database,
  columns: Columns & {
    code: string
    course_id: number
    /** Of the revision that it is sold with; none for a draft. */
    course_revision?: number | null
    /** Where it comes of a course request, whose proposal need not say the length of its course. */
    agreed_hours?: number
    plan_row_id: number | null
    coordinator_id: number
    state: 'draft' | 'open'
  },
): Promise<number> {
  const { id, created_at } = await db
    .insertInto('classes.course_class')
    .values((eb) => ({
      training_strategy_id: eb
        .selectFrom('catalogue.course_facts')
        .select('training_strategy_id')
        .where('course_id', '=', columns.course_id),
      ...columns,
    }))
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow()
  await insertAppointed(db, id, { accountId: columns.coordinator_id, role: 'coordinator', at: created_at })
  return id
}

/** What belongs to a class has changed: a form that was opened before is of an older version. */
export const raiseVersion = (db: Database, id: number) =>
  db
    .updateTable('classes.course_class')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning(['id as ID', 'version as Version'])
    .executeTakeFirstOrThrow()

/** Deletes a draft with its sessions and instructors. */
export async function deleteClass(db: Database, id: number): Promise<void> {
  await db.deleteFrom('classes.class_session').where('class_id', '=', id).execute()
  await db.deleteFrom('classes.class_staff').where('class_id', '=', id).execute()
  await db.deleteFrom('classes.course_class').where('id', '=', id).execute()
}

export const classOfRow = (db: Database, planRowId: number) =>
  db
    .selectFrom('classes.course_class')
    .where('plan_row_id', '=', planRowId)
    .select(['id', 'code', 'state'])
    .forUpdate()
    .executeTakeFirst()

/** Why a class was called off; empty where nobody said, null where it is not. */
export async function calledOffFor(db: Database, classId: number): Promise<string | null> {
  const found = await db
    .selectFrom('classes.course_class')
    .where('id', '=', classId)
    .where('state', '=', 'cancelled')
    .select('state_reason')
    .executeTakeFirst()
  return found ? (found.state_reason ?? '') : null
}
