import type { Database } from '#platform/server/database.ts'

export const runningClasses = (db: Database) =>
  db
    .selectFrom('classes.class_facts')
    .select(['class_id as id', 'attendance_percent as threshold'])
    .where('class_state', '=', 'running')
    .orderBy('class_id')
    .execute()

/** Who takes part in the class and has not been warned yet. */
export const unwarned = (db: Database, classId: number) =>
  db
    .selectFrom('registration.registration_facts as r')
    .where('r.class_id', '=', classId)
    .where('r.main', 'in', ['confirmed', 'attending'])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('platform.event as e')
            .where('e.subject_type', '=', 'registration')
            .whereRef('e.subject_id', '=', 'r.registration_id')
            .where('e.kind', '=', 'attendance.warnAtRisk')
            .select('e.id'),
        ),
      ),
    )
    .select(['r.registration_id as id', 'r.trainee_id as traineeId'])
    .orderBy('r.registration_id')
    .execute()
