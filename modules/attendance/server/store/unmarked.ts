import type { Database } from '#platform/server/database.ts'
import { addDays, type Day } from '#platform/shared/values/dates.ts'

/** Sessions of today and yesterday with enrolled people who have no mark, and of which nobody has been reminded. */
export const unmarkedSessions = (db: Database, today: Day) =>
  db
    .selectFrom('classes.session_facts as s')
    .innerJoin('classes.class_facts as c', 'c.class_id', 's.class_id')
    .where('s.day', 'in', [addDays(today, -1), today])
    .where('s.session_state', '<>', 'cancelled')
    .where('c.class_state', 'in', ['confirmed', 'running', 'ended'])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('registration.registration_facts as r')
          .leftJoin('attendance.mark as m', (join) =>
            join.onRef('m.registration_id', '=', 'r.registration_id').onRef('m.session_id', '=', 's.session_id'),
          )
          .whereRef('r.class_id', '=', 's.class_id')
          .where('r.is_enrolled', '=', true)
          .where('m.session_id', 'is', null)
          .select('r.registration_id'),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('platform.event as e')
            .where('e.subject_type', '=', 'classSession')
            .whereRef('e.subject_id', '=', 's.session_id')
            .where('e.kind', '=', 'attendance.remindUnmarked')
            .select('e.id'),
        ),
      ),
    )
    .select(['s.session_id as id', 's.class_id as classId', 's.day', 's.ends_at as endsAt'])
    .orderBy('s.session_id')
    .execute()
