import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { CourseContent } from '#modules/catalogue/rules/revisions.ts'
import { takingClassStates } from '../../../rules/standing.ts'
import { aboutCourse } from './about-course.ts'
import { sessionsOf } from '../printed/printed-registration.ts'

type Place = 'academy' | 'customerSite' | 'online'

/** Classes of courses on offer, `c` and `k`, that anybody may register to: they take registrations and have not begun. */
export const classesForEverybody = (db: Database, today: Day) =>
  db
    .selectFrom('classes.class_facts as c')
    .innerJoin('catalogue.course_facts as k', 'k.course_id', 'c.course_id')
    .where('c.class_state', 'in', [...takingClassStates])
    .where('c.starts_on', '>', today)
    .where('c.organization_id', 'is', null)
    .where('k.is_published', '=', true)

/**
 * A class of a course on offer that anybody may register to, with what its course is about in the revision that it was sold
 * with; undefined where it is not.
 */
export async function openToEverybody(db: Database, classId: number, today: Day) {
  const found = await classesForEverybody(db, today)
    .innerJoin('catalogue.course_text_facts as x', 'x.course_id', 'c.course_id')
    .leftJoin('catalogue.revision_facts as v', (on) =>
      on.onRef('v.course_id', '=', 'c.course_id').onRef('v.revision_number', '=', 'c.course_revision'),
    )
    .leftJoin('lookups.course_category as g', 'g.id', 'k.category_id')
    .leftJoin('lookups.course_level as l', 'l.id', 'k.level_id')
    .leftJoin('lookups.language as s', 's.code', 'c.class_language')
    .where('c.class_id', '=', classId)
    .select([
      'c.course_id as courseId',
      'k.image_file_id as imageId',
      'c.days as days',
      'c.class_code as ClassCode',
      'c.course_code as CourseCode',
    ])
    .select(['c.course_name as CourseName', 'g.name as CategoryName', 'l.name as LevelName', 'c.hours as Hours'])
    .select(sql<Trilingual>`coalesce(s.name, jsonb_build_object('en', c.class_language))`.as('LanguageName'))
    .select([sql<Place>`c.place`.as('Place'), sql<Trilingual | null>`c.class_room_name`.as('ClassRoomName')])
    .select(['c.starts_on as StartDate', 'c.ends_on as EndDate'])
    .select(
      sql<{ Minor: number; Currency: string }>`jsonb_build_object('Minor', c.fee_minor, 'Currency', c.currency)`.as(
        'Fee',
      ),
    )
    .select(sql<number>`greatest(0, c.max_trainees - c.seats_taken)`.as('SeatsLeft'))
    .select(['x.objectives as Objectives', 'x.prerequisite as Prerequisite'])
    .select(sql<CourseContent | null>`v.content`.as('sold'))
    .executeTakeFirst()
  if (!found) return undefined
  const { courseId, imageId, days, sold, ...rest } = found
  const Sessions = await sessionsOf(db, classId)
  const of = { courseId, imageId, days }
  if (sold)
    return {
      ...of,
      ...rest,
      Objectives: sold.Objectives,
      Prerequisite: sold.Prerequisite,
      Prerequisites: sold.Prerequisites.map(({ Code, Name }) => ({ Code, Name })),
      Sessions,
      Modules: sold.Modules.filter((module) => module.IsActive).map(({ Name, Hours }) => ({ Name, Hours })),
    }
  const { Prerequisites, Modules } = await aboutCourse(db, courseId)
  return { ...of, ...rest, Prerequisites, Sessions, Modules }
}
