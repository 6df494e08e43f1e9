import type { Day } from '#platform/shared/values/dates.ts'
import type { Database } from '#platform/server/database.ts'
import { cast } from '../cast/members.ts'
import type { Random } from './random.ts'

/** What the year of classes is drawn from: the catalogue, the class rooms and the people, as they stand in the database. */
export async function readWorld(db: Database, today: Day, random: Random) {
  const courses = await db.selectFrom('catalogue.course').selectAll().orderBy('id').execute()
  const modules = await db.selectFrom('catalogue.course_module').selectAll().orderBy('position').execute()
  const lessons = await db.selectFrom('catalogue.lesson').selectAll().orderBy('position').execute()
  const means = await db.selectFrom('catalogue.evaluation_mean').selectAll().orderBy('id').execute()
  const links = await db.selectFrom('catalogue.course_instructor').selectAll().orderBy('instructor_id').execute()
  const types = await db.selectFrom('lookups.course_type').select(['id', 'code']).execute()
  const classRooms = await db
    .selectFrom('planning.class_room')
    .select(['id', 'code', 'capacity'])
    .orderBy('id')
    .execute()
  const holidays = await db.selectFrom('planning.holiday').select(['id', 'first_day', 'last_day']).execute()
  const instructors = await db.selectFrom('people.instructor').select(['id', 'account_id', 'email']).execute()
  const trainees = await db
    .selectFrom('people.trainee as t')
    .leftJoin('lookups.nationality as n', 'n.id', 't.nationality_id')
    .leftJoin('people.organization as o', 'o.id', 't.organization_id')
    .select(['t.id', 't.account_id', 't.name_ar', 't.name_en', 't.email', 't.passport_ending', 't.work_email'])
    .select('t.gender')
    .select(['t.is_active', 't.organization_id', 'n.code as nationality', 'o.credit_approved'])
    .orderBy('t.id')
    .execute()
  const accounts = await db.selectFrom('accounts.account').select(['id', 'email']).execute()
  const accountOf = (email: string) => accounts.find((account) => account.email === email)!.id
  const castEmails = new Set<string>(Object.values(cast).map((member) => member.email))
  return {
    today,
    random,
    courses: courses.map((course) => {
      const own = modules.filter((module) => module.course_id === course.id)
      return {
        ...course,
        isOnline: types.find((type) => type.id === course.type_id)?.code === 'ONLINE',
        modules: own.map((module) => ({
          ...module,
          lessons: lessons.filter((lesson) => lesson.module_id === module.id),
        })),
        means: means.filter((mean) => mean.course_id === course.id),
        instructorIds: links.filter((link) => link.course_id === course.id).map((link) => link.instructor_id),
      }
    }),
    classRooms,
    castClassRooms: new Set(
      classRooms
        .filter((classRoom) => classRoom.code.startsWith('R-1') || classRoom.code.startsWith('R-2'))
        .map((classRoom) => classRoom.id),
    ),
    holidays: holidays.map((holiday) => ({ id: holiday.id, firstDay: holiday.first_day, lastDay: holiday.last_day })),
    instructors,
    castInstructors: new Set(instructors.filter((each) => castEmails.has(each.email)).map((each) => each.id)),
    castTrainees: new Set(trainees.filter((each) => castEmails.has(each.email)).map((each) => each.id)),
    /** Able to register: active and with everything that a registration asks for. */
    trainees: trainees.filter((trainee) => trainee.is_active && trainee.passport_ending && trainee.work_email),
    /** The cast's trainees whose past class has been drawn. */
    hadTheirs: new Set<number>(),
    huda: accountOf(cast.huda.email),
    nadia: accountOf(cast.nadia.email),
    accountOf,
  }
}
export type World = Awaited<ReturnType<typeof readWorld>>
export type SampleCourse = World['courses'][number]
export type SampleTrainee = World['trainees'][number]
