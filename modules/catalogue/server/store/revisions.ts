import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import { bothNamesIfAny } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { catalogueCalls } from '../../contract/calls.ts'
import type { CourseContent } from '../../rules/revisions.ts'
import { areasOf, prerequisitesOf, typesOf } from './course-links.ts'
import { wholeCourse } from './courses.ts'
import { meansOf } from './means.ts'
import { modulesOf } from './modules.ts'
import { reachesCourse } from './reach.ts'

const named = (ID: number | null, Name: Trilingual | null) => (ID === null || Name === null ? null : { ID, Name })

/** What a course says now, as it would be frozen; undefined where there is no such course. */
export async function presentContent(db: Database, courseId: number): Promise<CourseContent | undefined> {
  const course = await wholeCourse(db, courseId)
  return (
    course && {
      Code: course.Code,
      Name: course.Name,
      Category: named(course.CategoryID, course.CategoryName),
      Level: named(course.LevelID, course.LevelName),
      Provider: named(course.ProviderID, course.ProviderName),
      TrainingStrategy: named(course.TrainingStrategyID, course.TrainingStrategyName),
      Types: await typesOf(db, courseId),
      Areas: await areasOf(db, courseId),
      Languages: course.Languages,
      Hours: course.Hours,
      Days: course.Days,
      Fee: course.Fee,
      MinTrainees: course.MinTrainees,
      MaxTrainees: course.MaxTrainees,
      PassPercent: course.PassPercent,
      AttendancePercent: course.AttendancePercent,
      PracticalPassPercent: course.PracticalPassPercent,
      HasAdmissionTest: course.HasAdmissionTest,
      Objectives: course.Objectives,
      Prerequisite: course.Prerequisite,
      Content: course.Content,
      Prerequisites: await prerequisitesOf(db, courseId),
      Modules: await modulesOf(db, courseId),
      EvaluationMeans: (await meansOf(db, courseId)) as unknown as CourseContent['EvaluationMeans'],
    }
  )
}

/** Holds whoever else would freeze or change the course until this transaction ends; classes of it may still be made. */
export const holdCourse = (db: Database, courseId: number) =>
  db.selectFrom('catalogue.course').select('id').where('id', '=', courseId).forNoKeyUpdate().executeTakeFirst()

const content = sql<CourseContent>`r.content`.as('content')

/** The number of the newest revision; null where there is none yet. */
export async function newestRevision(db: Database, courseId: number): Promise<number | null> {
  const found = await db
    .selectFrom('catalogue.course_revision')
    .select('number')
    .where('course_id', '=', courseId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.number ?? null
}

export const lastRevision = (db: Database, courseId: number) =>
  db
    .selectFrom('catalogue.course_revision as r')
    .select(['r.number', content])
    .where('r.course_id', '=', courseId)
    .orderBy('r.number', 'desc')
    .limit(1)
    .executeTakeFirst()

export async function addRevision(
  db: Database,
  courseId: number,
  revision: { readonly number: number; readonly at: Date; readonly by: number | null; readonly content: CourseContent },
): Promise<void> {
  const said = revision.content
  await db
    .insertInto('catalogue.course_revision')
    .values({
      course_id: courseId,
      number: revision.number,
      made_at: revision.at.toISOString(),
      made_by: revision.by,
      name: json(said.Name),
      hours: said.Hours,
      days: said.Days,
      pass_percent: said.PassPercent,
      attendance_percent: said.AttendancePercent,
      content: json(said),
    })
    .execute()
}

const selectRevisions = (db: Database) =>
  db
    .selectFrom('catalogue.course_revision as r')
    .innerJoin('catalogue.course as c', 'c.id', 'r.course_id')
    .leftJoin('accounts.account_facts as a', 'a.account_id', 'r.made_by')
    .select(['r.id as ID', 'r.course_id as CourseID', 'c.code as CourseCode'])
    .select(['r.number as Number', 'r.made_at as MadeAt'])
    .select(bothNamesIfAny('a.account_name', 'a.account_id').as('ByName'))

interface Reader {
  readonly actor: Actor
}

export const courseRevisions = listOf<typeof catalogueCalls.listCourseRevisions, Reader>()({
  reach: ({ actor }) => reachesCourse(actor),
  rows: selectRevisions,
  id: 'r.id',
  filters: { CourseID: 'r.course_id' },
  orders: { MadeAt: 'r.made_at' },
})

/** What these revisions say, and those before each of them; by course and number. */
export async function contentsWithFormer(
  db: Database,
  of: readonly { readonly CourseID: number; readonly Number: number }[],
): Promise<Map<string, CourseContent>> {
  const wanted = of.flatMap(({ CourseID, Number: number }) => [
    { course: CourseID, number },
    { course: CourseID, number: number - 1 },
  ])
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('catalogue.course_revision as r')
    .select(['r.course_id', 'r.number', content])
    .where(
      sql<boolean>`(r.course_id, r.number) in (select * from unnest(${wanted.map((each) => each.course)}::integer[],
        ${wanted.map((each) => each.number)}::integer[]))`,
    )
    .execute()
  return new Map(rows.map((row) => [`${row.course_id} ${row.number}`, row.content]))
}

/** One revision of a course that the actor reaches, with what it says. */
export const findRevision = (db: Database, actor: Actor, courseId: number, number: number) =>
  selectRevisions(db)
    .select(content)
    .where('r.course_id', '=', courseId)
    .where('r.number', '=', number)
    .where(reachesCourse(actor))
    .executeTakeFirst()

/** How many classes keep each of these revisions, by course and number. */
export async function keptByClasses(
  db: Database,
  of: readonly { readonly CourseID: number }[],
): Promise<Map<string, number>> {
  if (of.length === 0) return new Map()
  const rows = await db
    .selectFrom('catalogue.class_revision_facts')
    .select((eb) => ['course_id', 'course_revision', eb.fn.countAll<number>().as('classes')])
    .where('course_id', 'in', [...new Set(of.map((each) => each.CourseID))])
    .groupBy(['course_id', 'course_revision'])
    .execute()
  return new Map(rows.map((row) => [`${row.course_id} ${row.course_revision}`, row.classes]))
}

export async function isOnOffer(db: Database, courseId: number): Promise<boolean> {
  const found = await db
    .selectFrom('catalogue.course')
    .select('is_published')
    .where('id', '=', courseId)
    .executeTakeFirst()
  return found?.is_published ?? false
}

/** Whether anybody was ever shown the course: it is on offer, or it has classes that are no drafts. */
export async function isSold(db: Database, courseId: number): Promise<boolean> {
  if (await isOnOffer(db, courseId)) return true
  const found = await db
    .selectFrom('catalogue.class_revision_facts')
    .select('class_id')
    .where('course_id', '=', courseId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
