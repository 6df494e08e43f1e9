import { afterAll, beforeAll, expect, test } from 'vitest'
import { audited } from '#testing/stages/audited.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass } from '#testing/stages/stage-exam.ts'
import { stageSessions } from '#testing/stages/stage-sessions.ts'
import { attendanceCalls as calls } from '../contract/calls.ts'

let server: TestServer
let first: number
let second: number
let cancelled: number
beforeAll(async () => {
  server = await startTestServer()
  const { classId } = await stageClass(server.db, { instructors: ['omar'], trainees: ['layla', 'yusuf'] })
  const sessions = await stageSessions(server.db, classId, ['2026-03-01', '2026-03-02', '2026-03-03'])
  ;[first, second, cancelled] = sessions as [number, number, number]
  await server.db.updateTable('classes.class_session').set({ state: 'cancelled' }).where('id', '=', cancelled).execute()
})
afterAll(() => server.close())

const phone = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000`
/** 09:00 of the academy's clock on the first day is 07:00 UTC. */
const on = (time: string, day = '2026-03-01') => server.at(`${day}T${time}Z`)
const open = async (who: string, SessionID: number) =>
  (await server.as(who)).send(calls.openAttendanceCode, { body: { SessionID } })
const shown = async (who: string, sessionID: number) =>
  (await server.as(who)).send(calls.getAttendanceCode, { sessionID })
const scan = async (who: string, Code: string, Device: string) =>
  (await server.as(who)).send(calls.markByCode, { body: { Code, Device } })
const codeOf = (problem: unknown) => (problem as { code: string }).code

test('a code is shown by who marks the class, from half an hour before the session to its end', async () => {
  on('06:29:00')
  expect(await refusalOf(open('omar', first))).toMatchObject({ status: 409, code: 'sessionNotBegun' })
  expect(await refusalOf(shown('omar', first))).toMatchObject({ status: 409, code: 'codeNotShown' })
  on('06:40:00')
  expect(await refusalOf(open('salma', first))).toMatchObject({ status: 404, code: 'notFound' })
  for (const reader of ['karim', 'sami'])
    expect(await refusalOf(open(reader, first))).toMatchObject({ status: 403, code: 'notAllowed' })
  expect(await refusalOf(open('layla', first))).toMatchObject({ status: 403 })
  await open('omar', first)
  expect(await refusalOf(shown('karim', first))).toMatchObject({ status: 404, code: 'notFound' })
  expect(await shown('omar', first)).toMatchObject({ Enrolled: 2, Arrived: [], ChangesIn: 15_000 })
  on('12:01:00')
  expect(await refusalOf(shown('omar', first))).toMatchObject({ status: 409, code: 'sessionOver' })
  expect(await refusalOf(open('huda', first))).toMatchObject({ status: 409, code: 'sessionOver' })
  on('07:00:00', '2026-03-03')
  expect(await refusalOf(open('omar', cancelled))).toMatchObject({ status: 409, code: 'sessionCancelled' })
})

test('who scans the code of now is marked; later, twice or with another’s device they are not', async () => {
  on('07:00:00')
  const { Code: early } = await shown('omar', first)
  on('07:00:44')
  expect(await scan('layla', early, phone('a'))).toMatchObject({ State: 'present', Minutes: 0, SessionNumber: 1 })
  on('07:00:45')
  expect(await refusalOf(scan('yusuf', early, phone('b')))).toMatchObject({ status: 409, code: 'codeOld' })
  on('07:20:30')
  const { Code: late } = await shown('omar', first)
  expect(await refusalOf(scan('yusuf', late, phone('a')))).toMatchObject({ status: 409, code: 'deviceUsed' })
  expect(await refusalOf(scan('mariam', late, phone('c')))).toMatchObject({ status: 409, code: 'notOfThisClass' })
  expect(await scan('yusuf', late, phone('b'))).toMatchObject({ State: 'late', Minutes: 20 })
  expect(await scan('layla', late, phone('a'))).toMatchObject({ State: 'present', Minutes: 0 })
  const { Arrived } = await shown('omar', first)
  expect(Arrived.map(({ State, Minutes }) => [State, Minutes])).toEqual([
    ['late', 20],
    ['present', 0],
  ])
  const rows = await audited(server.db, 'attendance.markByCode')
  expect(rows).toHaveLength(2)
  expect(rows.at(-1)).toMatchObject({ after: { state: 'late', minutes: 20 }, data: { sessionId: first } })
})

test('what the instructor corrects stays, whatever is scanned', async () => {
  on('07:30:00')
  const omar = await server.as('omar')
  const sheet = await omar.send(calls.getAttendanceSheet, { sessionID: first })
  expect(sheet.MayShowCode).toBe(true)
  const late = sheet.People.find(({ State }) => State === 'late')!
  await omar.send(calls.saveAttendance, {
    body: {
      SessionID: first,
      Marks: [{ RegistrationID: late.RegistrationID, State: 'absent', Version: late.Version }],
    },
  })
  const { Code } = await shown('omar', first)
  expect(await scan('yusuf', Code, phone('b'))).toMatchObject({ State: 'absent', Minutes: 0 })
  on('07:00:00', '2026-03-02')
  await open('omar', second)
  const { People } = await omar.send(calls.getAttendanceSheet, { sessionID: second })
  await omar.send(calls.saveAttendance, {
    body: {
      SessionID: second,
      Marks: [{ RegistrationID: People[0]!.RegistrationID, State: 'excused', Version: null }],
    },
  })
  const marks = new Set<string>()
  for (const who of ['layla', 'yusuf'])
    marks.add((await scan(who, (await shown('omar', second)).Code, phone(who === 'layla' ? 'd' : 'e'))).State)
  expect([...marks].toSorted()).toEqual(['excused', 'present'])
})

test('no code of another session, forged, of the future or of an ended round counts', async () => {
  on('07:05:00', '2026-03-02')
  const { Code } = await shown('omar', second)
  const [session, step, proof] = Code.split('.') as [string, string, string]
  const forged = [
    `${first.toString(36)}.${step}.${proof}`,
    `${session}.${(parseInt(step, 36) + 1).toString(36)}.${proof}`,
    `${session}.${step}.${'A'.repeat(22)}`,
    `zzzz.${step}.${proof}`,
    'anything',
  ]
  for (const each of forged) expect(codeOf(await refusalOf(scan('layla', each, phone('d'))))).toBe('codeOld')
  expect(await refusalOf(scan('layla', Code, 'x'.repeat(40)))).toMatchObject({ status: 400 })
  expect(await refusalOf(scan('omar', Code, phone('d')))).toMatchObject({ status: 403 })
  const omar = await server.as('omar')
  await omar.send(calls.closeAttendanceCode, { body: { SessionID: second } })
  await omar.send(calls.closeAttendanceCode, { body: { SessionID: second } })
  expect(await audited(server.db, 'attendance.closeAttendanceCode')).toHaveLength(1)
  expect(codeOf(await refusalOf(scan('layla', Code, phone('d'))))).toBe('codeOld')
  await open('omar', second)
  expect(await scan('layla', (await shown('omar', second)).Code, phone('d'))).toMatchObject({ SessionNumber: 2 })
})

test('a session that was moved or cancelled shows no code and counts none', async () => {
  on('07:00:00', '2026-03-02')
  await open('omar', second)
  const { Code } = await shown('omar', second)
  const change = (set: object) =>
    server.db.updateTable('classes.class_session').set(set).where('id', '=', second).execute()
  for (const [set, back, code] of [
    [{ state: 'cancelled' }, { state: 'scheduled' }, 'sessionCancelled'],
    [{ day: '2026-03-05' }, { day: '2026-03-02' }, 'sessionNotBegun'],
    [{ day: '2026-02-26' }, { day: '2026-03-02' }, 'sessionOver'],
  ] as const) {
    await change(set)
    expect(await refusalOf(shown('omar', second))).toMatchObject({ status: 409, code })
    expect(await refusalOf(scan('layla', Code, phone('d')))).toMatchObject({ status: 409, code: 'codeOld' })
    await change(back)
  }
  expect(await scan('layla', Code, phone('d'))).toMatchObject({ SessionNumber: 2 })
})

test('twenty scans at once by one person are one arrival, by one device one person', async () => {
  on('07:06:00', '2026-03-02')
  await server.db.deleteFrom('attendance.code_arrival').where('session_id', '=', second).execute()
  await server.db.deleteFrom('attendance.mark').where('session_id', '=', second).execute()
  const { Code } = await shown('omar', second)
  const said = await Promise.all(
    Array.from({ length: 10 }, (_, at) => [
      scan('layla', Code, phone('1')),
      scan('yusuf', Code, phone('1')),
      scan('layla', Code, phone(at % 2 ? '1' : '2')),
    ])
      .flat()
      .map((each) => each.then(() => 'marked', codeOf)),
  )
  const arrivals = await server.db
    .selectFrom('attendance.code_arrival')
    .selectAll()
    .where('session_id', '=', second)
    .execute()
  const marks = await server.db.selectFrom('attendance.mark').selectAll().where('session_id', '=', second).execute()
  expect(marks).toHaveLength(arrivals.length)
  expect(new Set(arrivals.map(({ device }) => device.toString('hex'))).size).toBe(arrivals.length)
  expect(said).toContain('marked')
  expect(said.filter((each) => each !== 'marked' && each !== 'deviceUsed')).toEqual([])
  // Where she came with the other phone first, this one was his, and nobody met a used one.
  expect(said.includes('deviceUsed') || arrivals.length === 2).toBe(true)
})
