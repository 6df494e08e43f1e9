import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import type { Marker } from '../../rules/marking.ts'

const seesEveryClass = (actor: Actor): boolean => ['admin', 'editor', 'trainingcoordinator'].includes(actor.role)

/** Classes whose attendance the actor may read: all for the academy's staff, the own for an instructor, those with own people for an organization. */
export function readableClasses(db: Database, actor: Actor) {
  const classes = db.selectFrom('classes.class_facts as c')
  if (seesEveryClass(actor)) return classes
  if (actor.instructorId !== null) {
    const own = actor.instructorId
    // Not `exists`: with that the planner may walk all classes and look up the instructors of each.
    return classes.where(
      sql<boolean>`c.class_id = any(array(select class_id from classes.class_instructor_facts where instructor_id = ${own}))`,
    )
  }
  if (actor.organizationId !== null) {
    const own = actor.organizationId
    return classes.where((eb) =>
      eb.exists(
        eb
          .selectFrom('registration.registration_facts as r')
          .select('r.class_id')
          .whereRef('r.class_id', '=', 'c.class_id')
          .where('r.organization_id', '=', own),
      ),
    )
  }
  return classes.where((eb) => eb.lit(false))
}

/** A session of a class the actor may read. */
export const readSession = (db: Database, actor: Actor, sessionId: number) =>
  readableClasses(db, actor)
    .innerJoin('classes.session_facts as s', 's.class_id', 'c.class_id')
    .select([
      'c.class_id',
      'c.class_code',
      'c.class_state',
      'c.course_name',
      'c.attendance_percent',
      's.session_id',
      's.session_number',
      's.day',
      's.starts_at',
      's.ends_at',
      's.session_state',
    ])
    .where('s.session_id', '=', sessionId)
    .executeTakeFirst()

export const readClass = (db: Database, actor: Actor, classId: number) =>
  readableClasses(db, actor)
    .select(['c.class_id', 'c.class_code', 'c.course_name', 'c.attendance_percent'])
    .where('c.class_id', '=', classId)
    .executeTakeFirst()

/** As what the actor stands before a class's sheet: its own instructor marks, the coordinator and the admin correct. */
export async function markerOf(db: Database, actor: Actor, classId: number): Promise<Marker> {
  if (actor.role === 'admin' || actor.role === 'trainingcoordinator') return 'coordinator'
  if (actor.instructorId === null) return 'none'
  const own = await db
    .selectFrom('classes.class_instructor_facts')
    .select('class_id')
    .where('class_id', '=', classId)
    .where('instructor_id', '=', actor.instructorId)
    .executeTakeFirst()
  return own ? 'ownInstructor' : 'none'
}
