import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { Output } from '#platform/shared/call.ts'
import { matches, type Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { questionCalls } from '../../../contract/calls.ts'
import { reachesQuestion } from '../reach.ts'

type Modules = Output<typeof questionCalls.getQuestionModules>

const ofCourse = sql`from exams.question q where q.course_id = c.course_id`

/** Courses with the number of their questions, for whoever keeps the bank. */
export const questionCourses = listOf<typeof questionCalls.searchQuestionCourses, { readonly actor: Actor }>()({
  reach: ({ actor }) => reachesQuestion(actor),
  rows: (db) =>
    db
      .selectFrom('catalogue.course_facts as c')
      .select(['c.course_id as CourseID', 'c.course_code as CourseCode', 'c.course_name as CourseName'])
      .select([
        sql<number>`(select count(*)::integer from catalogue.module_facts m where m.course_id = c.course_id and m.is_active)`.as(
          'Modules',
        ),
        sql<number>`(select count(*)::integer ${ofCourse})`.as('Questions'),
        sql<number>`(select count(*)::integer ${ofCourse} and q.is_active)`.as('ActiveQuestions'),
      ]),
  id: 'c.course_id',
  search: (text) => matches('c.course_search', text),
  filters: { WithQuestions: (isWith) => (isWith ? sql`exists (select ${ofCourse})` : null) },
  orders: { Questions: 'Questions' },
})

export async function modulesOfCourse(db: Database, courseId: number): Promise<Modules | undefined> {
  const course = await db
    .selectFrom('catalogue.course_facts')
    .where('course_id', '=', courseId)
    .select(['course_id as CourseID', 'course_code as CourseCode', 'course_name as CourseName'])
    .executeTakeFirst()
  if (!course) return undefined
  const { rows } = await sql<Modules['Modules'][number]>`
    with counted as (
      select q.module_id, v.type, count(*)::integer as questions from exams.question q
      join exams.question_version v on v.question_id = q.id and v.version = q.current_version
      where q.course_id = ${courseId} and q.is_active group by q.module_id, v.type
    ), places as (
      select module_id, module_name, position from catalogue.module_facts where course_id = ${courseId}
      union all select null, null, 0 where exists (select from counted where module_id is null)
    )
    select p.module_id as "ModuleID", p.module_name as "ModuleName",
      coalesce(sum(c.questions), 0)::integer as "Questions",
      coalesce(jsonb_object_agg(c.type, c.questions) filter (where c.type is not null), '{}') as "ByType"
    from places p left join counted c on c.module_id is not distinct from p.module_id
    group by p.module_id, p.module_name, p.position order by p.position`.execute(db)
  return { ...course, Modules: rows }
}

export interface KnownPlaces {
  /** By course code in lower case. */
  readonly courses: ReadonlyMap<string, { id: number; code: string }>
  readonly modules: readonly { courseId: number; id: number; names: readonly string[] }[]
}

/** The courses of these codes, the course with this id, and their modules: what an import's categories can mean. */
export async function placesNamed(
  db: Database,
  codes: readonly string[],
  courseId: number | null,
): Promise<KnownPlaces> {
  const lower = codes.map((code) => code.toLowerCase())
  const courses = await db
    .selectFrom('catalogue.course_facts')
    .where((eb) =>
      eb.or([eb(eb.fn('lower', ['course_code']), 'in', [...lower, '']), eb('course_id', '=', courseId ?? 0)]),
    )
    .select(['course_id as id', 'course_code as code'])
    .execute()
  const modules = await db
    .selectFrom('catalogue.module_facts')
    .where('course_id', 'in', [...courses.map((course) => course.id), 0])
    .select(['course_id as courseId', 'module_id as id', 'module_name as name'])
    .execute()
  return {
    courses: new Map(courses.map((course) => [course.code.toLowerCase(), course])),
    modules: modules.map(({ courseId, id, name }) => ({
      courseId,
      id,
      names: [name.ar, name.en, name.fr].filter((each) => each !== undefined),
    })),
  }
}
