import ICAL from 'ical.js'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountsCalls } from '#modules/accounts/contract/calls.ts'
import { classesCalls } from '#modules/classes/contract/calls.ts'
import { signinCalls } from '#modules/signin/contract/calls.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { mailedToken } from '#testing/sign-in.ts'
import { castPassword } from '#testing/stages/cast.ts'
import { stageClass, type StagedClass } from '#testing/stages/stage-exam.ts'
import { stageSessions } from '#testing/stages/stage-sessions.ts'
import { scheduleCalls as calls } from '../contract/calls.ts'

/* The private address of a schedule, read back by a library that is not the one that wrote it. */

let server: TestServer
let staged: StagedClass
let sessions: number[]
let layla: Asker
let key = ''
beforeAll(async () => {
  server = await startTestServer()
  staged = await stageClass(server.db, { instructors: ['salma'], trainees: ['layla'] })
  // Clocks in Cairo go forward on 24 April 2026, at midnight.
  await sql`update classes.course_class set state = 'confirmed', starts_on = '2026-04-01', ends_on = '2026-05-31'
    where id = ${staged.classId}`.execute(server.db)
  sessions = await stageSessions(server.db, staged.classId, ['2026-04-23', '2026-04-26', '2026-05-03'])
  await sql`insert into planning.holiday (name, kind, first_day, last_day)
    values (${JSON.stringify({ ar: `عيد العمال؛ ${'تعطَّل فيه الدراسة والاختبارات في جميع القاعات '.repeat(3)}` })}::jsonb, 'oneOff', '2026-05-01', '2026-05-02')`.execute(
    server.db,
  )
  server.at('2026-04-20T08:00:00Z')
  layla = await server.as('layla')
})
afterAll(() => server.close())

const keyOf = (address: string) => new URL(address).searchParams.get('Key')!
const fetched = (Key: string, headers: Record<string, string> = {}) =>
  server.anonymous.raw(calls.readFeed, { Key }, { headers })
async function read(Key: string) {
  const { statusCode, body, headers } = await fetched(Key)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  const calendar = new ICAL.Component(ICAL.parse(body) as never)
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  return { body, events, of: (id: number) => events.find(({ uid }) => uid.startsWith(`session-${id}@`))! }
}
const instant = (time: ICAL.Time) => time.toJSDate().toISOString()

test('it is made once, told once, and opens without a log-in', async () => {
  expect(await layla.send(calls.getFeed, {})).toEqual({ MadeAt: null, Actions: ['makeFeed'] })
  const { Address } = await layla.send(calls.makeFeed, {})
  key = keyOf(Address)
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(await refusalOf(layla.send(calls.makeFeed, {}))).toMatchObject({ status: 409, code: 'notNow' })
  expect(JSON.stringify(await layla.send(calls.getFeed, {}))).not.toContain(key)
  const kept = await sql`select to_jsonb(f) as row from schedule.feed f`.execute(server.db)
  const audited = await sql`select to_jsonb(a) as row from platform.audit a where kind like 'schedule.%'`.execute(
    server.db,
  )
  expect(audited.rows).toHaveLength(1)
  expect(JSON.stringify([kept.rows, audited.rows])).not.toContain(key)
  // The academy's other holidays and its terms are in it too.
  const kinds = (await read(key)).events.map(({ uid }) => uid.split('-')[0])
  expect(kinds.filter((kind) => kind === 'session')).toHaveLength(3)
  expect(new Set(kinds)).toEqual(new Set(['session', 'holiday', 'termBegins', 'termEnds']))
})

test('times are the academy’s on both sides of a change of its clocks, and no line is too long', async () => {
  const { body, of, events } = await read(key)
  expect([instant(of(sessions[0]!).startDate), instant(of(sessions[1]!).startDate)]).toEqual([
    '2026-04-23T07:00:00.000Z',
    '2026-04-26T06:00:00.000Z',
  ])
  expect(instant(of(sessions[1]!).endDate)).toBe('2026-04-26T11:00:00.000Z')
  for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(body).not.toMatch(/[^\r]\n/)
  const holiday = events.find(({ uid, summary }) => uid.startsWith('holiday-') && summary.includes('تعطَّل'))!
  expect([holiday.startDate.isDate, holiday.startDate.toString(), holiday.endDate.toString()]).toEqual([
    true,
    '2026-05-01',
    '2026-05-03',
  ])
  expect(holiday.summary).toContain('عيد العمال؛ تعطَّل فيه الدراسة والاختبارات في جميع القاعات')
  expect(holiday.summary).not.toContain('\uFFFD')
})

test('what is moved or cancelled keeps its UID and raises its SEQUENCE', async () => {
  const huda = await server.as('huda')
  const before = (await read(key)).of(sessions[2]!)
  const [one] = (await huda.send(classesCalls.getSessionByCourseClassID, { courseClassID: staged.classId })).filter(
    ({ ID }) => ID === sessions[2],
  )
  await huda.send(classesCalls.moveSession, {
    ID: sessions[2]!,
    body: {
      Date: '2026-05-04',
      StartTime: '11:00',
      EndTime: '15:00',
      ClassRoomID: null,
      ModuleID: null,
      InstructorIDs: [],
      Version: one!.Version,
    },
  })
  const moved = (await read(key)).of(sessions[2]!)
  expect([moved.uid, instant(moved.startDate)]).toEqual([before.uid, '2026-05-04T08:00:00.000Z'])
  expect(moved.sequence).toBeGreaterThan(before.sequence)
  await huda.send(classesCalls.cancelSession, { ID: sessions[2]!, reason: 'The hall is closed' })
  const cancelled = (await read(key)).of(sessions[2]!)
  expect([cancelled.uid, cancelled.component.getFirstPropertyValue('status')]).toEqual([before.uid, 'CANCELLED'])
  expect(cancelled.sequence).toBeGreaterThan(moved.sequence)
})

test('who has it already is told so, until something changes', async () => {
  const first = await fetched(key)
  const tag = first.headers['etag'] as string
  const again = await fetched(key, { 'if-none-match': `W/${tag}, "other"` })
  expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', tag])
  await sql`update planning.holiday set version = version + 1 where first_day = '2026-05-01'`.execute(server.db)
  expect((await fetched(key, { 'if-none-match': tag })).statusCode).toBe(200)
})

test('a renewed, revoked or made-up key and one of a closed account answer as one that never was', async () => {
  const never = await fetched('A'.repeat(43))
  const said = ({ statusCode, body }: typeof never) => [statusCode, (JSON.parse(body) as { code: string }).code]
  expect(said(never)).toEqual([404, 'notFound'])
  const renewed = keyOf((await layla.send(calls.renewFeed, {})).Address)
  expect(said(await fetched(key))).toEqual(said(never))
  expect((await fetched(renewed)).statusCode).toBe(200)
  const state = (to: 'active' | 'inactive') =>
    sql`update accounts.account set state = ${to} where id = ${layla.accountId}`.execute(server.db)
  await state('inactive')
  expect(said(await fetched(renewed))).toEqual(said(never))
  await state('active')
  await layla.send(calls.revokeFeed, {})
  expect(said(await fetched(renewed))).toEqual(said(never))
  expect(await refusalOf(layla.send(calls.revokeFeed, {}))).toMatchObject({ status: 409, code: 'notNow' })
  expect(await refusalOf(server.anonymous.send(calls.makeFeed, {}))).toMatchObject({ status: 401 })
  expect((await fetched("' or 1=1 --")).statusCode).toBe(400)
})

test('it ends with a new password and with another address: whoever had got in reads it no more', async () => {
  const made = async (who: Asker) => keyOf((await who.send(calls.makeFeed, {})).Address)
  const yusuf = await server.as('yusuf')
  const first = await made(yusuf)
  await sql`update accounts.account set last_login_at = now() where id = ${yusuf.accountId}`.execute(server.db)
  expect((await fetched(first)).statusCode).toBe(200)
  const newPassword = 'Quiet-River-73'
  const typed = { oldPassword: castPassword, newPassword, confirmPassword: newPassword }
  await yusuf.send(signinCalls.changePassword, { body: typed })
  expect((await fetched(first)).statusCode).toBe(404)
  expect(await yusuf.send(calls.getFeed, {})).toEqual({ MadeAt: null, Actions: ['makeFeed'] })

  const second = await made(yusuf)
  const Email = 'yusuf.new@academy.example'
  await yusuf.send(signinCalls.changeAddress, { body: { Email, password: newPassword } })
  expect((await fetched(second)).statusCode).toBe(200)
  await server.anonymous.send(accountsCalls.confirmAddress, { body: { token: await mailedToken(server.db, Email) } })
  expect((await fetched(second)).statusCode).toBe(404)
})

test('each feed holds what its own person sees and nothing of others', async () => {
  const of = async (who: string) => {
    const asker = await server.as(who)
    return (await read(keyOf((await asker.send(calls.makeFeed, {})).Address))).events.map(
      ({ uid }) => uid.split('-')[0],
    )
  }
  expect(new Set(await of('mariam'))).toEqual(new Set(['holiday', 'termBegins', 'termEnds']))
  expect((await of('layla')).filter((kind) => kind === 'session')).toHaveLength(3)
})
