import ICAL from 'ical.js'
import { sql } from 'kysely'
import type { Email } from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enrol } from '#database/seeds/world/classes.ts'
import { addTraineesWithAccounts } from '#database/seeds/world/people.ts'
import { classesCalls } from '#modules/classes/contract/calls.ts'
import { scheduleCalls } from '#modules/schedule/contract/calls.ts'
import { eraseTraces } from '#modules/privacy/server/store/traces.ts'
import { byItself } from '#platform/server/audit/by.ts'
import { recordEvent } from '#platform/server/event.ts'
import { deliverBySmtp } from '#platform/server/mail/smtp.ts'
import { sendDue } from '#platform/server/outbox/send-due.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { startMailServer, type MailServer } from '#testing/servers/mail-server.ts'
import { cast, type CastKey } from '#testing/stages/cast.ts'
import { stageClass, type StagedClass } from '#testing/stages/stage-exam.ts'
import { stageSessions, stageTeaching } from '#testing/stages/stage-sessions.ts'
import { allNotices, parts, tellAll } from '#testing/stages/told.ts'
import { datesOf } from './dates.ts'

/* The calendar files of letters that set or change a date, as a mail program gets them and another library reads them. */

let server: TestServer
let mails: MailServer
let staged: StagedClass
let sessions: number[]
const academy = 'أكاديمية ديوان'
const frame = async () => ({
  academyName: { ar: academy, en: 'Diwan Academy' },
  from: 'academy@diwan.example',
  publicUrl: 'https://diwan.example',
})

beforeAll(async () => {
  server = await startTestServer()
  mails = await startMailServer()
  staged = await stageClass(server.db, { instructors: ['salma'], trainees: ['layla', 'yusuf'] })
  // Clocks in Cairo go forward on 24 April 2026, at midnight.
  await sql`update classes.course_class set state = 'confirmed', starts_on = '2026-04-01', ends_on = '2026-05-31'
    where id = ${staged.classId}`.execute(server.db)
  sessions = await stageSessions(server.db, staged.classId, ['2026-04-23', '2026-04-26', '2026-05-03'])
  await stageTeaching(server.db, sessions.slice(0, 2))
  await sql`update registration.registration set organization_agreed_at = now(),
    organization_id = (select organization_id from people.trainee where id = trainee_id)
    where class_id = ${staged.classId} and trainee_id = ${staged.traineeIds['yusuf']}`.execute(server.db)
  server.at('2026-04-20T08:00:00Z')
})
afterAll(() => Promise.all([server.close(), mails.stop()]))

/** Tells and sends all there is; what came to somebody of it. */
async function arrived() {
  await tellAll(server)
  const before = mails.letters.length
  const { deliver, close } = deliverBySmtp(mails.url)
  await sendDue({ db: server.db, frame, deliver })
  close()
  const fresh = mails.letters.slice(before)
  return (who: CastKey) => fresh.filter(({ to }) => to?.[0]?.address === cast[who].email)
}

const text = (content: string | ArrayBuffer | Uint8Array) =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)
function read(letter: Email | undefined) {
  const file = letter?.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  if (!file) return null
  const body = text(file.content)
  const calendar = new ICAL.Component(ICAL.parse(body) as never)
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  return { body, events, method: calendar.getFirstPropertyValue('method'), says: file.method }
}
const instant = (time: ICAL.Time) => time.toJSDate().toISOString()
const value = (event: ICAL.Event, name: string) => String(event.component.getFirstPropertyValue(name))

async function fed(who: CastKey) {
  const asker = await server.as(who)
  const { Actions } = await asker.send(scheduleCalls.getFeed, {})
  const made = Actions.includes('makeFeed')
    ? await asker.send(scheduleCalls.makeFeed, {})
    : await asker.send(scheduleCalls.renewFeed, {})
  const Key = new URL(made.Address).searchParams.get('Key')!
  const { body } = await server.anonymous.raw(scheduleCalls.readFeed, { Key })
  return new ICAL.Component(ICAL.parse(body) as never).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
}

async function move(id: number, Date: string, InstructorIDs: number[] = []) {
  const huda = await server.as('huda')
  const all = await huda.send(classesCalls.getSessionByCourseClassID, { courseClassID: staged.classId })
  const { Version } = all.find(({ ID }) => ID === id)!
  const to = { Date, StartTime: '11:00', EndTime: '15:00', ClassRoomID: null, ModuleID: null }
  await huda.send(classesCalls.moveSession, { ID: id, body: { ...to, InstructorIDs, Version } })
}

let sequence = 0
test('a session that is moved goes into the calendars of those in whose schedule it stands, and of no others', async () => {
  await move(sessions[2]!, '2026-05-04')
  const to = await arrived()
  const layla = read(to('layla')[0])!
  const [event] = layla.events
  expect([layla.method, layla.says?.toUpperCase(), layla.events.length]).toEqual(['REQUEST', 'REQUEST', 1])
  expect([instant(event!.startDate), instant(event!.endDate)]).toEqual([
    '2026-05-04T08:00:00.000Z',
    '2026-05-04T12:00:00.000Z',
  ])
  expect(event!.startDate.zone.tzid).toBe('Africa/Cairo')
  expect([value(event!, 'organizer'), value(event!, 'attendee'), value(event!, 'status')]).toEqual([
    'mailto:academy@diwan.example',
    `mailto:${cast.layla.email}`,
    'CONFIRMED',
  ])
  // As the feed of the same person has it.
  const same = (await fed('layla')).find(({ uid }) => uid === event!.uid)!
  expect([same.uid.split('@')[0], same.sequence, same.summary]).toEqual([
    `session-${sessions[2]}`,
    event!.sequence,
    event!.summary,
  ])
  sequence = event!.sequence
  for (const line of layla.body.split(/\r?\n/)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  // Nobody else's name or address stands in it.
  expect(layla.body).not.toContain(cast.yusuf.email)
  expect(read(to('yusuf')[0])!.events[0]!.uid).toBe(event!.uid)
  // Salma teaches other sessions of the class: she is told, and nothing is put into her calendar.
  expect(to('salma')).toHaveLength(1)
  expect(read(to('salma')[0])).toBeNull()
})

test('Arabic words come whole, however long they are', async () => {
  await sql`update catalogue.course set name = name || ${JSON.stringify({ ar: `سلامة الطيران؛ ${'نظم وإجراءات، '.repeat(8)}` })}::jsonb
    where id = ${staged.courseId}`.execute(server.db)
  await sql`update accounts.account set language = 'ar' where email = ${cast.layla.email}`.execute(server.db)
  const { rows } = await sql<{
    id: number
  }>`select id from people.instructor where email = ${cast.salma.email}`.execute(server.db)
  await move(sessions[1]!, '2026-04-27', [rows[0]!.id])
  const to = await arrived()
  const { body, events } = read(to('layla')[0])!
  expect(events[0]!.summary).toContain('نظم وإجراءات، نظم وإجراءات، ')
  expect(body.replaceAll(/\r?\n /g, '')).toContain(`ORGANIZER;CN="${academy}"`)
  expect(body).not.toContain('\uFFFD')
  for (const line of body.split(/\r?\n/)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(read(to('salma')[0])?.events[0]!.uid).toBe(events[0]!.uid)
})

test('one that is cancelled is taken out again by the same UID and a higher SEQUENCE', async () => {
  const huda = await server.as('huda')
  await huda.send(classesCalls.cancelSession, { ID: sessions[2]!, reason: 'The hall is closed' })
  const { method, events } = read((await arrived())('layla')[0])!
  expect([method, events[0]!.uid.split('@')[0], value(events[0]!, 'status')]).toEqual([
    'CANCEL',
    `session-${sessions[2]}`,
    'CANCELLED',
  ])
  expect(events[0]!.sequence).toBeGreaterThan(sequence)
})

const ofClass = (kind: 'classes.go', data: object = {}) =>
  recordEvent(
    server.db,
    {
      kind,
      actorId: null,
      subject: ['courseClass', staged.classId],
      data: { classId: staged.classId, ...data },
    } as never,
    byItself,
  )

test('the days of a class that are to come are told of together, to each those that are theirs', async () => {
  server.at('2026-04-24T08:00:00Z')
  await ofClass('classes.go', { code: 'C-1', enrolled: 2, minimum: 1 })
  const to = await arrived()
  const layla = read(to('layla')[0])!
  expect([layla.method, layla.events.map(({ uid }) => Number(uid.match(/^session-(\d+)@/)![1]))]).toEqual([
    'PUBLISH',
    [sessions[1], sessions[2]],
  ])
  expect(layla.events.map((event) => event.component.getFirstProperty('attendee'))).toEqual([null, null])
  const salma = read(to('salma')[0])!
  expect([salma.method, salma.events.map(({ uid }) => uid.split('@')[0])]).toEqual([
    'REQUEST',
    [`session-${sessions[1]}`],
  ])
})

test('an exam and a stay bring their dates', async () => {
  const { rows } = await sql<{ id: number }>`insert into exams.exam
      (code, class_id, name, starts_at, closes_at, minutes, pass_degree, excellent_degree, share_percent, state)
    values ('EX-M', ${staged.classId}, '{"ar":"الاختبار النهائي","en":"Final"}', '2026-05-05T20:00Z', '2026-05-05T22:30Z', 60, 60, 90, 50,
      'published') returning id`.execute(server.db)
  const examId = rows[0]!.id
  const facts = {
    examId,
    classId: staged.classId,
    courseId: staged.courseId,
    code: 'EX-M',
    name: {},
    startsAt: '',
    day: '2026-05-05',
  }
  await recordEvent(
    server.db,
    { kind: 'exams.publish', actorId: null, subject: ['exam', examId], data: facts } as never,
    byItself,
  )
  const exam = read((await arrived())('layla')[0])!
  expect([exam.method, exam.events[0]!.summary, instant(exam.events[0]!.endDate)]).toEqual([
    'REQUEST',
    'اختبار: الاختبار النهائي',
    '2026-05-05T22:30:00.000Z',
  ])
  const stay = await sql<{ id: number; code: string }>`update registration.registration
      set travel = 'arranged', nights = 3, hotel = 'Nile View'
    where class_id = ${staged.classId} and trainee_id = ${staged.traineeIds['layla']} returning id, code`.execute(
    server.db,
  )
  const { id, code } = stay.rows[0]!
  await recordEvent(
    server.db,
    {
      kind: 'registration.arrangeTravel',
      actorId: null,
      subject: ['registration', id],
      data: { traineeId: staged.traineeIds['layla'], classId: staged.classId, code },
    } as never,
    byItself,
  )
  const to = await arrived()
  const travel = read(to('layla')[0])!
  expect([travel.method, travel.events[0]!.startDate.toString(), travel.events[0]!.endDate.toString()]).toEqual([
    'REQUEST',
    '2026-03-31',
    '2026-04-04',
  ])
  expect(to('yusuf')).toEqual([])
})

test('the file is not kept once the letter has left, nor of somebody who is erased', async () => {
  const kept = () => sql<{ calendar: string | null }>`select calendar from platform.outbox_mail`.execute(server.db)
  expect((await kept()).rows.every(({ calendar }) => calendar === null)).toBe(true)
  await ofClass('classes.go', { code: 'C-1', enrolled: 2, minimum: 1 })
  await tellAll(server)
  const waiting = (await kept()).rows.filter(({ calendar }) => calendar !== null)
  expect(waiting).toHaveLength(3)
  const yusuf = await server.as('yusuf')
  const person = { accountId: yusuf.accountId, email: cast.yusuf.email }
  await eraseTraces(server.db, { person, now: server.now() } as never, [])
  expect((await kept()).rows.filter(({ calendar }) => calendar !== null)).toHaveLength(2)
  await arrived()
})

test('it takes as many statements for two hundred people as for two', async () => {
  const people = Array.from({ length: 200 }, (_, at) => ({
    email: `many-${at}@diwan.example`,
    names: { ar: `كثير ${at}`, en: `Many ${at}` },
  }))
  const traineeIds = await addTraineesWithAccounts(server.db, people)
  await enrol(server.db, staged.classId, traineeIds)
  const found = await server.db
    .selectFrom('people.trainee')
    .select('account_id')
    .where('id', 'in', traineeIds)
    .execute()
  const all = found.map((row) => row.account_id!)
  const counted = async (accountIds: readonly number[]) => {
    let statements = 0
    const counting = server.db.withPlugin({
      transformQuery: ({ node }) => (statements++, node),
      transformResult: async ({ result }) => result,
    })
    const files = await datesOf(parts)(counting, server.now(), notice, { event: event as never, accountIds })
    return { statements, files }
  }
  const event = { kind: 'classes.go', subjectId: staged.classId, data: { classId: staged.classId } }
  const notice = allNotices['classes.go']!.find(({ to }) => to.roles[0] === 'trainee')!
  const few = await counted(all.slice(0, 2))
  const many = await counted(all)
  expect([few.files.size, many.files.size, many.statements]).toEqual([2, 200, few.statements])
  // Everybody's is the same text, which names nobody.
  expect(new Set(many.files.values()).size).toBe(1)
  expect(many.files.get(all[0]!)!.match(/BEGIN:VEVENT/g)).toHaveLength(2)
})

test('who leaves a class has its days taken out of the calendar; who sent others keeps what stands', async () => {
  server.at('2026-04-24T08:00:00Z')
  const leaving = (from: string) =>
    sql`select id, code from registration.registration
      where class_id = ${staged.classId} and trainee_id = ${staged.traineeIds['layla']}`
      .execute(server.db)
      .then(({ rows }) => {
        const { id, code } = rows[0] as { id: number; code: string }
        return recordEvent(
          server.db,
          {
            kind: 'registration.cancel',
            actorId: null,
            subject: ['registration', id],
            data: {
              code,
              classId: staged.classId,
              traineeId: staged.traineeIds['layla'],
              from,
              reason: 'classCancelled',
            },
          } as never,
          byItself,
        )
      })
  const became = (main: string) =>
    sql`update registration.registration set main = ${main}, has_seat = ${main === 'confirmed'}
      where class_id = ${staged.classId} and trainee_id = ${staged.traineeIds['layla']}`.execute(server.db)
  // A place that was never certain stood in no calendar.
  await became('cancelled')
  await leaving('underReview')
  expect(read((await arrived())('layla')[0])).toBeNull()
  await leaving('confirmed')
  const gone = read((await arrived())('layla')[0])!
  expect(gone.events.map((event) => value(event, 'status'))).toEqual(gone.events.map(() => 'CANCELLED'))
  expect(gone.events.map(({ uid }) => uid.split('@')[0])).toContain(`session-${sessions[1]}`)
  // What stands in the schedule after all is not taken out.
  await became('confirmed')
  await leaving('confirmed')
  const standing = read((await arrived())('layla')[0])
  expect(standing?.events.map(({ uid }) => uid.split('@')[0]) ?? []).not.toContain(`session-${sessions[1]}`)
})
