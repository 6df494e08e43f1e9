import { sql } from 'kysely'
import type { Argument, Output } from '#platform/shared/call.ts'
import { matches, type Database } from '#platform/server/database.ts'
import { paged } from '#platform/server/paged.ts'
import type { questionCalls } from '../../contract/calls.ts'

type CourseQuery = Argument<typeof questionCalls.searchQuestionCourses>['query']
type Courses = Output<typeof questionCalls.searchQuestionCourses>
type Modules = Output<typeof questionCalls.getQuestionModules>

export async function searchCourses(db: Database, query: CourseQuery): Promise<Courses> {
  const questions = sql<number>`(select count(*)::integer from exams.question q where q.course_id = c.course_id)`
  let wanted = db
    .selectFrom('catalogue.course_facts as c')
    .select(['c.course_id as CourseID', 'c.course_code as CourseCode', 'c.course_name as CourseName'])
    .select([
      sql<number>`(select count(*)::integer from catalogue.module_facts m where m.course_id = c.course_id and m.is_active)`.as(
        'Modules',
      ),
      questions.as('Questions'),
      sql<number>`(select count(*)::integer from exams.question q where q.course_id = c.course_id and q.is_active)`.as(
        'ActiveQuestions',
      ),
    ])
  if (query.search) wanted = wanted.where(matches('c.course_search', query.search))
  if (query.WithQuestions)
    wanted = wanted.where(sql<boolean>`exists (select from exams.question q where q.course_id = c.course_id)`)
  const sort = query.sort ?? 'CourseCode'
  const ordered = wanted
    .orderBy(sql.ref(sort.replace('-', '')), sort.startsWith('-') ? 'desc' : 'asc')
    .orderBy('c.course_id')
  const { rows: Items, total: Total } = await paged(ordered, wanted, query)
  return { Items, Total }
}

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
