import { afterAll, beforeAll, expect, test } from 'vitest'
import { attendanceCalls as calls } from '#modules/attendance/contract/calls.ts'
import { findAtRisk, findUnmarked } from '#modules/attendance/server/jobs.ts'
import type { Job } from '#platform/server/module.ts'
import type { Asker } from '#testing/asker.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass, type StagedClass } from '#testing/stages/stage-exam.ts'
import { stageSessions } from '#testing/stages/stage-sessions.ts'
import { tellNews } from '#testing/stages/told.ts'

let server: TestServer
let staged: StagedClass
let sessions: number[]
let omar: Asker
let salma: Asker
let layla: Asker
beforeAll(async () => {
  server = await startTestServer()
  ;[omar, salma, layla] = await Promise.all([server.as('omar'), server.as('salma'), server.as('layla')])
  staged = await stageClass(server.db, { instructors: ['omar'], trainees: ['layla', 'yusuf'] })
  sessions = await stageSessions(server.db, staged.classId, ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'])
})
afterAll(() => server.close())

const run = async (job: Job, at: string) => {
  server.at(at)
  await job.run({ db: server.db, files: server.files, now: server.now(), data: {} })
}
const news = (...people: Asker[]) => tellNews(server, ...people)

/** Marks the first so many people of the session present. */
async function mark(session: number, people: number): Promise<void> {
  const sheet = await omar.send(calls.getAttendanceSheet, { sessionID: session })
  const Marks = sheet.People.slice(0, people).map(({ RegistrationID, Version }) => ({
    RegistrationID,
    State: 'present' as const,
    Minutes: 0,
    Version,
  }))
  await omar.send(calls.saveAttendance, { body: { SessionID: session, Marks } })
}

test('who teaches a session with unmarked people is reminded when the academy’s day ends, once', async () => {
  server.at('2026-03-01T08:00:00Z')
  await mark(sessions[0]!, 1)
  // 20:30 in Cairo, then 21:00
  await run(findUnmarked, '2026-03-01T18:30:00Z')
  expect(await news(omar)).toEqual([[]])
  await run(findUnmarked, '2026-03-01T19:00:00Z')
  const opens = `/InstructorTraineeAttendance?class=${staged.classId}&session=${sessions[0]}`
  const [told, other] = await news(omar, salma)
  expect(told).toMatchObject([{ kind: 'attendanceToMark', opens, mailed: false }])
  expect(told![0]!.html).toContain('١ مارس')
  expect(other).toEqual([])
  await Promise.all([run(findUnmarked, '2026-03-01T19:30:00Z'), run(findUnmarked, '2026-03-01T19:30:00Z')])
  await run(findUnmarked, '2026-03-02T07:00:00Z')
  expect(await news(omar)).toEqual([[]])
  // The page that it opens is the sheet, and it may still be filled in.
  server.at('2026-03-02T07:00:00Z')
  await mark(sessions[0]!, 2)
})

test('nobody is reminded of a session whose people are all marked, or that was cancelled', async () => {
  server.at('2026-03-02T08:00:00Z')
  await mark(sessions[1]!, 2)
  await server.db
    .updateTable('classes.class_session')
    .set({ state: 'cancelled' })
    .where('id', '=', sessions[2]!)
    .execute()
  await run(findUnmarked, '2026-03-02T19:00:00Z')
  await run(findUnmarked, '2026-03-03T19:00:00Z')
  expect(await news(omar)).toEqual([[]])
  // of a day on which no server ran, the morning after; not once they count as absent
  await run(findUnmarked, '2026-03-05T22:00:00Z')
  expect(await news(omar)).toEqual([[]])
})

test('who teaches the session is reminded, not everybody who teaches the class', async () => {
  const salmas = await server.db
    .selectFrom('people.instructor')
    .where('email', '=', 'salma@diwan.example')
    .select('id')
    .executeTakeFirstOrThrow()
  await server.db
    .insertInto('classes.class_staff')
    .values({ class_id: staged.classId, instructor_id: salmas.id, role: 'backup', state: 'accepted' })
    .execute()
  const session = await server.db
    .selectFrom('classes.class_session')
    .where('id', '=', sessions[3]!)
    .select('period')
    .executeTakeFirstOrThrow()
  await server.db
    .insertInto('classes.session_instructor')
    .values({ session_id: sessions[3]!, instructor_id: salmas.id, period: session.period })
    .execute()
  await run(findUnmarked, '2026-03-04T20:00:00Z')
  const [others, teaching] = await news(omar, salma)
  expect([others, teaching!.map((each) => each.kind)]).toEqual([[], ['attendanceToMark']])
})

test('a trainee who can no longer reach the attendance asked for is warned, once', async () => {
  const sheet = await omar.send(calls.getClassAttendance, { courseClassID: staged.classId })
  expect(sheet.People).toHaveLength(2)
  await run(findAtRisk, '2026-03-05T05:00:00Z')
  expect(await news(layla)).toEqual([[]])
  // Two days later the last of the three sessions counts as missed: two thirds are below four fifths.
  await run(findAtRisk, '2026-03-06T05:00:00Z')
  const [told] = await news(layla)
  expect(told).toMatchObject([{ kind: 'attendanceAtRisk', opens: '/Schedule', mailed: true }])
  await run(findAtRisk, '2026-03-07T05:00:00Z')
  expect(await news(layla)).toEqual([[]])
})
