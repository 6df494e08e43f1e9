import type { Database } from '#platform/server/database.ts'
import type { ClassState } from '../../rules/class-states.ts'

export interface LockedClass {
  readonly id: number
  readonly code: string
  readonly courseId: number
  /** The number of the revision of its course that it keeps; null for a draft. */
  readonly courseRevision: number | null
  readonly planRowId: number | null
  readonly state: ClassState
  /** `YYYY-MM-DD` in the academy's zone. */
  readonly startsOn: string
  readonly endsOn: string
  readonly minTrainees: number
  readonly maxTrainees: number
  /** confirmed + held + offered */
  readonly seatsTaken: number
  readonly feeMinor: number
  readonly currency: string
  readonly organizationId: number | null
  readonly coordinatorId: number | null
  readonly classRoomId: number | null
  readonly version: number
}

/** Locks the class row until the transaction ends and reads it; undefined where there is none. */
export const lockedClass = (db: Database, id: number): Promise<LockedClass | undefined> =>
  db
    .selectFrom('classes.course_class')
    .where('id', '=', id)
    .select([
      'id',
      'code',
      'course_id as courseId',
      'course_revision as courseRevision',
      'plan_row_id as planRowId',
      'state',
      'starts_on as startsOn',
      'ends_on as endsOn',
      'min_trainees as minTrainees',
      'max_trainees as maxTrainees',
      'seats_taken as seatsTaken',
      'fee_minor as feeMinor',
      'currency',
      'organization_id as organizationId',
      'coordinator_id as coordinatorId',
      'class_room_id as classRoomId',
      'version',
    ])
    .forUpdate()
    .executeTakeFirst()

/** The class stays as it is until the transaction ends: who locks it waits, who holds it too does not. */
export const heldClass = (db: Database, id: number) =>
  db.selectFrom('classes.course_class').where('id', '=', id).select('id').forShare().executeTakeFirst()

export const courseOf = (db: Database, classId: number) =>
  db.selectFrom('classes.course_class').where('id', '=', classId).select('course_id').executeTakeFirst()

export const planRowOf = (db: Database, classId: number) =>
  db.selectFrom('classes.course_class').where('id', '=', classId).select('plan_row_id').executeTakeFirst()
