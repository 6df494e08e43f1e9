import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { takesRegistrations, type ClassState } from '../../rules/class-states.ts'
import { classFull, classNotOpen } from '../../contract/refusals.ts'

export interface LockedClass {
  readonly id: number
  readonly code: string
  readonly courseId: number
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
  readonly version: number
}

/**
 * Locks the class row until the transaction ends and reads it. Call it late: rivals wait here. Order of locks over
 * the house: plan row, class, rooms, instructors. An unknown id is `notFound`.
 */
export async function lockClass(db: Database, id: number): Promise<LockedClass> {
  const found = await db
    .selectFrom('classes.course_class')
    .where('id', '=', id)
    .select([
      'id',
      'code',
      'course_id as courseId',
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
      'version',
    ])
    .forUpdate()
    .executeTakeFirst()
  return found ?? refuse(notFound)
}

/**
 * Takes one seat by one conditional update, so that rivals for the last one get exactly one. `classFull` where none
 * is free, `classNotOpen` where the class takes nobody any more. Call it last in the transaction.
 */
export async function takeSeat(db: Database, classId: number): Promise<void> {
  const taken = await db
    .updateTable('classes.course_class')
    .set({ seats_taken: sql<number>`seats_taken + 1` })
    .where('id', '=', classId)
    .where('state', 'in', ['open', 'tentative', 'confirmed', 'running'])
    .whereRef('seats_taken', '<', 'max_trainees')
    .returning('id')
    .executeTakeFirst()
  if (taken) return
  const found = await db
    .selectFrom('classes.course_class')
    .where('id', '=', classId)
    .select(['code', 'state'])
    .executeTakeFirst()
  if (!found) refuse(notFound)
  if (!takesRegistrations(found.state) && found.state !== 'running')
    refuse(classNotOpen, { class: found.code, state: found.state })
  refuse(classFull, { class: found.code })
}

/** Gives one seat back; a seat that was not taken stays not taken. */
export async function releaseSeat(db: Database, classId: number): Promise<void> {
  await db
    .updateTable('classes.course_class')
    .set({ seats_taken: sql<number>`seats_taken - 1` })
    .where('id', '=', classId)
    .where('seats_taken', '>', 0)
    .execute()
}
