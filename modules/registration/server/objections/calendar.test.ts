import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSessions } from '#database/seeds/world/classes.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { addClass, addTrainees } from '#testing/stages/registrations.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'

/* What of a trainee's days beside other classes is in the way of a class: exams, accepted meetings, and travel. */

let server: TestServer
let huda: Asker
let hany: Asker
let nileId: number
/* The first day of every class here. */
const day = '2026-04-30'
beforeAll(async () => {
  server = await startTestServer()
  server.at('2026-03-01T08:00:00Z')
  ;[huda, hany] = await Promise.all([server.as('huda'), server.as('hany')])
  const { organization_id } = await server.db
    .selectFrom('people.trainee')
    .where('email', '=', 'yusuf@diwan.example')
    .select('organization_id')
    .executeTakeFirstOrThrow()
  nileId = organization_id!
})
afterAll(() => server.close())

const classWith = async (...hours: [string, string][]) => {
  const id = await addClass(server.db, server.now(), { inDays: 60 })
  await addSessions(
    server.db,
    hours.map(([starts_at, ends_at], at) => ({ class_id: id, number: at + 1, day, starts_at, ends_at })),
  )
  return id
}
const trainee = async () => {
  const [added] = await addTrainees(server.db, 1)
  return { ...added!, asker: await server.as(added!.email) }
}
async function approved(traineeId: number, ClassID: number) {
  const { ID } = await huda.send(calls.add, { body: { ClassID, TraineeID: traineeId } })
  await huda.send(calls.startReview, { body: { ID, Version: 2 } })
  await huda.send(calls.approve, { body: { ID, Version: 3 } })
  return ID
}
const at = (time: string) => `${day} ${time} Africa/Cairo`
async function exam(of: { class_id: number } | { course_id: number }, from: string, to: string, minutes = 60) {
  const [owner] = Object.entries(of) as [string, number][]
  const { rows } = await sql<{ code: string }>`
    insert into exams.exam (code, name, ${sql.ref(owner![0])}, starts_at, closes_at, minutes, pass_degree, excellent_degree, state, share_percent)
    values ('T' || nextval('exams.exam_id_seq'), '{"ar":"اختبار المهلة","en":"Timed exam"}', ${owner![1]}, ${at(from)}::timestamptz,
      ${at(to)}::timestamptz, ${minutes}, 60, 90, 'published', ${owner![0] === 'class_id' ? 100 : null}) returning code`.execute(
    server.db,
  )
  return rows[0]!.code
}
const clashes = async (who: Asker, about: object) =>
  (await who.send(calls.getObjections, about)).Objections.filter(({ Kind }) => Kind === 'calendarClash')

test('an exam of a class with a place is in the way, unless time for it is left or it is not announced', async () => {
  const { id, asker } = await trainee()
  const own = await addClass(server.db, server.now(), { inDays: 30 })
  const target = await classWith(['09:00', '12:00'], ['13:00', '15:00'])
  await approved(id, own)
  const code = await exam({ class_id: own }, '10:00', '11:00')
  expect(await clashes(asker, { ClassID: target })).toMatchObject([
    {
      HoldsUp: 'submission',
      Clashes: [{ Kind: 'exam', Code: code, StartDate: day, StartsAt: '10:00', EndsAt: '11:00', SameHours: true }],
    },
  ])
  const refused = asker.send(calls.add, { body: { ClassID: target } })
  expect(await refusalOf(refused)).toMatchObject({ status: 409, code: 'calendarClash' })
  // Open until the evening: an hour is left.
  await sql`update exams.exam set closes_at = ${at('20:00')}::timestamptz where code = ${code}`.execute(server.db)
  expect(await clashes(asker, { ClassID: target })).toEqual([])
  await sql`update exams.exam set closes_at = ${at('11:00')}::timestamptz where code = ${code}`.execute(server.db)
  await sql`update exams.exam set state = 'draft' where code = ${code}`.execute(server.db)
  expect(await clashes(asker, { ClassID: target })).toEqual([])
})

test('an admission test that somebody may sit is said, and holds nothing up', async () => {
  const { asker } = await trainee()
  const asked = await addClass(server.db, server.now(), { inDays: 200 })
  const courses = await server.db.selectFrom('catalogue.course').orderBy('id').select('id').execute()
  const course_id = courses[1]!.id
  await server.db.updateTable('classes.course_class').set({ course_id }).where('id', '=', asked).execute()
  const target = await classWith(['09:00', '12:00'])
  await exam({ course_id }, '09:00', '10:00')
  expect(await clashes(asker, { ClassID: target })).toEqual([])
  await asker.send(calls.add, { body: { ClassID: asked } })
  expect(await clashes(asker, { ClassID: target })).toMatchObject([{ HoldsUp: 'nothing', Clashes: [{ Kind: 'exam' }] }])
})

test('a meeting is in the way once it is accepted; the employer reads that there is something, and not what', async () => {
  const { id, asker } = await trainee()
  await server.db.updateTable('people.trainee').set({ organization_id: nileId }).where('id', '=', id).execute()
  const target = await classWith(['09:00', '12:00'])
  const answer = (said: string | null) =>
    sql`update meetings.invitee set answer = ${said}, answered_at = ${said === null ? null : server.now()}
      where meeting_id = (select max(id) from meetings.meeting)`.execute(server.db)
  await sql`insert into meetings.meeting (name, day, starts_at, ends_at, organizer_id, state)
    select '{"ar":"لقاء الإرشاد","en":"Guidance"}', ${day}, '11:00', '13:00', id, 'scheduled' from accounts.account limit 1`.execute(
    server.db,
  )
  await sql`insert into meetings.invitee (meeting_id, account_id, by_class, code)
    select (select max(id) from meetings.meeting), account_id, false, 'calendar-test' from people.trainee_facts where trainee_id = ${id}`.execute(
    server.db,
  )
  expect(await clashes(asker, { ClassID: target })).toEqual([])
  await answer('yes')
  expect(await clashes(asker, { ClassID: target })).toMatchObject([
    { HoldsUp: 'submission', Clashes: [{ Kind: 'meeting', Code: null, Name: { en: 'Guidance' }, StartsAt: '11:00' }] },
  ])
  const about = { ClassID: target, TraineeID: id }
  expect(await clashes(hany, about)).toMatchObject([{ HoldsUp: 'submission', Clashes: [] }])
  const sending = await hany.send(calls.checkTrainees, { body: { ClassID: target, TraineeIDs: [id] } })
  expect(sending.People).toMatchObject([{ Verdict: 'calendarClash' }])
  await answer('no')
  expect(await clashes(asker, { ClassID: target })).toEqual([])
})

test('who is still on the way, or leaves before, cannot be in a session; the days between are free', async () => {
  const { id, asker } = await trainee()
  const own = await addClass(server.db, server.now(), { inDays: 30 })
  const target = await classWith(['09:00', '12:00'])
  const ID = await approved(id, own)
  const travel = (set: string) =>
    sql`update registration.registration set ${sql.raw(set)} where id = ${ID}`.execute(server.db)
  await travel(`travel = 'arranged', main = 'confirmed', arrives_on = '${day}', arrives_at = '11:30'`)
  expect(await clashes(asker, { ClassID: target })).toMatchObject([
    { HoldsUp: 'submission', Clashes: [{ Kind: 'arrival', StartDate: day, StartsAt: '11:30', EndsAt: null }] },
  ])
  await travel(`arrives_at = '08:30'`)
  expect(await clashes(asker, { ClassID: target })).toEqual([])
  await travel(`arrives_at = null`)
  expect(await clashes(asker, { ClassID: target })).toMatchObject([
    { HoldsUp: 'nothing', Clashes: [{ Kind: 'arrival', StartsAt: null, SameHours: false }] },
  ])
  await travel(`arrives_on = '2026-04-20', departs_on = '${day}', departs_at = '10:00'`)
  expect(await clashes(asker, { ClassID: target })).toMatchObject([
    { HoldsUp: 'submission', Clashes: [{ Kind: 'departure', StartsAt: '10:00' }] },
  ])
  await travel(`departs_on = '2026-05-10'`)
  expect(await clashes(asker, { ClassID: target })).toEqual([])
})
