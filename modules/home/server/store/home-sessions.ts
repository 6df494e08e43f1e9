import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'

/** The next sessions that concern the person: own ones for trainees, instructors and organizations, all for staff. */
export async function sessionsOf(db: Database, actor: Actor, from: string, to: string) {
  let found = db
    .selectFrom('classes.session_facts as s')
    .innerJoin('classes.class_facts as c', 'c.class_id', 's.class_id')
    .leftJoin('planning.class_room_facts as r', 'r.class_room_id', 's.class_room_id')
    .select([
      's.session_id as SessionID',
      's.class_id as CourseClassID',
      'c.class_code as ClassCode',
      'c.course_name as CourseName',
      's.day as Day',
      's.starts_at as StartsAt',
      's.ends_at as EndsAt',
      'r.class_room_name as ClassRoomName',
    ])
    .where('s.day', '>=', from)
    .where('s.day', '<=', to)
    .where('s.session_state', '<>', 'cancelled')
    .where('c.class_state', 'not in', ['draft', 'cancelled', 'postponed'])
  if (actor.role === 'trainee' || actor.role === 'customer') {
    found = found.where((eb) =>
      eb.exists(
        eb
          .selectFrom('registration.registration_facts as g')
          .select('g.class_id')
          .whereRef('g.class_id', '=', 's.class_id')
          .where('g.is_enrolled', '=', true)
          .where(
            actor.role === 'trainee' ? 'g.trainee_id' : 'g.organization_id',
            '=',
            (actor.role === 'trainee' ? actor.traineeId : actor.organizationId) ?? 0,
          ),
      ),
    )
  }
  if (actor.role === 'instructor') {
    found = found.where((eb) =>
      eb.exists(
        eb
          .selectFrom('classes.class_instructor_facts as i')
          .select('i.class_id')
          .whereRef('i.class_id', '=', 's.class_id')
          .where('i.instructor_id', '=', actor.instructorId ?? 0),
      ),
    )
  }
  return found.orderBy('s.day').orderBy('s.starts_at').orderBy('s.session_id').limit(sql.lit(12)).execute()
}
