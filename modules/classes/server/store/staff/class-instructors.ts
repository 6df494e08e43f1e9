import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { bothNames } from '#platform/server/reading/both-names.ts'
import type { Output } from '#platform/shared/call.ts'
import type { SlotPart } from '#modules/planning/rules/accepted-slot.ts'
import type { InstructorRole } from '../../../rules/staff.ts'
import { byPlace } from './class-staff.ts'
import type { classesCalls } from '../../../contract/calls.ts'

type Named = Output<typeof classesCalls.getCourseClass>['CourseClassInstructors'][number]

/** Who is named for each of the classes, the lead first. The reasons of rejections only for planners. */
export async function instructorsOfClasses(
  db: Database,
  classIds: readonly number[],
  withReasons: boolean,
): Promise<Map<number, Named[]>> {
  if (classIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('classes.class_staff as i')
    .innerJoin('people.instructor_name_facts as f', 'f.instructor_id', 'i.instructor_id')
    .where('i.class_id', 'in', classIds)
    .select([
      'i.id as ID',
      'i.class_id as classId',
      'f.instructor_id as InstructorID',
      bothNames('f.instructor_name').as('Name'),
      sql<InstructorRole>`i.role`.as('Role'),
      'i.state as State',
      'i.reason as Reason',
      'i.decided_at as DecidedAt',
    ])
    .orderBy('i.class_id')
    .orderBy(byPlace('i.role'))
    .orderBy('i.id')
    .execute()
  const byClass = new Map<number, Named[]>()
  for (const { classId, Reason, ...named } of rows)
    byClass.set(classId, [...(byClass.get(classId) ?? []), { ...named, Reason: withReasons ? Reason : null }])
  return byClass
}

export const instructorsOfClass = async (db: Database, classId: number): Promise<Named[]> =>
  (await instructorsOfClasses(db, [classId], true)).get(classId) ?? []

/** Somebody of a class with the answer they have given, or are to give. */
export interface NamedInstructor {
  readonly instructorId: number
  readonly role: Named['Role']
  readonly state: 'asked' | 'accepted'
  /** What is otherwise than they accepted in the plan. */
  readonly changed: readonly SlotPart[]
  readonly askedAt: Date | string
  readonly decidedAt: Date | string | null
}

/** Who is named for a class, locked until the transaction ends, the lead first. */
export const lockedInstructors = (db: Database, classId: number) =>
  db
    .selectFrom('classes.class_staff')
    .where('class_id', '=', classId)
    .where('instructor_id', 'is not', null)
    .select(['id', 'state', sql<InstructorRole>`role`.as('role')])
    .select((eb) => eb.ref('instructor_id').$notNull().as('instructorId'))
    .orderBy(byPlace('role'))
    .orderBy('id')
    .forUpdate()
    .execute()

/** The columns of somebody named for a class. */
export const columnsOfNamed = (named: NamedInstructor) => ({
  role: named.role,
  state: named.state,
  changed: [...named.changed],
  reason: null,
  asked_at: named.askedAt,
  decided_at: named.decidedAt,
  reminders: 0,
})

/** Names somebody for a class who was not named before. */
export async function insertInstructor(db: Database, classId: number, named: NamedInstructor): Promise<number> {
  const { id } = await db
    .insertInto('classes.class_staff')
    .values({ class_id: classId, instructor_id: named.instructorId, ...columnsOfNamed(named) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Takes somebody off the class's sessions still to come, so that the time is free again. */
export async function leaveSessions(db: Database, classId: number, instructorId: number, now: Date): Promise<void> {
  await db
    .deleteFrom('classes.session_instructor')
    .where('instructor_id', '=', instructorId)
    .where('session_id', 'in', (eb) =>
      eb
        .selectFrom('classes.class_session')
        .select('id')
        .where('class_id', '=', classId)
        .where('state', '=', 'scheduled')
        .where(sql<boolean>`upper(period) > ${now}`),
    )
    .execute()
}

export const deleteStaff = (db: Database, id: number) =>
  db.deleteFrom('classes.class_staff').where('id', '=', id).execute()

/** Who teaches a new session: the lead, as long as the lead has not rejected. */
export async function leadOf(db: Database, classId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('classes.class_staff')
    .where('class_id', '=', classId)
    .where('role', '=', 'lead')
    .where('state', '<>', 'rejected')
    .select((eb) => eb.ref('instructor_id').$notNull().as('id'))
    .execute()
  return rows.map((row) => row.id)
}
