import { sql } from 'kysely'
import { statesHeld } from '#modules/classes/rules/class-states.ts'
import type { Database } from '#platform/server/database.ts'
import { nameRead } from '#platform/server/reading/both-names.ts'
import type { Actor, Language } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { reachesAttendanceOf } from './reach.ts'

const ofClass = (db: Database, actor: Actor, classId: number) =>
  db
    .selectFrom('classes.class_facts as c')
    .where('c.class_id', '=', classId)
    .where('c.class_state', 'in', statesHeld)
    .where(reachesAttendanceOf(actor))
    .select(['c.class_id as id', 'c.class_code as ClassCode', 'c.course_name as CourseName'])
    .select(['c.starts_on as StartDate', 'c.ends_on as EndDate'])

/** The class as papers of its attendance say it; undefined where the actor does not reach it, it is a draft, or it is not held. */
export const printedClass = (db: Database, actor: Actor, classId: number) =>
  ofClass(db, actor, classId).executeTakeFirst()

/** The same with what has to be attended of it. */
export const printedClassToPass = (db: Database, actor: Actor, classId: number) =>
  ofClass(db, actor, classId).select('c.attendance_percent as RequiredPercent').executeTakeFirst()

/** Its sessions that are not cancelled, in order, with who teaches each. */
export const printedSessions = (db: Database, classId: number) =>
  db
    .selectFrom('classes.session_facts as s')
    .leftJoin('planning.class_room_facts as r', 'r.class_room_id', 's.class_room_id')
    .leftJoin('catalogue.module_facts as m', 'm.module_id', 's.module_id')
    .where('s.class_id', '=', classId)
    .where('s.session_state', '<>', 'cancelled')
    .select(['s.session_id as id', 's.module_id as moduleId', 's.session_number as Number', 's.day as Day'])
    .select(['s.starts_at as StartTime', 's.ends_at as EndTime', 'r.class_room_name as ClassRoomName'])
    .select(sql<Trilingual | null>`coalesce(m.module_name, nullif(s.session_title, '{}'))`.as('topic'))
    .select(
      sql<Trilingual[]>`array(select jsonb_build_object('ar', i.instructor_name_ar, 'en', i.instructor_name_en)
        from planning.busy_instructor_facts t
        join people.instructor_name_facts i on i.instructor_id = t.instructor_id
        where t.session_id = s.session_id order by t.instructor_id)`.as('Instructors'),
    )
    .orderBy('s.day')
    .orderBy('s.starts_at')
    .execute()

/** Who takes part in the class, by their names as they are read in the language. */
export const printedPeople = (db: Database, classId: number, language: Language) =>
  db
    .selectFrom('registration.registration_facts as r')
    .leftJoin('people.organization_name_facts as o', 'o.organization_id', 'r.organization_id')
    .where('r.class_id', '=', classId)
    .where('r.is_enrolled', '=', true)
    .select(['r.registration_id as id', 'r.trainee_code as Code', 'o.organization_name as OrganizationName'])
    .select(sql<Trilingual>`jsonb_build_object('ar', r.trainee_name_ar, 'en', r.trainee_name_en)`.as('Name'))
    .orderBy(nameRead(language, 'r.trainee_name'))
    .orderBy('r.registration_id')
    .execute()
