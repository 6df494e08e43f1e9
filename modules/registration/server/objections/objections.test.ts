import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSessions } from '#database/seeds/world/classes.ts'
import { addOrganizations } from '#database/seeds/world/people.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { addClass, addTrainees, rowOf } from '#testing/stages/registrations.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'

let server: TestServer
let huda: Asker
let hany: Asker
let nileId: number
beforeAll(async () => {
  server = await startTestServer()
  server.at('2026-03-01T08:00:00Z')
  huda = await server.as('huda')
  hany = await server.as('hany')
  const { organization_id } = await server.db
    .selectFrom('people.trainee')
    .where('email', '=', 'yusuf@diwan.example')
    .select('organization_id')
    .executeTakeFirstOrThrow()
  nileId = organization_id!
})
afterAll(() => server.close())

/** A session on the first day of the class, from this hour to that. */
async function hold(classId: number, startsAt: string, endsAt: string) {
  const { starts_on } = await server.db
    .selectFrom('classes.class_facts')
    .where('class_id', '=', classId)
    .select('starts_on')
    .executeTakeFirstOrThrow()
  const base = { class_id: classId, number: 1, day: starts_on, starts_at: startsAt, ends_at: endsAt }
  await addSessions(server.db, [base])
}
const trainee = async () => {
  const [added] = await addTrainees(server.db, 1)
  return { ...added!, asker: await server.as(added!.email) }
}
const kinds = async (who: Asker, about: object) =>
  (await who.send(calls.getObjections, about)).Objections.map(({ Kind, HoldsUp }) => `${Kind} ${HoldsUp}`)

test('who has a place in a class at the same hours is not registered to another, but by a reviewer with a reason', async () => {
  const { id, asker } = await trainee()
  const [first, second, evening] = await Promise.all([1, 2, 3].map(() => addClass(server.db, server.now())))
  await hold(first!, '09:00', '13:00')
  await hold(second!, '12:00', '15:00')
  await hold(evening!, '17:00', '20:00')
  const { ID } = await asker.send(calls.add, { body: { ClassID: first! } })
  // asked for, and no more: it is said, and nothing is held up
  expect(await kinds(asker, { ClassID: second! })).toEqual(['calendarClash nothing'])
  await huda.send(calls.startReview, { body: { ID, Version: 2 } })
  await huda.send(calls.approve, { body: { ID, Version: 3 } })
  expect(await kinds(asker, { ClassID: second! })).toEqual(['calendarClash submission'])
  expect(await kinds(asker, { ClassID: evening! })).toEqual([])
  expect(await refusalOf(asker.send(calls.add, { body: { ClassID: second! } }))).toMatchObject({
    status: 409,
    code: 'calendarClash',
  })
  const Overrides = [{ Kind: 'calendarClash' as const, Reason: 'Leaves the first one early' }]
  const refused = asker.send(calls.add, { body: { ClassID: second!, Overrides } })
  expect((await refusalOf(refused)).code).toBe('notAllowed')
  const made = await huda.send(calls.add, { body: { ClassID: second!, TraineeID: id, Overrides } })
  expect(made.Status).toBe('submitted')
  expect(await kinds(huda, { RegistrationID: made.ID })).toEqual([])
  const seen = await asker.send(calls.getRegistration, { ID: made.ID })
  expect(seen.Overrides).toMatchObject([{ Kind: 'calendarClash', Reason: 'Leaves the first one early' }])
  expect(seen.History.map(({ Kind }) => Kind)).toContain('override')
})

test('an employer does not read of what its trainee does alone, though it holds up its own registration', async () => {
  const { id, asker } = await trainee()
  await server.db.updateTable('people.trainee').set({ organization_id: nileId }).where('id', '=', id).execute()
  const [own, sent] = await Promise.all([1, 2].map(() => addClass(server.db, server.now())))
  await hold(own!, '09:00', '13:00')
  await hold(sent!, '09:00', '13:00')
  const { ID } = await asker.send(calls.add, { body: { ClassID: own! } })
  await huda.send(calls.startReview, { body: { ID, Version: 2 } })
  await huda.send(calls.approve, { body: { ID, Version: 3 } })
  const about = { ClassID: sent!, TraineeID: id }
  expect((await hany.send(calls.getObjections, about)).Objections).toMatchObject([
    { Kind: 'calendarClash', HoldsUp: 'submission', Clashes: [], MayOverride: false },
  ])
  expect((await huda.send(calls.getObjections, about)).Objections[0]!.Clashes).toHaveLength(1)
  const checked = await hany.send(calls.checkTrainees, { body: { ClassID: sent!, TraineeIDs: [id] } })
  expect(checked.People).toMatchObject([{ Verdict: 'calendarClash' }])
  const [other] = await addOrganizations(server.db, [{ name: JSON.stringify({ ar: 'شركة', en: 'Company' }) }])
  await server.db.updateTable('people.trainee').set({ organization_id: other! }).where('id', '=', id).execute()
  expect(await refusalOf(hany.send(calls.getObjections, about))).toMatchObject({ status: 404 })
})

test('a budget below the fee holds a registration up until it is raised or let pass', async () => {
  const { id, asker } = await trainee()
  const classId = await addClass(server.db, server.now(), { feeMinor: 50_000 })
  expect(await kinds(asker, { ClassID: classId, TraineeBudget: 49_999 })).toEqual(['traineeBudgetExceeded submission'])
  const body = { ClassID: classId, TraineeBudget: 49_999 }
  expect((await refusalOf(asker.send(calls.add, { body }))).code).toBe('traineeBudgetExceeded')
  const draft = await asker.send(calls.add, { body: { ...body, Submit: false } })
  const sending = () => asker.send(calls.submit, { body: { ID: draft.ID, Version: version } })
  let version = draft.Version
  expect((await refusalOf(sending())).code).toBe('traineeBudgetExceeded')
  const wishes = { NeedsAccommodation: false, RoomTypeID: null, Nights: null, ExtraIDs: [], NeedsTravel: false }
  const edited = await asker.send(calls.edit, {
    body: { ID: draft.ID, Version: version, ...wishes, Notes: '', TraineeBudget: 50_000 },
  })
  version = edited.Version
  expect((await sending()).Status).toBe('submitted')
  expect(await huda.send(calls.getRegistration, { ID: draft.ID })).toMatchObject({
    TraineeBudget: { Minor: 50_000, Currency: 'EGP' },
    CourseBudget: null,
  })
  expect(id).toBeGreaterThan(0)
})

test('what an organization means to spend for a course counts all whom it sends, and is nobody else’s to read', async () => {
  const people = await addTrainees(server.db, 3)
  const ids = people.map(({ id }) => id)
  await server.db.updateTable('people.trainee').set({ organization_id: nileId }).where('id', 'in', ids).execute()
  const classId = await addClass(server.db, server.now(), { feeMinor: 50_000 })
  const body = { ClassID: classId, TraineeIDs: ids, CourseBudget: 120_000, TraineeBudget: 60_000 }
  expect((await refusalOf(hany.send(calls.sendTrainees, { body }))).code).toBe('courseBudgetExceeded')
  expect(await hany.send(calls.sendTrainees, { body: { ...body, TraineeIDs: ids.slice(0, 2) } })).toMatchObject({
    Sent: 2,
  })
  const third = { ClassID: classId, TraineeID: ids[2]!, CourseBudget: 149_999 }
  expect((await refusalOf(hany.send(calls.add, { body: third }))).code).toBe('courseBudgetExceeded')
  expect((await hany.send(calls.add, { body: { ...third, CourseBudget: 150_000 } })).Status).toBe('submitted')
  const [row] = (await hany.send(calls.getRegistrations, { ClassID: classId, TraineeID: ids[0]! })).Items
  const ID = row!.ID
  expect(await hany.send(calls.getRegistration, { ID })).toMatchObject({ CourseBudget: { Minor: 120_000 } })
  const own = await server.as(people[0]!.email)
  expect(await own.send(calls.getRegistration, { ID })).toMatchObject({ CourseBudget: null, TraineeBudget: null })
})

test('a place in a class made for one organization is the trainee’s to confirm or to decline', async () => {
  const people = await addTrainees(server.db, 3)
  const ids = people.map(({ id }) => id)
  await server.db.updateTable('people.trainee').set({ organization_id: nileId }).where('id', 'in', ids).execute()
  const classId = await addClass(server.db, server.now(), { organizationId: nileId, feeMinor: 0 })
  await hany.send(calls.sendTrainees, { body: { ClassID: classId, TraineeIDs: ids.slice(0, 2) } })
  const [yes, no, alone] = await Promise.all(people.map(({ email }) => server.as(email)))
  const itself = await alone!.send(calls.add, { body: { ClassID: classId } })
  expect(await rowOf(server.db, itself.ID)).toMatchObject({ place_asked: false })
  const found = async (who: Asker) => (await who.send(calls.getRegistrations, { PlaceAsked: true })).Items
  const [sent] = await found(yes!)
  expect(sent).toBeUndefined()
  for (const { ID, Version } of (await huda.send(calls.getRegistrations, { ClassID: classId, AwaitingPayer: false }))
    .Items) {
    await huda.send(calls.startReview, { body: { ID, Version } })
    await huda.send(calls.approve, { body: { ID, Version: Version + 1 } })
  }
  const [comes] = await found(yes!)
  expect(comes).toMatchObject({
    PlaceAsked: true,
    Main: 'confirmed',
    Actions: expect.arrayContaining(['confirmPlace']),
  })
  const body = { ID: comes!.ID, Version: comes!.Version }
  expect((await refusalOf(no!.send(calls.confirmPlace, { body }))).code).toBe('notFound')
  await yes!.send(calls.confirmPlace, { body })
  expect(await yes!.send(calls.getRegistration, { ID: comes!.ID })).toMatchObject({
    PlaceAsked: false,
    Main: 'confirmed',
  })
  const twice = yes!.send(calls.confirmPlace, { body: { ID: comes!.ID, Version: comes!.Version + 1 } })
  expect((await refusalOf(twice)).code).toBe('notNow')
  expect(await found(yes!)).toEqual([])

  const [declines] = await found(no!)
  const before = await server.db
    .selectFrom('classes.course_class')
    .where('id', '=', classId)
    .select('seats_taken')
    .executeTakeFirstOrThrow()
  await no!.send(calls.withdraw, { body: { ID: declines!.ID, Version: declines!.Version } })
  const after = await server.db
    .selectFrom('classes.course_class')
    .where('id', '=', classId)
    .select('seats_taken')
    .executeTakeFirstOrThrow()
  expect(after.seats_taken).toBe(before.seats_taken - 1)
  expect(await found(no!)).toEqual([])
})
