import { afterAll, beforeAll, expect, test } from 'vitest'
import { minutesOf } from '#platform/shared/values/dates.ts'
import { audited } from '#testing/stages/audited.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass, type StagedClass } from '#testing/stages/stage-exam.ts'
import { stageSessions } from '#testing/stages/stage-sessions.ts'
import { attendanceCalls as calls } from '../contract/calls.ts'

let server: TestServer
let staged: StagedClass
let sessions: number[]
beforeAll(async () => {
  server = await startTestServer()
  staged = await stageClass(server.db, { instructors: ['omar'], trainees: ['layla', 'yusuf'] })
  sessions = await stageSessions(server.db, staged.classId, ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'])
})
afterAll(() => server.close())

const people = async () => {
  const omar = await server.as('omar')
  const sheet = await omar.send(calls.getAttendanceSheet, { sessionID: sessions[0]! })
  return sheet.People.map((person) => ({ RegistrationID: person.RegistrationID, Version: person.Version }))
}
const mark = (
  RegistrationID: number,
  State: 'present' | 'late' | 'absent',
  Minutes = 0,
  Version: number | null = null,
) => ({
  RegistrationID,
  State,
  Minutes,
  Version,
})

test('nobody is marked in a class of which it is not decided that it takes place', async () => {
  const [first] = await people()
  const body = { SessionID: sessions[0]!, Marks: [mark(first!.RegistrationID, 'present')] }
  const put = (state: 'tentative' | 'running') =>
    server.db.updateTable('classes.course_class').set({ state }).where('id', '=', staged.classId).execute()
  server.at('2026-03-01T08:00:00Z')
  await put('tentative')
  for (const name of ['omar', 'huda']) {
    const who = await server.as(name)
    expect(await who.send(calls.getAttendanceSheet, { sessionID: sessions[0]! })).toMatchObject({
      Marking: 'notConfirmed',
    })
    expect(await refusalOf(who.send(calls.saveAttendance, { body }))).toMatchObject({
      status: 409,
      code: 'sessionOfUnconfirmed',
    })
  }
  await put('running')
  server.at()
})

test('the instructor marks the own class while it may be marked, others find nothing', async () => {
  const [first, second] = await people()
  const omar = await server.as('omar')
  const body = {
    SessionID: sessions[0]!,
    Marks: [mark(first!.RegistrationID, 'present'), mark(second!.RegistrationID, 'late', 20)],
  }

  server.at('2026-02-28T09:00:00Z')
  expect(await refusalOf(omar.send(calls.saveAttendance, { body }))).toMatchObject({
    status: 409,
    code: 'sessionNotBegun',
    data: { day: '2026-03-01' },
  })
  server.at('2026-03-01T08:00:00Z')
  const salma = await server.as('salma')
  expect(await refusalOf(salma.send(calls.saveAttendance, { body }))).toMatchObject({ status: 404, code: 'notFound' })
  expect(await refusalOf(salma.send(calls.getAttendanceSheet, { sessionID: sessions[0]! }))).toMatchObject({
    code: 'notFound',
  })
  expect(await refusalOf(salma.send(calls.getAttendanceSheet, { sessionID: 999_999 }))).toMatchObject({
    code: 'notFound',
  })
  const layla = await server.as('layla')
  expect(await refusalOf(layla.send(calls.saveAttendance, { body }))).toMatchObject({ status: 403 })

  await omar.send(calls.saveAttendance, { body })
  const sheet = await omar.send(calls.getAttendanceSheet, { sessionID: sessions[0]! })
  expect(sheet.People.map((person) => [person.State, person.Minutes, person.Version, person.TakenPercent])).toEqual(
    expect.arrayContaining([
      ['present', 0, 1, 100],
      ['late', 20, 1, 50],
    ]),
  )
})

test('nobody misses more minutes than the session has', async () => {
  server.at('2026-03-02T09:00:00Z')
  const [first, second] = await people()
  const omar = await server.as('omar')
  const sheet = { sessionID: sessions[1]! }
  const { StartsAt, EndsAt } = await omar.send(calls.getAttendanceSheet, sheet)
  const length = minutesOf(EndsAt) - minutesOf(StartsAt)
  const late = (minutes: number) => ({
    body: {
      SessionID: sessions[1]!,
      Marks: [mark(first!.RegistrationID, 'present'), mark(second!.RegistrationID, 'late', minutes)],
    },
  })
  expect(await refusalOf(omar.send(calls.saveAttendance, late(length + 1)))).toMatchObject({
    status: 422,
    code: 'longerThanSession',
    data: { minutes: length },
    fields: [{ path: 'Marks.1.Minutes', code: 'tooLarge' }],
  })
  expect((await omar.send(calls.getAttendanceSheet, sheet)).People.map(({ State }) => State)).toEqual([null, null])
  await omar.send(calls.saveAttendance, late(length))
  await server.db.deleteFrom('attendance.mark').where('session_id', '=', sessions[1]!).execute()
  server.at()
})

test('a sheet that was seen before somebody else saved is refused whole', async () => {
  server.at('2026-03-01T09:00:00Z')
  const [first, second] = await people()
  const omar = await server.as('omar')
  const stale = [
    mark(first!.RegistrationID, 'absent', 0, first!.Version),
    mark(second!.RegistrationID, 'absent', 0, 99),
  ]
  expect(
    await refusalOf(omar.send(calls.saveAttendance, { body: { SessionID: sessions[0]!, Marks: stale } })),
  ).toMatchObject({
    status: 409,
    code: 'changedMeanwhile',
    data: { byEn: 'Omar Alrawi', at: expect.stringMatching(/^20\d\d-/) },
  })
  const never = [mark(second!.RegistrationID, 'absent', 0, 99)]
  const unmarked = { body: { SessionID: sessions[1]!, Marks: never } }
  expect((await refusalOf((await server.as('huda')).send(calls.saveAttendance, unmarked))).status).not.toBe(500)
  expect((await people())[0]!.Version).toBe(first!.Version)
})

test('after 48 hours only the coordinator corrects, and says why', async () => {
  server.at('2026-03-04T12:00:00Z')
  const [first] = await people()
  const body = { SessionID: sessions[0]!, Marks: [mark(first!.RegistrationID, 'absent', 0, first!.Version)] }
  const omar = await server.as('omar')
  expect(await refusalOf(omar.send(calls.saveAttendance, { body }))).toMatchObject({ code: 'markingClosed' })
  const huda = await server.as('huda')
  expect(await refusalOf(huda.send(calls.saveAttendance, { body }))).toMatchObject({
    code: 'correctionNeedsReason',
    fields: [{ path: 'Reason', code: 'required' }],
  })
  await huda.send(calls.saveAttendance, { body: { ...body, Reason: 'Left before the session began' } })
  const overview = await huda.send(calls.getClassAttendance, { courseClassID: staged.classId })
  const corrected = overview.People.find((person) => person.RegistrationID === first!.RegistrationID)!
  expect(corrected).toMatchObject({ TakenPercent: 0, IsAtRisk: true })
  // Only what was marked already and differs now is a correction.
  expect(await audited(server.db, 'attendance.correctMark')).toMatchObject([
    {
      actor_id: huda.accountId,
      subject_type: 'registration',
      subject_id: first!.RegistrationID,
      before: { state: 'present', reason: null },
      after: { state: 'absent', reason: 'Left before the session began' },
    },
  ])
})

test('a trainee sees the own attendance, an organization its own people', async () => {
  const layla = await server.as('layla')
  const mine = await layla.send(calls.getMyAttendance)
  expect(mine.map((course) => course.CourseClassID)).toEqual([staged.classId])
  expect(mine[0]!.Sessions).toHaveLength(4)

  // yusuf was sent by nobody here, so the organization reaches nothing of this class
  const hany = await server.as('hany')
  expect(await refusalOf(hany.send(calls.getClassAttendance, { courseClassID: staged.classId }))).toMatchObject({
    code: 'notFound',
  })
  await server.db
    .updateTable('registration.registration')
    .set((eb) => ({
      organization_id: eb.selectFrom('people.organization').select('id').orderBy('id').limit(1),
    }))
    .where('trainee_id', '=', staged.traineeIds['yusuf']!)
    .execute()
  const seen = await hany.send(calls.getClassAttendance, { courseClassID: staged.classId })
  expect(seen.People.map((person) => person.TraineeID)).toEqual([staged.traineeIds['yusuf']])
})

test('the session of the moment is the instructor’s own of today, and nobody else’s', async () => {
  const omar = await server.as('omar')
  const now = async (at: string) => {
    server.at(at)
    return (await omar.send(calls.getSessionNow)).Session?.SessionID ?? null
  }
  // 09:00 in Cairo is 07:00 of UTC
  expect(await now('2026-03-02T07:30:00Z')).toBe(sessions[1])
  expect(await now('2026-03-04T04:00:00Z')).toBe(sessions[3])
  expect(await now('2026-03-05T07:30:00Z')).toBeNull()
  const { People, Sessions } = await omar.send(calls.getClassAttendance, { courseClassID: staged.classId })
  expect(Sessions.map(({ Marking }) => Marking)).toEqual(['tooLate', 'tooLate', 'may', 'may'])
  expect(People.flatMap(({ Marks }) => Marks).every(({ Version }) => Version >= 1)).toBe(true)
  server.at('2026-03-02T07:30:00Z')
  const salma = await server.as('salma')
  expect(await salma.send(calls.getSessionNow)).toEqual({ Session: null })
  const huda = await server.as('huda')
  expect(await refusalOf(huda.send(calls.getSessionNow))).toMatchObject({ status: 403, code: 'notAllowed' })
  server.at()
})

test('an evaluator reads the attendance of every class and takes none, not of the own classes either', async () => {
  server.at('2026-03-03T09:00:00Z')
  const karim = await server.as('karim')
  const { classId } = await stageClass(server.db, { instructors: ['karim'], trainees: ['mariam'] })
  const [session] = await stageSessions(server.db, classId, ['2026-03-03'])
  const readable = async (asked: object) =>
    (await karim.send(calls.getReadableClasses, asked)).Items.map(({ ID }) => ID)
  expect((await readable({})).toSorted((one, other) => one - other)).toEqual([staged.classId, classId])
  expect(await readable({ Show: 'mine' })).toEqual([classId])

  const { People, Marking } = await karim.send(calls.getAttendanceSheet, { sessionID: session! })
  expect([People.length, Marking]).toEqual([1, 'notYours'])
  const body = { SessionID: session!, Marks: [mark(People[0]!.RegistrationID, 'present')] }
  expect(await refusalOf(karim.send(calls.saveAttendance, { body }))).toMatchObject({ status: 403, code: 'notAllowed' })
  expect(await karim.send(calls.getOpenSheets)).toEqual([])
  server.at()
})

test('whoever plans classes by a right, and does not teach them, reads no attendance', async () => {
  const { permissions } = await server.db
    .updateTable('accounts.account')
    .set({ permissions: ['enteringcourseclass'] })
    .where('email', '=', 'salma@diwan.example')
    .returning('permissions')
    .executeTakeFirstOrThrow()
  expect(permissions).toEqual(['enteringcourseclass'])
  const salma = await server.as('salma')
  expect(await salma.send(calls.getReadableClasses, {})).toMatchObject({ Total: 0 })
  expect(await refusalOf(salma.send(calls.getClassAttendance, { courseClassID: staged.classId }))).toMatchObject({
    code: 'notFound',
  })
})

test('what a class needs is said at once: sessions that began with somebody unmarked, then by its state', async () => {
  const { classId } = await stageClass(server.db, { instructors: ['omar'], trainees: ['mariam', 'yusuf'] })
  await stageSessions(server.db, classId, ['2026-05-03', '2026-05-04', '2026-05-05'])
  const huda = await server.as('huda')
  const work = () => huda.send(calls.getClassWork, { courseClassID: classId })
  const inState = (state: 'running' | 'ended' | 'resultsPublished' | 'closed') =>
    server.db.updateTable('classes.course_class').set({ state }).where('id', '=', classId).execute()
  await inState('running')
  server.at('2026-05-02T20:00:00Z')
  expect(await work()).toEqual({ Works: ['marks'], UnmarkedSessions: 0 })
  server.at('2026-05-04T20:00:00Z')
  expect(await work()).toEqual({ Works: ['attendance', 'marks'], UnmarkedSessions: 2 })
  await inState('ended')
  expect(await work()).toMatchObject({ Works: ['attendance', 'marks', 'results'] })
  await inState('resultsPublished')
  expect(await work()).toMatchObject({ Works: ['certificates'] })
  await inState('closed')
  expect(await work()).toMatchObject({ Works: [] })

  const layla = await server.as('layla')
  expect(await refusalOf(layla.send(calls.getClassWork, { courseClassID: classId }))).toMatchObject({ status: 403 })
  const hany = await server.as('hany')
  for (const courseClassID of [classId, 999_999])
    expect(await refusalOf(hany.send(calls.getClassWork, { courseClassID }))).toMatchObject({ code: 'notFound' })
  server.at()
})
