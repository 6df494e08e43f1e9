import ICAL from 'ical.js'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attendanceCalls } from '#modules/attendance/contract/calls.ts'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { registrationCalls } from '#modules/registration/contract/calls.ts'
import { scheduleCalls } from '#modules/schedule/contract/calls.ts'
import { deliverBySmtp } from '#platform/server/mail/smtp.ts'
import { sendDue } from '#platform/server/outbox/send-due.ts'
import type { Asker } from '#testing/asker.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { startMailServer, type MailServer } from '#testing/servers/mail-server.ts'
import { cast } from '#testing/stages/cast.ts'
import { stageClass, type StagedClass } from '#testing/stages/stage-exam.ts'
import { stageSessions, stageTeaching } from '#testing/stages/stage-sessions.ts'
import { tellAll } from '#testing/stages/told.ts'

/* Who moves to another class leaves the former one everywhere: schedule, feed, calendar, and the lists of its instructor. */

let server: TestServer
let mails: MailServer
let from: StagedClass
let to: StagedClass
let sessions: { from: number; to: number }
let layla: Asker
let huda: Asker
beforeAll(async () => {
  server = await startTestServer()
  mails = await startMailServer()
  from = await stageClass(server.db, { instructors: ['salma'], trainees: ['layla'] })
  to = await stageClass(server.db, { instructors: ['omar'], trainees: [] })
  await sql`update classes.course_class set state = 'confirmed', fee_minor = 0, starts_on = '2026-05-03', ends_on = '2026-05-04'
    where id in (${from.classId}, ${to.classId})`.execute(server.db)
  const [one] = await stageSessions(server.db, from.classId, ['2026-05-03'])
  const [other] = await stageSessions(server.db, to.classId, ['2026-05-04'])
  sessions = { from: one!, to: other! }
  await stageTeaching(server.db, [one!, other!])
  await sql`update registration.registration set main = 'confirmed', has_seat = true, money = 'waived', travel = 'arranged'
    where class_id = ${from.classId}`.execute(server.db)
  await sql`update classes.course_class set seats_taken = 1 where id = ${from.classId}`.execute(server.db)
  server.at('2026-04-20T08:00:00Z')
  ;[layla, huda] = await Promise.all([server.as('layla'), server.as('huda')])
})
afterAll(() => Promise.all([server.close(), mails.stop()]))

const scheduled = async (who: Asker) =>
  (await who.send(scheduleCalls.getSchedule, { From: '2026-05-01', To: '2026-05-10' })).Entries.map(
    ({ Kind, ID }) => `${Kind}-${ID}`,
  )
let key = ''
async function fed() {
  if (key === '') key = new URL((await layla.send(scheduleCalls.makeFeed, {})).Address).searchParams.get('Key')!
  const { body } = await server.anonymous.raw(scheduleCalls.readFeed, { Key: key })
  return new ICAL.Component(ICAL.parse(body) as never)
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each).uid.split('@')[0])
}
/** The trainees that an instructor finds: among the own ones, in the class, and on the sheet of its session. */
async function seenBy(who: 'salma' | 'omar', courseClassID: number, sessionId: number) {
  const asker = await server.as(who)
  const mine = await asker.send(peopleCalls.listTraineesOfInstructor, { pageSize: 100 })
  const inClass = await asker.send(registrationCalls.getTraineeByCourseClassID, { courseClassID })
  const sheet = await asker.send(attendanceCalls.getAttendanceSheet, { sessionID: sessionId })
  const id = from.traineeIds['layla']!
  return [
    mine.Items.some(({ ID }) => ID === id),
    JSON.stringify(inClass).includes(`"TraineeID":${id}`),
    JSON.stringify(sheet).includes(`"TraineeID":${id}`),
  ]
}
/** What the calendar files of new letters to somebody say, by method and entry. */
async function calendars() {
  await tellAll(server)
  const before = mails.letters.length
  const { deliver, close } = deliverBySmtp(mails.url)
  const frame = async () => ({
    academyName: { ar: 'أكاديمية ديوان', en: 'Diwan Academy' },
    from: 'academy@diwan.example',
    publicUrl: 'https://diwan.example',
  })
  await sendDue({ db: server.db, frame, deliver })
  close()
  return mails.letters
    .slice(before)
    .filter(({ to: reader }) => reader?.[0]?.address === cast.layla.email)
    .flatMap(({ attachments }) => attachments.filter(({ mimeType }) => mimeType === 'text/calendar'))
    .flatMap(({ content }) => {
      const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
      return new ICAL.Component(ICAL.parse(text) as never)
        .getAllSubcomponents('vevent')
        .map((each) => `${new ICAL.Event(each).uid.split('@')[0]} ${each.getFirstPropertyValue('status')}`)
    })
}

test('a move takes the former days out of schedule, feed, calendar and lists, and brings those of the other class', async () => {
  const { id: ID, version: Version } = await server.db
    .selectFrom('registration.registration')
    .where('class_id', '=', from.classId)
    .select(['id', 'version'])
    .executeTakeFirstOrThrow()
  const [former, other] = [`session-${sessions.from}`, `session-${sessions.to}`]
  expect(await scheduled(layla)).toEqual(expect.arrayContaining([former, `travel-${ID}`]))
  expect(await fed()).toEqual(expect.arrayContaining([former, `travel-${ID}`]))
  expect(await seenBy('salma', from.classId, sessions.from)).toEqual([true, true, true])
  expect(await seenBy('omar', to.classId, sessions.to)).toEqual([false, false, false])
  await calendars()

  const body = { ID, Version, ClassID: to.classId, Reason: 'سفر' }
  expect(await huda.send(registrationCalls.transfer, { body })).toMatchObject({ Main: 'confirmed' })

  for (const entries of [await scheduled(layla), await fed()]) {
    expect(entries).toContain(other)
    expect(entries).not.toContain(former)
    expect(entries).not.toContain(`travel-${ID}`)
  }
  expect(await seenBy('salma', from.classId, sessions.from)).toEqual([false, false, false])
  expect(await seenBy('omar', to.classId, sessions.to)).toEqual([true, true, true])
  const told = await calendars()
  expect(told).toEqual(expect.arrayContaining([`${former} CANCELLED`, `travel-${ID} CANCELLED`, `${other} CONFIRMED`]))
  expect(told).not.toContain(`${former} CONFIRMED`)
})
