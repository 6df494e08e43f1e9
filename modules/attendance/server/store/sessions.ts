import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { reachesAttendanceOf } from './reach.ts'

const readable = (db: Database, actor: Actor) =>
  db.selectFrom('classes.class_facts as c').where(reachesAttendanceOf(actor))

/** A session of a class the actor may read. */
export const readSession = (db: Database, actor: Actor, sessionId: number) =>
  readable(db, actor)
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
  readable(db, actor)
    .select(['c.class_id', 'c.class_code', 'c.course_name', 'c.class_state', 'c.attendance_percent'])
    .where('c.class_id', '=', classId)
    .executeTakeFirst()
