import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { nameRead } from '#platform/server/reading/both-names.ts'
import type { Actor, Language } from '#platform/shared/actor.ts'
import { hoursOf, type Day } from '#platform/shared/values/dates.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { minutesIn } from '#modules/planning/rules/sessions.ts'
import { statesHeld } from '../../../rules/class-states.ts'
import { reaches, reachesPeople } from '../reach.ts'
import { soldName } from '../revision.ts'
import { sessionsOfClass } from '../sessions.ts'

/** The class as papers say it, with whether they may name who takes part in it; undefined where the actor does not reach it, it is a draft, or it is not held. */
export async function printedClass(db: Database, actor: Actor, id: number) {
  const found = await db
    .selectFrom('classes.course_class as c')
    .innerJoin('catalogue.course_facts as f', 'f.course_id', 'c.course_id')
    .leftJoin('planning.class_room_facts as r', 'r.class_room_id', 'c.class_room_id')
    .leftJoin('lookups.language as l', 'l.code', 'c.language')
    .where('c.id', '=', id)
    .where('c.state', 'in', statesHeld)
    .where(reaches(actor))
    .select(['c.id', 'c.code as ClassCode', 'f.course_code as CourseCode', soldName.as('CourseName')])
    .select(['c.starts_on as StartDate', 'c.ends_on as EndDate', 'c.place as Place'])
    .select(['r.class_room_name as ClassRoomName', 'c.min_trainees as minTrainees', 'c.max_trainees as maxTrainees'])
    .select(sql<boolean>`${reachesPeople(actor)}`.as('showsPeople'))
    .select(sql<Trilingual>`coalesce(l.name, jsonb_build_object('en', c.language))`.as('LanguageName'))
    .executeTakeFirst()
  if (!found) return undefined
  const sessions = (await sessionsOfClass(db, actor, id)).filter((each) => each.State !== 'cancelled')
  return {
    ...found,
    Hours: hoursOf(minutesIn(sessions)),
    Sessions: sessions.map(({ Number, Date, StartTime, EndTime, ClassRoomName, Instructors }) => ({
      Number,
      Date,
      StartTime,
      EndTime,
      ClassRoomName,
      instructorIds: Instructors.map((each) => each.InstructorID),
    })),
  }
}

/** Who takes part in a class, or did, by their names. */
export const takingPart = (db: Database, classId: number, language: Language) =>
  db
    .selectFrom('classes.taking_part_facts as p')
    .innerJoin('people.trainee_facts as t', 't.trainee_id', 'p.trainee_id')
    .leftJoin('people.organization_name_facts as o', 'o.organization_id', 't.organization_id')
    .where('p.class_id', '=', classId)
    .select(['t.trainee_code as Code', 'o.organization_name as OrganizationName'])
    .select(sql<Trilingual>`jsonb_build_object('ar', t.trainee_name_ar, 'en', t.trainee_name_en)`.as('Name'))
    .orderBy(nameRead(language, 't.trainee_name'))
    .orderBy('t.trainee_id')
    .execute()

/** Sessions in class rooms between the days, both included, of the classes that the actor reaches, or of some of them. */
export const sessionsInClassRooms = (
  db: Database,
  actor: Actor,
  { from, to, classIds, most }: { from: Day; to: Day; classIds: readonly number[] | undefined; most: number },
) =>
  db
    .selectFrom('classes.class_session as s')
    .innerJoin('classes.course_class as c', 'c.id', 's.class_id')
    .innerJoin('catalogue.course_facts as f', 'f.course_id', 'c.course_id')
    .innerJoin('planning.class_room_facts as r', 'r.class_room_id', 's.class_room_id')
    .where(reaches(actor))
    .where('s.day', '>=', from)
    .where('s.day', '<=', to)
    .where('s.state', '<>', 'cancelled')
    .$if(classIds !== undefined, (q) => q.where('s.class_id', 'in', [...classIds!]))
    .select(['r.class_room_id as classRoomId', 'r.class_room_code as Code', 'r.class_room_name as Name'])
    .select(['r.building as Building', 's.day as Date', 's.starts_at as StartTime', 's.ends_at as EndTime'])
    .select(['s.number as Number', 'c.code as ClassCode', soldName.as('CourseName'), 'c.seats_taken as SeatsTaken'])
    .select(
      sql<Trilingual[]>`array(select jsonb_build_object('ar', i.instructor_name_ar, 'en', i.instructor_name_en)
        from classes.session_instructor t join people.instructor_name_facts i on i.instructor_id = t.instructor_id
        where t.session_id = s.id order by t.instructor_id)`.as('Instructors'),
    )
    .orderBy('r.building')
    .orderBy('r.class_room_code')
    .orderBy('s.day')
    .orderBy('s.starts_at')
    .limit(most)
    .execute()
