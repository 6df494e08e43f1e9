import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass, type StagedClass } from '#testing/stages/stage-exam.ts'
import { stageSessions } from '#testing/stages/stage-sessions.ts'
import { certificatesCalls as calls } from '../contract/calls.ts'

let server: TestServer
let staged: StagedClass
beforeAll(async () => {
  server = await startTestServer()
  staged = await stageClass(server.db, { trainees: ['layla'] })
  const sessions = await stageSessions(server.db, staged.classId, ['2026-03-01', '2026-03-02', '2026-03-03'])
  // Two sessions out of three, and nothing owed.
  for (const [at, session] of sessions.entries())
    await sql`insert into attendance.mark (session_id, registration_id, state, minutes, marked_by, marked_at)
      select ${session}, id, ${at === 0 ? 'absent' : 'present'}, 0, 1, now() from registration.registration
      where class_id = ${staged.classId}`.execute(server.db)
  await sql`update registration.registration set money = 'paid' where class_id = ${staged.classId}`.execute(server.db)
})
afterAll(() => server.close())

const asks = (attendance_percent: number) =>
  server.db.updateTable('catalogue.course').set({ attendance_percent }).where('id', '=', staged.courseId).execute()
const dryRun = async () => {
  const huda = await server.as('huda')
  const asked = { courseClassID: staged.classId, Kind: 'attendance' as const }
  return (await huda.send(calls.getCandidates, asked)).People[0]
}

test('beside the courses of a person attendance stands as the certificate weighs it', async () => {
  const huda = await server.as('huda')
  const { Items } = await huda.send(calls.getPersonCourses, { TraineeID: staged.traineeIds['layla']! })
  expect(Items).toMatchObject([{ ClassID: staged.classId, Attendance: 66.67 }])
})

test('attendance counts as it is shown: by hundredths, half up', async () => {
  await asks(66.67)
  expect(await dryRun()).toMatchObject({ AttendancePercent: 66.67, Earned: 'attendance', Obstacles: [] })
  await asks(66.68)
  expect(await dryRun()).toMatchObject({ AttendancePercent: 66.67, Earned: null, Obstacles: ['attendanceTooLow'] })
})
