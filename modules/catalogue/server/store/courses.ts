import { sql } from 'kysely'
import { json, matches, moneyOf, type Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument, Output } from '#platform/shared/call.ts'
import type { catalogueCalls } from '../../contract/calls.ts'
import { reachesCourse } from './reach.ts'

type Language = Output<typeof catalogueCalls.getCourse>['Language']
export type CourseFields = Argument<typeof catalogueCalls.addCourse>['body']

const selectCourses = (db: Database) =>
  db
    .selectFrom('catalogue.course as c')
    .leftJoin('lookups.course_category as k', 'k.id', 'c.category_id')
    .leftJoin('lookups.course_level as l', 'l.id', 'c.level_id')
    .leftJoin('lookups.course_type as t', 't.id', 'c.type_id')
    .leftJoin('lookups.provider as p', 'p.id', 'c.provider_id')
    .leftJoin('lookups.training_strategy as s', 's.id', 'c.training_strategy_id')
    .select(['c.id as ID', 'c.code as Code', 'c.name as Name', 'c.hours as Hours', 'c.days as Days'])
    .select(['c.category_id as CategoryID', 'k.name as CategoryName', 'c.level_id as LevelID', 'l.name as LevelName'])
    .select(['c.provider_id as ProviderID', 'p.name as ProviderName'])
    .select(['c.training_strategy_id as TrainingStrategyID', 's.name as TrainingStrategyName'])
    .select(['c.type_id as TypeID', 't.name as TypeName', moneyOf('c.fee_minor', 'c.currency').as('Fee')])
    .select([
      sql<Language>`c.language`.as('Language'),
      'c.min_trainees as MinTrainees',
      'c.max_trainees as MaxTrainees',
    ])
    .select(['c.is_published as IsPublished', 'c.version as Version'])

interface Reader {
  readonly actor: Actor
}

export const courses = listOf<typeof catalogueCalls.listCourses, Reader>()({
  reach: ({ actor }) => reachesCourse(actor),
  rows: selectCourses,
  lean: (db) => db.selectFrom('catalogue.course as c'),
  id: 'c.id',
  search: (text) => matches('c.search', text),
  filters: {},
  orders: { Name: sql`c.name->>'ar'`, Fee: 'c.fee_minor' },
})

export const allCourses = (db: Database, actor: Actor) =>
  db
    .selectFrom('catalogue.course as c')
    .select(['c.id as ID', 'c.code as Code', 'c.name as Name'])
    .where(reachesCourse(actor))
    .orderBy('c.code')
    .limit(sql.lit(5000))
    .execute()

export const findCourse = (db: Database, actor: Actor, id: number) =>
  selectCourses(db)
    .select(['c.pass_percent as PassPercent', 'c.attendance_percent as AttendancePercent'])
    .select(['c.objectives as Objectives', 'c.prerequisite as Prerequisite', 'c.content as Content'])
    .where('c.id', '=', id)
    .where(reachesCourse(actor))
    .executeTakeFirst()

/** What a form of a course sets. */
export const courseColumns = (course: CourseFields) => ({
  code: course.Code,
  name: json(course.Name),
  category_id: course.CategoryID,
  level_id: course.LevelID,
  type_id: course.TypeID,
  ...(course.ProviderID !== undefined && { provider_id: course.ProviderID }),
  ...(course.TrainingStrategyID !== undefined && { training_strategy_id: course.TrainingStrategyID }),
  language: course.Language,
  hours: course.Hours,
  days: course.Days,
  fee_minor: course.Fee.Minor,
  currency: course.Fee.Currency,
  min_trainees: course.MinTrainees,
  max_trainees: course.MaxTrainees,
  pass_percent: course.PassPercent,
  attendance_percent: course.AttendancePercent,
  objectives: json(course.Objectives),
  prerequisite: json(course.Prerequisite),
  content: json(course.Content),
  is_published: course.IsPublished,
})

export const addCourse = (db: Database, course: CourseFields) =>
  db
    .insertInto('catalogue.course')
    .values(courseColumns(course))
    .returning(['id as ID', 'version as Version'])
    .executeTakeFirstOrThrow()

/** Of two who change a course the second sees what the first did. */
export const lockedCourse = (tx: Database, id: number) =>
  tx
    .selectFrom('catalogue.course')
    .select(['id', 'code', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Deletes the course with everything that is its own; fails where classes, plan rows or questions refer to it. */
export async function removeCourse(db: Database, id: number): Promise<void> {
  await db.deleteFrom('catalogue.course_instructor').where('course_id', '=', id).execute()
  await db.deleteFrom('catalogue.evaluation_mean').where('course_id', '=', id).execute()
  await db.deleteFrom('catalogue.course_module').where('course_id', '=', id).execute()
  await db.deleteFrom('catalogue.course').where('id', '=', id).execute()
}
