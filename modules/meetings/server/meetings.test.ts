import ICAL from 'ical.js'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { enrol } from '#database/seeds/world/classes.ts'
import { scheduleCalls } from '#modules/schedule/contract/calls.ts'
import { json } from '#platform/server/database.ts'
import { calendarPart } from '#platform/server/mail/calendar-part.ts'
import { changeSetting } from '#platform/server/settings.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { audited } from '#testing/stages/audited.ts'
import { stageClass, type StagedClass } from '#testing/stages/stage-exam.ts'
import { stageSessions, stageTeaching } from '#testing/stages/stage-sessions.ts'
import { tellAll } from '#testing/stages/told.ts'
import { meetingsCalls as calls } from '../contract/calls.ts'
import { meetingSettings } from '../contract/settings.ts'
import type { MeetingState } from '../rules/meeting.ts'
import { jobs } from './jobs.ts'
import { merging } from './merging.ts'

let server: TestServer
let staged: StagedClass
let omar: Asker, salma: Asker, huda: Asker, layla: Asker, mariam: Asker, yusuf: Asker, karim: Asker
beforeAll(async () => {
  server = await startTestServer()
  server.at('2026-03-02T08:00:00Z')
  staged = await stageClass(server.db)
  ;[omar, salma, huda] = [await server.as('omar'), await server.as('salma'), await server.as('huda')]
  ;[layla, mariam, yusuf] = [await server.as('layla'), await server.as('mariam'), await server.as('yusuf')]
  karim = await server.as('karim')
})
afterAll(() => server.close())
beforeEach(() => server.at('2026-03-02T08:00:00Z'))

const facts = (change: object = {}) => ({
  Name: { ar: 'لقاء الشعبة', en: 'Class meeting' },
  Day: '2026-03-09',
  StartsAt: '16:00',
  EndsAt: '17:00',
  CourseClassID: null as number | null,
  PeopleIDs: [] as number[],
  Place: 'قاعة ٢',
  Link: '',
  Agenda: { en: 'Questions' },
  ...change,
})
const added = (change: object = {}, by = omar) => by.send(calls.addMeeting, { body: facts(change) })
async function scheduled(change: object = {}, by = omar) {
  const { ID, Version } = await added(change, by)
  await by.send(calls.scheduleMeeting, { body: { ID, Version } })
  return ID
}
const read = (ID: number, by = omar) => by.send(calls.getMeeting, { ID })
async function edit(ID: number, change: object, by = omar) {
  const { Version, CourseClassID, People, Name, Agenda, Place, Link, Day, StartsAt, EndsAt } = await read(ID, by)
  const now = {
    Name,
    Agenda,
    Place,
    Link,
    Day,
    StartsAt,
    EndsAt,
    CourseClassID,
    PeopleIDs: People.map((each) => each.ID),
  }
  return by.send(calls.editMeeting, { ID, body: { ...now, ...change, Version } })
}
const invited = async (ID: number) => {
  const { rows } = await sql<{ email: string; code: string; answer: string | null }>`
    select a.email, i.code, i.answer from meetings.invitee i join accounts.account a on a.id = i.account_id
    where i.meeting_id = ${ID} order by a.email`.execute(server.db)
  return rows.map(({ email, ...row }) => ({ ...row, who: email.split('@')[0]! }))
}
const names = async (ID: number) => (await invited(ID)).map(({ who }) => who)
const codeOf = async (ID: number, who: string) => (await invited(ID)).find((each) => each.who === who)!.code
const clock = () => ({ db: server.db, files: server.files, now: server.now(), data: {} })
const [follow, remind] = [jobs[0]!, jobs[1]!]

interface Mail {
  readonly kind: string
  readonly href: string | null
  readonly calendar: string | null
}
/** What came to somebody since it was asked last. */
async function mailsTo(who: string): Promise<Mail[]> {
  await tellAll(server)
  const { rows } = await sql<Mail>`with taken as (
      update platform.outbox_mail set state = 'sent' where to_address = ${`${who}@diwan.example`} and state = 'waiting'
      and kind like 'meeting%' returning id, kind, href, calendar)
    select kind, href, calendar from taken order by id`.execute(server.db)
  return rows
}
const forget = () => sql`update platform.outbox_mail set state = 'sent' where state = 'waiting'`.execute(server.db)

function eventOf({ calendar, href }: Mail) {
  const part = calendarPart(
    calendar,
    { name: 'Diwan', address: 'academy@diwan.example' },
    { name: 'Reader', address: 'reader@diwan.example' },
    `https://diwan.example${href}`,
  )!
  for (const line of part.text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const [vevent] = new ICAL.Component(ICAL.parse(part.text) as never).getAllSubcomponents('vevent')
  const event = new ICAL.Event(vevent!)
  const attendee = vevent!.getFirstProperty('attendee')!
  return {
    method: part.method,
    uid: event.uid.split('@')[0],
    sequence: event.sequence,
    url: vevent!.getFirstPropertyValue('url') as string | null,
    says: event.description,
    standing: attendee.getFirstParameter('partstat'),
    location: event.location,
  }
}

test('a draft is its organizer’s alone; once it is scheduled the class is invited, each by a letter of their own', async () => {
  const { ID, Version } = await added({ CourseClassID: staged.classId, PeopleIDs: [karim.accountId] })
  expect(await names(ID)).toEqual(['karim'])
  for (const other of [salma, karim]) expect((await refusalOf(read(ID, other))).status).toBe(404)
  expect((await refusalOf(karim.send(calls.getOwnInvitation, { ID }))).status).toBe(404)
  await forget()
  await omar.send(calls.scheduleMeeting, { body: { ID, Version } })
  // Pressed twice, by what was read before, it is done once.
  expect((await refusalOf(omar.send(calls.scheduleMeeting, { body: { ID, Version } }))).status).toBe(409)
  expect(await names(ID)).toEqual(['karim', 'layla', 'mariam'])
  const [letter, ...more] = await mailsTo('layla')
  expect([letter!.kind, more]).toEqual(['meetingInvited', []])
  expect(letter!.href).toBe(`/MeetingInvitation/${await codeOf(ID, 'layla')}`)
  const event = eventOf(letter!)
  expect(event).toMatchObject({ method: 'REQUEST', uid: `meeting-${ID}`, sequence: 1, standing: 'NEEDS-ACTION' })
  expect(event.url).toBe(`https://diwan.example${letter!.href}`)
  for (const answer of ['yes', 'maybe', 'no']) expect(event.says).toContain(`${event.url}?answer=${answer}`)
  expect(event.location).toBe('قاعة ٢')
  expect((await audited(server.db, 'meetings.scheduleMeeting')).filter((each) => each.subject_id === ID).length).toBe(1)
})

test('the letter’s code answers without a log-in, again and again until the meeting is over, and nobody else’s opens', async () => {
  const ID = await scheduled({ PeopleIDs: [salma.accountId, karim.accountId] })
  const Code = await codeOf(ID, 'salma')
  const say = (Answer: 'yes' | 'no' | 'maybe', code = Code) =>
    server.anonymous.send(calls.answerByCode, { body: { Code: code, Answer } })
  expect(await server.anonymous.send(calls.getInvitation, { Code })).toMatchObject({
    ID,
    Answer: null,
    CanAnswer: true,
  })
  await say('yes')
  await say('yes')
  await say('maybe')
  expect((await read(ID)).Maybe).toBe(1)
  expect((await refusalOf(say('yes', 'f'.repeat(32)))).status).toBe(404)
  expect((await refusalOf(say('yes', `${Code.slice(0, -1)}%`))).status).toBe(404)
  expect((await refusalOf(server.anonymous.send(calls.getInvitation, { Code: '' }))).status).toBe(400)
  const facts = await server.db
    .selectFrom('platform.event')
    .where('kind', '=', 'meetings.answerByCode')
    .select('data')
    .execute()
  expect(JSON.stringify(facts)).not.toContain(Code)
  expect(facts.length).toBe(2)
  await karim.send(calls.answerMyself, { body: { ID, Answer: 'no' } })
  expect((await refusalOf(layla.send(calls.answerMyself, { body: { ID, Answer: 'yes' } }))).status).toBe(404)
  server.at('2026-03-09T15:00:00Z')
  expect((await refusalOf(say('no'))).code).toBe('notNow')
  expect((await server.anonymous.send(calls.getInvitation, { Code })).CanAnswer).toBe(false)
})

test('it stands in the schedules of whoever called it and whoever is invited, until they decline', async () => {
  const ID = await scheduled({ CourseClassID: staged.classId })
  const stands = async (who: Asker) =>
    (await who.send(scheduleCalls.getSchedule, { From: '2026-03-09', To: '2026-03-09' })).Entries.find(
      (entry) => entry.Kind === 'meeting' && entry.ID === ID,
    )
  expect(await stands(omar)).toMatchObject({ Href: `/Meetings/${ID}`, StartsAt: '16:00', State: 'planned' })
  expect(await stands(layla)).toMatchObject({ Href: `/MyMeeting/${ID}` })
  expect(await stands(yusuf)).toBeUndefined()
  await layla.send(calls.answerMyself, { body: { ID, Answer: 'no' } })
  expect(await stands(layla)).toBeUndefined()
})

test('another time asks everybody anew, another place tells them, another agenda does not', async () => {
  const ID = await scheduled({ PeopleIDs: [salma.accountId, karim.accountId] })
  await salma.send(calls.answerMyself, { body: { ID, Answer: 'yes' } })
  await karim.send(calls.answerMyself, { body: { ID, Answer: 'no' } })
  await tellAll(server)
  await forget()
  await edit(ID, { Agenda: { en: 'Other questions' } })
  expect(await mailsTo('salma')).toEqual([])
  await edit(ID, { Place: '', Link: 'https://meet.example.org/a' })
  const [elsewhere] = await mailsTo('salma')
  expect(eventOf(elsewhere!)).toMatchObject({ method: 'REQUEST', sequence: 2, location: 'https://meet.example.org/a' })
  expect(await mailsTo('karim')).toEqual([])
  expect((await read(ID)).Yes).toBe(1)
  await edit(ID, { StartsAt: '15:30' })
  expect(eventOf((await mailsTo('karim'))[0]!)).toMatchObject({ sequence: 3 })
  expect(await read(ID)).toMatchObject({ Yes: 0, No: 0, Invited: 2 })
})

test('one that has begun can be held elsewhere and with somebody more, but at no time that has passed', async () => {
  const ID = await scheduled({ PeopleIDs: [salma.accountId] })
  await tellAll(server)
  await forget()
  server.at('2026-03-09T14:10:00Z')
  await edit(ID, { Link: 'https://meet.example.org/b', PeopleIDs: [salma.accountId, karim.accountId] })
  expect(await read(ID)).toMatchObject({ Link: 'https://meet.example.org/b', Invited: 2 })
  expect((await mailsTo('salma')).map(({ kind }) => kind)).toEqual(['meetingMoved'])
  expect((await mailsTo('karim')).map(({ kind }) => kind)).toEqual(['meetingInvited'])
  expect((await refusalOf(edit(ID, { StartsAt: '15:30' }))).code).toBe('beginsInThePast')
})

test('who is added is invited, who is left out loses the entry, and a cancelled meeting leaves the calendars', async () => {
  const ID = await scheduled({ PeopleIDs: [salma.accountId] })
  await tellAll(server)
  await forget()
  await edit(ID, { PeopleIDs: [karim.accountId] })
  const [gone] = await mailsTo('salma')
  expect([gone!.kind, eventOf(gone!).method, gone!.href]).toEqual(['meetingUninvited', 'CANCEL', null])
  expect((await mailsTo('karim')).map(({ kind }) => kind)).toEqual(['meetingInvited'])
  const { Version } = await read(ID)
  await omar.send(calls.cancelMeeting, { body: { ID, Version, Reason: 'تعذّر الموعد' } })
  const [cancelled] = await mailsTo('karim')
  expect([cancelled!.kind, eventOf(cancelled!)]).toMatchObject(['meetingCancelled', { method: 'CANCEL', sequence: 2 }])
  expect((await read(ID)).Actions).toEqual([])
  expect((await refusalOf(karim.send(calls.answerMyself, { body: { ID, Answer: 'yes' } }))).code).toBe('notNow')
})

test('who enrols later is invited by the clock, once; who leaves the class is not any more', async () => {
  const ID = await scheduled({ CourseClassID: staged.classId })
  await tellAll(server)
  await forget()
  const { id: traineeId } = await server.db
    .selectFrom('people.trainee')
    .where('email', '=', 'yusuf@diwan.example')
    .select('id')
    .executeTakeFirstOrThrow()
  await enrol(server.db, staged.classId, [traineeId])
  await follow.run(clock())
  await follow.run(clock())
  expect(await names(ID)).toEqual(['layla', 'mariam', 'yusuf'])
  expect((await mailsTo('yusuf')).length).toBeGreaterThan(0)
  expect(await mailsTo('layla')).toEqual([])
  await sql`update registration.registration set main = 'withdrawn' where class_id = ${staged.classId}
    and trainee_id = ${traineeId}`.execute(server.db)
  await follow.run(clock())
  expect(await names(ID)).toEqual(['layla', 'mariam'])
  expect((await mailsTo('yusuf')).every(({ kind }) => kind === 'meetingUninvited')).toBe(true)
})

test('everybody who has not declined is reminded once, as long before as the academy sets', async () => {
  const ID = await scheduled({ PeopleIDs: [salma.accountId, karim.accountId], Day: '2026-03-20' })
  await karim.send(calls.answerMyself, { body: { ID, Answer: 'no' } })
  await tellAll(server)
  await forget()
  server.at('2026-03-20T12:59:00Z')
  await remind.run(clock())
  expect(await mailsTo('salma')).toEqual([])
  server.at('2026-03-20T13:05:00Z')
  await remind.run(clock())
  await remind.run(clock())
  expect((await mailsTo('salma')).map(({ kind, calendar }) => [kind, calendar])).toEqual([['meetingReminder', null]])
  expect(await mailsTo('karim')).toEqual([])
  const other = await scheduled({ PeopleIDs: [salma.accountId], Day: '2026-03-21' })
  await changeSetting(server.db, meetingSettings, 'meetingReminderMinutes', 0)
  server.at('2026-03-21T13:30:00Z')
  await remind.run(clock())
  await changeSetting(server.db, meetingSettings, 'meetingReminderMinutes', 60)
  const told = (await mailsTo('salma')).filter(({ kind }) => kind === 'meetingReminder')
  expect([other > ID, told]).toEqual([true, []])
})

test('only the organizer, who coordinates the class and administrators change it; trainees call none', async () => {
  const ID = await scheduled({ CourseClassID: staged.classId, PeopleIDs: [salma.accountId] })
  const { Version } = await read(ID)
  const body = { ID, Version, Reason: 'x' }
  expect((await read(ID, salma)).Actions).toEqual([])
  expect(await read(ID, salma)).toMatchObject({ History: [], People: [], Invited: 0, Own: { Answer: null } })
  expect((await refusalOf(salma.send(calls.cancelMeeting, { body }))).code).toBe('notFound')
  expect((await salma.send(calls.getMeetingInvitees, { MeetingID: ID })).Total).toBe(0)
  expect((await refusalOf(huda.send(calls.cancelMeeting, { body }))).status).toBe(404)
  expect((await refusalOf(added({}, layla))).code).toBe('notAllowed')
  await sql`delete from classes.class_staff where class_id = ${staged.classId} and role = 'coordinator'`.execute(
    server.db,
  )
  await sql`insert into classes.class_staff (class_id, account_id, role, state)
    values (${staged.classId}, ${huda.accountId}, 'coordinator', 'accepted')`.execute(server.db)
  expect((await read(ID, huda)).Actions).toEqual(['editMeeting', 'cancelMeeting'])
  expect((await read(ID, await server.as('nadia'))).Actions).toEqual(['editMeeting', 'cancelMeeting'])
  await huda.send(calls.cancelMeeting, { body })
})

test('an instructor invites the academy’s people and trainees of own classes, and own classes alone', async () => {
  const offered = async (who: Asker) => {
    const { Items } = await who.send(calls.getMeetingPeople, { pageSize: 100 })
    return (id: number) => Items.some(({ ID }) => ID === id)
  }
  const [byOmar, bySalma, byHuda] = [await offered(omar), await offered(salma), await offered(huda)]
  expect([byOmar(layla.accountId), bySalma(layla.accountId), byHuda(layla.accountId)]).toEqual([true, false, true])
  expect([byOmar(salma.accountId), byOmar(omar.accountId)]).toEqual([true, false])
  const stranger = await refusalOf(added({ PeopleIDs: [mariam.accountId] }, salma))
  expect(stranger.fields).toEqual([{ path: 'PeopleIDs', code: 'unknown' }])
  const notHers = await refusalOf(added({ CourseClassID: staged.classId }, salma))
  expect(notHers.fields).toEqual([{ path: 'CourseClassID', code: 'unknown' }])
})

test('people are found by the names that are shown, not by an address that is not', async () => {
  const found = async (who: Asker, search: string) =>
    (await who.send(calls.getMeetingPeople, { search, pageSize: 100 })).Items.map(({ ID }) => ID)
  for (const who of [omar, huda]) {
    expect(await found(who, 'layla')).toContain(layla.accountId)
    for (const search of ['layla@diwan', 'salma@', '@', 'diwan.example']) expect(await found(who, search)).toEqual([])
  }
})

test('an instructor who has left the class reads nobody of its meetings and changes none', async () => {
  const left = await stageClass(server.db)
  const ID = await scheduled({ CourseClassID: left.classId })
  expect((await omar.send(calls.getMeetingInvitees, { MeetingID: ID })).Total).toBe(2)
  await sql`delete from classes.class_staff where class_id = ${left.classId} and instructor_id is not null`.execute(
    server.db,
  )
  expect((await omar.send(calls.getMeetingInvitees, { MeetingID: ID })).Total).toBe(0)
  const { Version, ...shown } = await read(ID)
  expect(shown).toMatchObject({ IsKept: false, People: [], Invited: 0, Actions: [] })
  const body = { ID, Version, Reason: 'x' }
  expect((await refusalOf(omar.send(calls.cancelMeeting, { body }))).status).toBe(404)
  await (await server.as('nadia')).send(calls.cancelMeeting, { body })
})

test('what clashes is said and hinders nothing; the past and nobody to invite do', async () => {
  const sessions = await stageSessions(server.db, staged.classId, ['2026-03-11'])
  await stageTeaching(server.db, sessions)
  const time = { Day: '2026-03-11', StartsAt: '09:00', EndsAt: '09:30' }
  const before = await omar.send(calls.getMeetingClashes, { ...time, StartsAt: '00:10', EndsAt: '00:20' })
  expect(before.Clashes).toEqual([])
  const whole = { ...time, StartsAt: '00:00', EndsAt: '23:59' }
  expect((await omar.send(calls.getMeetingClashes, whole)).Clashes.map(({ Kind }) => Kind)).toEqual(['session'])
  const ID = await scheduled({ ...whole, PeopleIDs: [salma.accountId] })
  expect((await read(ID)).Clashes.map(({ Kind }) => Kind)).toEqual(['session'])
  expect((await omar.send(calls.getMeetingClashes, whole)).Clashes.map(({ Kind }) => Kind)).toEqual([
    'meeting',
    'session',
  ])
  const past = await added({ Day: '2026-03-01', PeopleIDs: [salma.accountId] })
  expect((await refusalOf(omar.send(calls.scheduleMeeting, { body: past }))).code).toBe('notNow')
  const running = await added({ Day: '2026-03-02', StartsAt: '09:00', EndsAt: '23:00', PeopleIDs: [salma.accountId] })
  expect((await refusalOf(omar.send(calls.scheduleMeeting, { body: running }))).code).toBe('beginsInThePast')
  const alone = await added()
  expect((await refusalOf(omar.send(calls.scheduleMeeting, { body: alone }))).code).toBe('nobodyInvited')
  await omar.send(calls.deleteMeeting, { ID: alone.ID })
  expect((await refusalOf(omar.send(calls.deleteMeeting, { ID }))).code).toBe('notNow')
  const wrong = await refusalOf(added({ EndsAt: '15:00', Link: 'javascript:alert(1)' }))
  expect(wrong.fields).toContainEqual({ path: 'Link', code: 'notALink' })
})

test('a draft may wait for its place; nobody is invited to nowhere', async () => {
  const { ID, Version } = await added({ Place: '', PeopleIDs: [salma.accountId] })
  const schedule = omar.send(calls.scheduleMeeting, { body: { ID, Version } })
  expect(await refusalOf(schedule)).toMatchObject({ code: 'nowhereToMeet', fields: [{ path: 'Place' }] })
  await edit(ID, { Link: 'https://meet.example.org/a' })
  await omar.send(calls.scheduleMeeting, { body: { ID, Version: Version + 1 } })
  expect(await refusalOf(edit(ID, { Link: '' }))).toMatchObject({ code: 'nowhereToMeet' })
  await edit(ID, { Link: '', Place: 'قاعة ٣' })
  expect(await read(ID)).toMatchObject({ Place: 'قاعة ٣' })
})

test('of two accounts that become one neither invites the other to a meeting that it has called', async () => {
  const karimId = karim.accountId
  const called = await scheduled({ PeopleIDs: [karimId, salma.accountId] })
  const answered = await scheduled({ PeopleIDs: [omar.accountId, salma.accountId] }, karim)
  // The account of whoever called it closes in one, that of whoever is invited in the other.
  await merging.move!(server.db, { kept: 0, gone: 0, stays: karimId, closed: omar.accountId })
  expect(await names(called)).toEqual(['salma'])
  expect(await names(answered)).toEqual(['salma'])
  expect((await read(called, karim)).People).toHaveLength(1)
})

test('the list begins with what is held now and comes next; what is over or called off stands behind, the newest first', async () => {
  const meeting = (day: string, starts_at: string, state: MeetingState = 'scheduled') => ({
    name: json({ en: `${day} ${starts_at} ${state}` }),
    place: 'x',
    link: '',
    day,
    starts_at,
    ends_at: '22:00',
    state,
    organizer_id: karim.accountId,
  })
  const stood = [
    meeting('2026-01-11', '16:00'),
    meeting('2026-09-01', '16:00'),
    meeting('2026-03-01', '16:00'),
    meeting('2026-03-02', '09:00'),
    meeting('2026-03-05', '09:00', 'cancelled'),
    meeting('2026-03-05', '10:00', 'draft'),
    meeting('2026-03-05', '08:00'),
  ]
  const ids = await server.db.insertInto('meetings.meeting').values(stood).returning('id').execute()
  const listed = async (query: object = {}) =>
    (await karim.send(calls.getMeetings, { pageSize: 100, IsMine: true, ...query })).Items.map(({ ID }) =>
      ids.findIndex(({ id }) => id === ID),
    ).filter((at) => at >= 0)
  expect(await listed()).toEqual([3, 6, 5, 1, 4, 2, 0])
  expect(await listed({ sort: '-Day' })).toEqual([1, 6, 5, 4, 3, 2, 0])
})
