import { sql } from 'kysely'
import type { TestServer } from '../server.ts'
import { stageSessions } from '../stages/stage-sessions.ts'
import type { Places } from './exams.ts'
import { admitted, answers, holds, placeOf, type Question } from './ask.ts'

/** A session of each class, a published result of each registration, and a change of results that waits. */
export async function stageResultRecords({ db, as }: TestServer, ids: Places): Promise<Record<string, number>> {
  for (const classId of [ids.taught, ids.untaught]) await stageSessions(db, classId, ['2026-03-02'])
  await sql`insert into evaluation.final_result (registration_id, version, standing, percent, passed, arithmetic, published_at)
    select id, 1, 'final', 80, true, '{"Means":[],"Exams":[],"MeansWeight":0,"ExamsWeight":100,"PassPercent":60,
      "AttendancePercent":null,"AttendanceThreshold":80,"Shortfalls":[]}', now()
    from registration.registration where id in (${sql.join([ids.laylaOnHerOwn, ids.yusufPaidByNile, ids.yusufOnHisOwn])})`.execute(
    db,
  )
  const { rows } = await sql<{
    id: number
  }>`insert into evaluation.change_request (class_id, reason, asked_by, asked_at)
    values (${ids.taught}, 'Counted wrong', ${(await as('nadia')).accountId}, now()) returning id`.execute(db)
  return { changeOfResults: rows[0]!.id }
}

export const resultQuestions = ({ db }: TestServer): Readonly<Record<string, Question>> => ({
  attendance: async (asker, id) => {
    const { trainee_id, class_id: courseClassID } = await placeOf(db, id)
    const session = await db
      .selectFrom('classes.class_session')
      .where('class_id', '=', courseClassID)
      .select('id')
      .executeTakeFirstOrThrow()
    const { account_id } = await db
      .selectFrom('people.trainee')
      .where('id', '=', trainee_id)
      .select('account_id')
      .executeTakeFirstOrThrow()
    const isOwn = account_id === asker.accountId
    return admitted(
      {
        overview: await answers(asker, 'GET /api/Attendance/GetClassAttendance', { courseClassID }),
        sheet: await answers(asker, 'GET /api/Attendance/GetAttendanceSheet', { sessionID: session.id }),
        own: await answers(asker, 'GET /api/Attendance/GetMyAttendance'),
      },
      (answer, way) => {
        // Whose they are, the own attendance does not say.
        if (way === 'own') return isOwn && holds(answer, (row) => row['CourseClassID'] === courseClassID)
        return holds(answer, (row) => row['TraineeID'] === trainee_id, 'People')
      },
    )
  },
  attendanceOfClass: async (asker, courseClassID) =>
    admitted(
      {
        readable: await answers(asker, 'GET /api/Attendance/GetReadableClasses', { pageSize: 100 }),
        overview: await answers(asker, 'GET /api/Attendance/GetClassAttendance', { courseClassID }),
      },
      (answer, way) =>
        way === 'readable' ? holds(answer, (row) => row['ID'] === courseClassID) : answer.status === 200,
    ),
  evaluation: async (asker, courseClassID) =>
    admitted(
      {
        degrees: await answers(asker, 'GET /api/Evaluation/GetParticipation', { courseClassID }),
        results: await answers(asker, 'GET /api/Evaluation/GetFinalResults', { courseClassID }),
        passed: await answers(asker, 'GET /api/CourseClass/GetPassedTraineeByCourseClassID', { courseClassID }),
      },
      (answer) => answer.status === 200,
    ),
  finalResult: async (asker, id) => {
    const { trainee_id: TraineeID, class_id: CourseClassID } = await placeOf(db, id)
    return admitted(
      {
        alone: await answers(asker, 'GET /api/Trainee/GetTraineePassDetail', { TraineeID, CourseClassID }),
        own: await answers(asker, 'GET /api/Evaluation/GetMyResults'),
      },
      (answer, way) =>
        way === 'alone'
          ? answer.status === 200
          : holds(answer, (row) => row['CourseClassID'] === CourseClassID && row['TraineeID'] === TraineeID),
    )
  },
  resultChange: async (asker, ID) =>
    admitted({ listed: await answers(asker, 'GET /api/Evaluation/GetResultChanges', { pageSize: 100 }) }, (answer) =>
      holds(answer, (row) => row['ID'] === ID),
    ),
})
