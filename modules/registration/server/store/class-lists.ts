import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Database } from '#platform/server/database.ts'
import { bothNames, nameRead } from '#platform/server/reading/both-names.ts'
import { enrolledStates } from '../../rules/main-track.ts'
import { statusOf } from '../../rules/status.ts'
import { reachesEnrolment } from './reach.ts'

/** The people enrolled in a class, as far as the actor may know of them, by their name as the actor reads it. */
export const enrolledIn = (db: Database, actor: Actor, classId: number) =>
  db
    .selectFrom('registration.registration as r')
    .innerJoin('people.trainee_facts as t', 't.trainee_id', 'r.trainee_id')
    .leftJoin('people.organization_name_facts as o', 'o.organization_id', 'r.organization_id')
    .where('r.class_id', '=', classId)
    .where('r.main', 'in', enrolledStates)
    .where(reachesEnrolment(actor))
    .orderBy(nameRead(actor.language, 't.trainee_name'))
    .orderBy('r.id')
    .select([
      'r.id as RegistrationID',
      'r.code as RegistrationCode',
      't.trainee_id as TraineeID',
      't.trainee_code as TraineeCode',
      bothNames('t.trainee_name').as('TraineeName'),
      't.trainee_email as Email',
      't.mobile as Mobile',
      sql<Trilingual | null>`o.organization_name`.as('OrganizationName'),
      'r.main as Main',
    ])
    .execute()

/** The classes of a trainee as far as the actor may know of them. */
export async function classesOfTrainee(
  db: Database,
  actor: Actor,
  traineeId: number,
  only: 'enrolled' | 'completed' | 'all',
) {
  const rows = await db
    .selectFrom('registration.registration as r')
    .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
    .innerJoin('people.trainee_facts as t', 't.trainee_id', 'r.trainee_id')
    .where('r.trainee_id', '=', traineeId)
    .$if(only === 'enrolled', (q) => q.where('r.main', 'in', enrolledStates))
    .$if(only === 'completed', (q) => q.where('r.main', '=', 'completed'))
    .where(reachesEnrolment(actor))
    .orderBy('c.starts_on', 'desc')
    .orderBy('r.id', 'desc')
    .limit(500)
    .select([
      'c.class_id as ClassID',
      'c.class_code as ClassCode',
      'c.class_state as ClassState',
      'c.course_id as CourseID',
      'c.course_code as CourseCode',
      'c.course_name as CourseName',
      'c.starts_on as StartDate',
      'c.ends_on as EndDate',
      'c.hours as Hours',
      'c.place as Place',
      sql<Trilingual | null>`c.class_room_name`.as('ClassRoomName'),
      'r.id as RegistrationID',
      'r.code as RegistrationCode',
      'r.main as Main',
      'r.visa',
      'r.money',
      'r.travel',
      'r.has_seat as hasSeat',
    ])
    .execute()
  return rows.map(({ visa, money, travel, hasSeat, ...row }) => ({
    ...row,
    Status: statusOf({ main: row.Main, visa, money, travel, hasSeat }),
  }))
}
