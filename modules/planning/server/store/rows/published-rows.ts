import { sql } from 'kysely'
import { moneyOf, type Database } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import type { Trilingual } from '#platform/shared/text.ts'

/** Of the row where it has a title, else of its course. */
const nameOfRow = sql<Trilingual>`case when exists (
  select from jsonb_each_text(p.title) t where t.value <> '') then p.title else f.course_name end`

/** Rows `p` that are in the plan as anybody may read it: published, or made into a class since; for nobody alone. */
const published = (db: Database) =>
  db
    .selectFrom('planning.plan_row as p')
    .innerJoin('catalogue.course_facts as f', 'f.course_id', 'p.course_id')
    .leftJoin('lookups.language as l', 'l.code', 'p.language')
    .where('p.state', 'in', ['published', 'confirmed', 'executed'])
    .where('p.organization_id', 'is', null)
    .select(['p.id as ID', 'p.course_id as CourseID', 'f.course_code as CourseCode'])
    .select(['f.course_name as CourseName', nameOfRow.as('Name')])
    .select(['p.starts_on as StartDate', 'p.ends_on as EndDate', 'p.hours as Hours', 'p.place as Place'])
    .select(sql<Trilingual>`coalesce(l.name, jsonb_build_object('en', p.language))`.as('LanguageName'))
    .select([moneyOf('p.fee_minor', 'p.currency').as('Fee'), 'p.class_code as ClassCode'])

const most = 2000

/** Those that begin within the days, both included, by their dates; 2,000 at most. */
export const publishedRows = (db: Database, from: Day, to: Day, courseIds?: readonly number[]) =>
  published(db)
    .where('p.starts_on', '>=', from)
    .where('p.starts_on', '<=', to)
    .$if(courseIds !== undefined, (q) => q.where('p.course_id', 'in', [...courseIds!]))
    .orderBy('p.starts_on')
    .orderBy('p.id')
    .limit(most)
    .execute()

/** One that has not begun on `today`, with what its course is about; undefined where there is none. */
export const publishedRow = (db: Database, id: number, today: Day) =>
  published(db)
    .innerJoin('catalogue.course_text_facts as x', 'x.course_id', 'p.course_id')
    .leftJoin('lookups.course_level as v', 'v.id', 'f.level_id')
    .leftJoin('planning.class_room as r', 'r.id', 'p.class_room_id')
    .where('p.id', '=', id)
    .where('p.starts_on', '>', today)
    .select(['v.name as LevelName', 'r.name as ClassRoomName', 'x.objectives as Objectives'])
    .select(['x.prerequisite as Prerequisite', 'f.is_published as isOnOffer'])
    .select(['p.class_id as classId', 'p.on_holidays as onHolidays'])
    .select(sql<string>`f.course_code || '/' || p.year || '-' || p.run_number`.as('rowCode'))
    .select(['p.weekdays as Weekdays', 'p.starts_at as StartTime', 'p.ends_at as EndTime'])
    .executeTakeFirst()
