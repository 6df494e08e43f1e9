import { sql } from 'kysely'
import { json, matches, moneyOf, type Database } from '#platform/server/database.ts'
import { byText } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { furtherIn } from '#platform/server/reading/near.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { catalogueCalls } from '../../contract/calls.ts'
import { reachesCourse } from './reach.ts'

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
    .select(['c.language as Language', 'c.min_trainees as MinTrainees', 'c.max_trainees as MaxTrainees'])
    .select(['c.image_file_id as ImageID', 'c.is_published as IsPublished', 'c.version as Version'])

interface Reader {
  readonly actor: Actor
}

const without = (table: 'course_module' | 'evaluation_mean' | 'course_instructor', also = sql`true`) =>
  sql`not exists (select from ${sql.table(`catalogue.${table}`)} w where w.course_id = c.id and ${also})`

/** On offer, while something that its classes need is not there. */
const isIncomplete = sql<boolean>`(c.is_published and (${without('course_module')}
  or ${without('evaluation_mean', sql`not w.is_left_out`)} or ${without('course_instructor', sql`w.proposed_at is null`)}))`

export const courses = listOf<typeof catalogueCalls.listCourses, Reader>()({
  reach: ({ actor }) => reachesCourse(actor),
  rows: selectCourses,
  lean: (db) => db.selectFrom('catalogue.course as c'),
  id: 'c.id',
  search: (text) => matches('c.search', text),
  further: furtherIn('c.id', { rows: 'catalogue.course', id: 'id', search: 'search' }),
  filters: {
    TypeID: (id) =>
      sql<boolean>`(c.type_id = ${id} or exists (
        select from catalogue.course_further_type f where f.course_id = c.id and f.type_id = ${id}))`,
    AreaID: (id) =>
      sql<boolean>`exists (select from catalogue.course_area a where a.course_id = c.id and a.area_id = ${id})`,
    // Not `exists`: with that the planner may walk all courses.
    PrerequisiteID: (id) =>
      sql<boolean>`c.id = any(array(select p.course_id from catalogue.course_prerequisite p where p.required_id = ${id}))`,
    ParticipationTypeID: (id) =>
      sql<boolean>`exists (select from catalogue.evaluation_mean m
        where m.course_id = c.id and m.participation_type_id = ${id} and not m.is_left_out)`,
    MaterialTypeID: (id) =>
      sql<boolean>`exists (select from catalogue.material m where m.course_id = c.id and m.type_id = ${id})`,
    FacilityID: (id) =>
      sql<boolean>`exists (select from catalogue.course_facility n where n.course_id = c.id and n.facility_id = ${id})`,
    Incomplete: (is) => (is ? isIncomplete : sql`not ${isIncomplete}`),
    Language: (language) => sql<boolean>`(c.language = ${language} or ${language} = any (c.further_languages))`,
  },
  orders: { Name: byText('c.name'), Fee: 'c.fee_minor' },
})

export const allCourses = (db: Database, actor: Actor) =>
  db
    .selectFrom('catalogue.course as c')
    .select(['c.id as ID', 'c.code as Code', 'c.name as Name'])
    .where(reachesCourse(actor))
    .orderBy('c.code')
    .limit(sql.lit(5000))
    .execute()

const selectWhole = (db: Database, id: number) =>
  selectCourses(db)
    .select(['c.pass_percent as PassPercent', 'c.attendance_percent as AttendancePercent'])
    .select(['c.objectives as Objectives', 'c.prerequisite as Prerequisite', 'c.content as Content'])
    .select([
      'c.internal_code as InternalCode',
      sql<string[]>`array_prepend(c.language, c.further_languages)`.as('Languages'),
      'c.has_admission_test as HasAdmissionTest',
      'c.practical_pass_percent as PracticalPassPercent',
    ])
    .where('c.id', '=', id)

export const findCourse = (db: Database, actor: Actor, id: number) =>
  selectWhole(db, id).where(reachesCourse(actor)).executeTakeFirst()

/** A course, whoever asks. */
export const wholeCourse = (db: Database, id: number) => selectWhole(db, id).executeTakeFirst()

/** A course that anybody may read of. */
export const courseOnOffer = (db: Database, id: number) =>
  selectWhole(db, id).where('c.is_published', '=', true).executeTakeFirst()

/** What a form of a course sets. */
export const courseColumns = (course: CourseFields) => ({
  code: course.Code,
  name: json(course.Name),
  category_id: course.CategoryID,
  level_id: course.LevelID,
  ...(course.ProviderID !== undefined && { provider_id: course.ProviderID }),
  ...(course.TrainingStrategyID !== undefined && { training_strategy_id: course.TrainingStrategyID }),
  type_id: course.TypeIDs[0] ?? null,
  language: course.Languages[0]!,
  further_languages: course.Languages.slice(1),
  internal_code: course.InternalCode,
  image_file_id: course.ImageID,
  has_admission_test: course.HasAdmissionTest,
  practical_pass_percent: course.PracticalPassPercent,
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

/** What of it a copy of the course takes over. */
export const copiedColumns = [
  'name',
  'category_id',
  'level_id',
  'type_id',
  'language',
  'further_languages',
  'has_admission_test',
  'practical_pass_percent',
  'hours',
  'days',
  'fee_minor',
  'currency',
  'min_trainees',
  'max_trainees',
  'pass_percent',
  'attendance_percent',
  'objectives',
  'prerequisite',
  'content',
] as const satisfies (keyof ReturnType<typeof courseColumns>)[]

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
    .select(['id', 'code', 'version', 'image_file_id'])
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
