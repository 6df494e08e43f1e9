import { sql } from 'kysely'
import type { TestServer } from '../server.ts'
import type { Places } from './exams.ts'
import { admitted, answers, holds, placeOf, type Question } from './ask.ts'

/** Both classes with a practical part, of which each registration has a result that is out. */
export async function stagePracticalRecords({ db }: TestServer, ids: Places): Promise<void> {
  await sql`update catalogue.course set practical_pass_percent = 60 where id in (
    select course_id from classes.course_class where id in (${ids.taught}, ${ids.untaught}))`.execute(db)
  await sql`with edition as (
      insert into practical.edition (sheet_id, number, asks_second) select id, 1, false from practical.sheet
      where course_id is null returning id),
    examination as (
      insert into practical.examination (class_id, state, begun_at, general_edition_id, released_at)
      select c.id, 'released', now(), e.id, now() from edition e, (values (${ids.taught}::integer), (${ids.untaught}::integer)) c (id)
      returning id, class_id)
    insert into practical.result (examination_id, registration_id, degree, max_degree, percent, pass_percent, passed, released_at, released_by)
    select x.id, r.id, 8, 10, 80, 60, true, now(), 1 from registration.registration r join examination x on x.class_id = r.class_id
    where r.id in (${sql.join([ids.laylaOnHerOwn, ids.yusufPaidByNile, ids.yusufOnHisOwn])})`.execute(db)
}

export const practicalQuestions = ({ db }: TestServer): Readonly<Record<string, Question>> => ({
  practical: async (asker, CourseClassID) =>
    admitted(
      {
        alone: await answers(asker, 'GET /api/PracticalExamination/GetPracticalClass', { CourseClassID }),
        listed: await answers(asker, 'GET /api/CourseClass/GetPracticalCourseClasses', { pageSize: 100 }),
      },
      (answer, way) =>
        way === 'alone'
          ? answer.status === 200
          : holds(answer, (row) => row['CourseClassID'] === CourseClassID, 'Items'),
    ),
  practicalMark: async (asker, CourseClassID) =>
    admitted(
      { alone: await answers(asker, 'GET /api/PracticalExamination/GetPracticalClass', { CourseClassID }) },
      ({ status, text }) => status === 200 && (JSON.parse(text) as { People: unknown[] }).People.length > 0,
    ),
  practicalResult: async (asker, id) => {
    const { trainee_id: TraineeID, class_id: CourseClassID } = await placeOf(db, id)
    return admitted(
      {
        alone: await answers(asker, 'GET /api/Trainee/GetTraineePractical', { TraineeID, CourseClassID }),
        listed: await answers(asker, 'GET /api/PracticalExamination/GetPracticalResults', { pageSize: 100 }),
      },
      (answer, way) =>
        way === 'alone' ? answer.status === 200 : holds(answer, (row) => row['RegistrationID'] === id, 'Items'),
    )
  },
})
