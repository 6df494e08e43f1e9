import { sql } from 'kysely'
import { stageSessions, stageTeaching } from '../stages/stage-sessions.ts'
import type { TestServer } from '../server.ts'
import { admitted, answers, holds, type Question } from './ask.ts'
import type { Places } from './exams.ts'

/** A session of Salma's class and one of Omar's, each taught by them; travel of Layla and of Yusuf is arranged. */
export async function stageScheduled({ db }: TestServer, places: Places): Promise<Record<string, number>> {
  const [sessionOfTaught] = await stageSessions(db, places.taught, ['2026-03-10'])
  const [sessionOfUntaught] = await stageSessions(db, places.untaught, ['2026-03-11'])
  await stageTeaching(db, [sessionOfTaught!, sessionOfUntaught!])
  await sql`update registration.registration set travel = 'arranged'
    where id in (${places.laylaOnHerOwn}, ${places.yusufPaidByNile})`.execute(db)
  return { sessionOfTaught: sessionOfTaught!, sessionOfUntaught: sessionOfUntaught! }
}

const stands =
  (kind: string): Question =>
  async (asker, ID) => {
    const shown = await answers(asker, 'GET /api/Schedule/GetSchedule', { From: '2026-02-20', To: '2026-03-31' })
    return { shown: holds(shown, (row) => row['Kind'] === kind && row['ID'] === ID, 'Entries') }
  }

export const scheduleQuestions: Readonly<Record<string, Question>> = {
  /** Whose names the order of a class bears. */
  classPeople: async (asker, CourseClassID) =>
    admitted(
      { printed: await answers(asker, 'GET /api/Report/TrainingOrder', { CourseClassID }) },
      ({ status, text }) =>
        status === 200 &&
        Boolean((JSON.parse(text) as { Content: { Trainees: unknown[] | null } }).Content.Trainees?.length),
    ),
  sessionInSchedule: stands('session'),
  examInSchedule: stands('exam'),
  travelInSchedule: stands('travel'),
}
