import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#platform/shared/values/dates.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { audited } from '#testing/stages/audited.ts'
import { approvedRow, planRowOf, stageIds } from '#testing/stages/stage-plan.ts'
import { planningCalls as calls } from '../contract/calls.ts'
import { lockPlaces } from './store/locks.ts'

/* Rows of the plan moved by hand: what stands against a place, the free places near it, several at once, and the way back. */

let server: TestServer
let ids: Awaited<ReturnType<typeof stageIds>>
let huda: Asker, nadia: Asker, omar: Asker, layla: Asker, sami: Asker
beforeAll(async () => {
  server = await startTestServer()
  server.at('2027-01-10T08:00:00Z')
  ids = await stageIds(server)
  await server.db.deleteFrom('planning.holiday').execute()
  ;[huda, nadia, omar, layla, sami] = (await Promise.all(
    ['huda', 'nadia', 'omar', 'layla', 'sami'].map((who) => server.as(who)),
  )) as [Asker, Asker, Asker, Asker, Asker]
})
afterAll(() => server.close())

type Change = Parameters<typeof planRowOf>[2]
const row = (ID: number) => huda.send(calls.getPlanRow, { ID })
const draft = async (startsOn: string, change: Change = {}) =>
  (await huda.send(calls.add, { body: planRowOf(ids, startsOn, change) })).ID
const decided = (startsOn: string, change: Change = {}) =>
  approvedRow({ huda, nadia }, planRowOf(ids, startsOn, change))
/** Where it is to stand, over the version that it has now. */
const wish = async (ID: number, change: { StartDate?: string; EndDate?: string; ClassRoomID?: number | null } = {}) => {
  const { Version, StartDate, EndDate, ClassRoomID } = await row(ID)
  return { ID, Version, StartDate, EndDate, ClassRoomID, ...change }
}
const week = (startsOn: string) => ({ StartDate: startsOn, EndDate: addDays(startsOn, 4) })
const placeOf = async (ID: number) => {
  const { StartDate, EndDate, ClassRoomID, Version } = await row(ID)
  return { StartDate, EndDate, ClassRoomID, Version }
}

test('a planner moves a draft to other days and another class room; nobody else may', async () => {
  const ID = await draft('2027-02-07')
  const Rows = [await wish(ID, { ...week('2027-02-14'), ClassRoomID: ids.R102 })]
  for (const other of [layla, omar])
    expect(await refusalOf(other.send(calls.move, { body: { Rows } }))).toMatchObject({ status: 403 })
  for (const other of [layla, omar])
    expect(await refusalOf(other.send(calls.previewPlanMove, { body: { Rows } }))).toMatchObject({ status: 403 })
  expect(await huda.send(calls.move, { body: { Rows } })).toEqual({
    Rows: [{ ID, Version: Rows[0]!.Version + 1 }],
    CanUndo: true,
  })
  expect(await placeOf(ID)).toMatchObject({ ...week('2027-02-14'), ClassRoomID: ids.R102 })
  expect((await audited(server.db, 'planning.move')).at(-1)).toMatchObject({
    actor_id: huda.accountId,
    subject_id: ID,
    data: { from: '2027-02-07', to: '2027-02-14', until: '2027-02-18' },
    before: { startsOn: '2027-02-07', endsOn: '2027-02-11', classRoomId: ids.R101 },
    after: { startsOn: '2027-02-14', endsOn: '2027-02-18', classRoomId: ids.R102 },
  })
  expect((await row(ID)).History[0]).toMatchObject({ Kind: 'planning.move' })
  // An editor prepares rows, and moves them too.
  const again = [await wish(ID, week('2027-02-21'))]
  expect(await sami.send(calls.move, { body: { Rows: again } })).toMatchObject({ CanUndo: true })
})

test('what a place brings is told before anything is moved, and only what it brings', async () => {
  const taken = await decided('2027-03-07')
  const { CourseCode, Year, RunNumber } = await row(taken)
  const ID = await draft('2027-03-14', { Hours: 30 })
  const before = await placeOf(ID)
  const look = async (change: Parameters<typeof wish>[1]) =>
    (await huda.send(calls.previewPlanMove, { body: { Rows: [await wish(ID, change)] } })).Rows[0]!
  // That 30 hours do not fit into the week stood against it before, and is no news.
  expect(await look(week('2027-03-21'))).toMatchObject({ Why: null, Clashes: [], Sessions: 5 })
  const there = await look(week('2027-03-07'))
  expect(there.Why).toBe('clash')
  expect(there.Clashes.map(({ Kind, Severity, With }) => [Kind, Severity, With?.Code])).toEqual([
    ['classRoomTaken', 'hard', `${CourseCode}/${Year}-${RunNumber}`],
    ['instructorTaken', 'hard', `${CourseCode}/${Year}-${RunNumber}`],
  ])
  // Longer, its hours fit; shorter, more of them are left over.
  expect(await look({ EndDate: '2027-03-21' })).toMatchObject({ Why: null, Clashes: [], Sessions: 6 })
  expect((await look({ EndDate: '2027-03-15' })).Clashes).toMatchObject([{ Kind: 'hoursMissing', Severity: 'hard' }])
  expect(await placeOf(ID)).toEqual(before)
})

test('free places are near the wish, the nearest first, and each is free indeed', async () => {
  await decided('2027-04-04')
  const ID = await draft('2027-05-02')
  const Rows = [await wish(ID, week('2027-04-04'))]
  const { Places } = await huda.send(calls.previewPlanMove, { body: { Rows, Places: true } })
  expect(Places.length).toBeGreaterThan(2)
  expect(Places.map(({ StartDate }) => StartDate)).not.toContain('2027-04-04')
  expect(Places[0]!.DaysAway === -7 || Places[0]!.DaysAway === 7).toBe(true)
  for (const place of Places) {
    const { StartDate, EndDate, ClassRoomID } = place
    const looked = await huda.send(calls.previewPlanMove, {
      body: { Rows: [await wish(ID, { StartDate, EndDate, ClassRoomID })] },
    })
    expect(looked.Rows[0]!.Clashes.filter(({ Severity }) => Severity === 'hard')).toEqual([])
  }
  // With another instructor the week is free in another class room.
  const other = await draft('2027-05-09', { LeadInstructorID: ids.salma })
  const near = await huda.send(calls.previewPlanMove, {
    body: { Rows: [await wish(other, week('2027-04-04'))], Places: true },
  })
  expect(near.Places).toContainEqual(
    expect.objectContaining({ StartDate: '2027-04-04', ClassRoomID: ids.R102, DaysAway: 0, IsTentative: false }),
  )
  // Nothing that is over is offered.
  server.at('2027-04-20T08:00:00Z')
  const late = await huda.send(calls.previewPlanMove, {
    body: { Rows: [await wish(ID, week('2027-04-11'))], Places: true },
  })
  server.at('2027-01-10T08:00:00Z')
  expect(late.Places.every(({ StartDate }) => StartDate >= '2027-04-20')).toBe(true)
})

test('all rows are moved or none, and of each that stays it is said why', async () => {
  const [free, late] = [await draft('2027-06-06'), await draft('2027-06-13')]
  const bound = await decided('2027-06-20')
  const stale = await wish(late, week('2027-06-27'))
  await huda.send(calls.move, { body: { Rows: [stale] } })
  const Rows = [
    { ...stale, ...week('2027-07-04') },
    await wish(free, week('2027-07-11')),
    await wish(bound, week('2027-07-18')),
    { ID: 999_999, Version: 1, ...week('2027-07-25'), ClassRoomID: null },
  ]
  const before = await placeOf(free)
  const refused = await refusalOf(huda.send(calls.move, { body: { Rows } }))
  expect(refused).toMatchObject({ status: 409, code: 'rowsStay', data: { count: 3 } })
  expect(refused.fields?.map(({ path, code }) => [path, code]).toSorted()).toEqual([
    ['Rows.0', 'changedMeanwhile'],
    ['Rows.2', 'notNow'],
    ['Rows.3', 'gone'],
  ])
  expect(await placeOf(free)).toEqual(before)
  const told = await huda.send(calls.previewPlanMove, { body: { Rows } })
  expect(told.Rows.map(({ Why }) => Why)).toEqual(['changedMeanwhile', null, 'notNow', 'gone'])
  // What is approved the administrator alone moves.
  await nadia.send(calls.move, { body: { Rows: [await wish(bound, week('2027-07-18'))] } })
  expect(await placeOf(bound)).toMatchObject(week('2027-07-18'))
})

test('rows that move together are where they will be, not where they were', async () => {
  const first = await decided('2027-08-01')
  const second = await decided('2027-08-08')
  // Each into the place that the other leaves, and behind it.
  const Rows = [await wish(first, week('2027-08-08')), await wish(second, week('2027-08-15'))]
  expect((await nadia.send(calls.previewPlanMove, { body: { Rows } })).Rows.map(({ Why }) => Why)).toEqual([null, null])
  expect((await nadia.send(calls.previewPlanMove, { body: { Rows: [Rows[0]!] } })).Rows[0]!.Why).toBe('clash')
  await nadia.send(calls.move, { body: { Rows } })
  // Both into the same week they would meet.
  const meeting = [await wish(first, week('2027-08-22')), await wish(second, week('2027-08-22'))]
  expect((await nadia.send(calls.previewPlanMove, { body: { Rows: meeting } })).Rows.map(({ Why }) => Why)).toEqual([
    'clash',
    'clash',
  ])
  expect(await refusalOf(nadia.send(calls.move, { body: { Rows: meeting } }))).toMatchObject({ code: 'rowsStay' })
})

test('a clash that blocks publishing keeps the row where it is, unless who moves it says so', async () => {
  const taken = await decided('2027-09-05')
  const ID = await draft('2027-09-12')
  const { CourseCode, Year, RunNumber } = await row(taken)
  const refused = await refusalOf(huda.send(calls.move, { body: { Rows: [await wish(ID, week('2027-09-05'))] } }))
  expect(refused.fields).toMatchObject([
    { path: 'Rows.0', code: 'clash', data: { with: [`${CourseCode}/${Year}-${RunNumber}`] } },
  ])
  const Rows = [await wish(ID, week('2027-09-05'))]
  await huda.send(calls.move, { body: { Rows, Despite: true } })
  expect(await placeOf(ID)).toMatchObject(week('2027-09-05'))
  // What nobody has decided on is a warning, and keeps nobody away.
  const other = await draft('2027-09-19')
  await draft('2027-09-26')
  expect(await huda.send(calls.move, { body: { Rows: [await wish(other, week('2027-09-26'))] } })).toMatchObject({
    CanUndo: true,
  })
})

test('a move back makes all as it was; where somebody is asked anew there is none', async () => {
  const ID = await draft('2027-10-03')
  const before = await wish(ID)
  const made = await huda.send(calls.move, { body: { Rows: [{ ...before, ...week('2027-10-10') }] } })
  expect(made.CanUndo).toBe(true)
  const back = [{ ...before, Version: made.Rows[0]!.Version }]
  await huda.send(calls.move, { body: { Rows: back, Despite: true } })
  expect(await placeOf(ID)).toMatchObject({ ...week('2027-10-03'), ClassRoomID: ids.R101 })
  // Over the version that the move has left: what somebody else did meanwhile is not undone.
  expect(await refusalOf(huda.send(calls.move, { body: { Rows: back, Despite: true } }))).toMatchObject({
    code: 'rowsStay',
  })

  const asked = await decided('2027-10-17')
  await omar.send(calls.accept, { ID: asked })
  const inRoom = await nadia.send(calls.move, { body: { Rows: [await wish(asked, { ClassRoomID: ids.R102 })] } })
  // Another class room asks nobody anew.
  expect(inRoom.CanUndo).toBe(true)
  expect((await row(asked)).Instructors).toMatchObject([{ State: 'accepted' }])
  const told = async (change: Parameters<typeof wish>[1]) =>
    (await nadia.send(calls.previewPlanMove, { body: { Rows: [await wish(asked, change)] } })).Rows[0]!.AsksAnew
  expect([await told({ ClassRoomID: ids.R101 }), await told(week('2027-10-24'))]).toEqual([false, true])
  const onDays = await nadia.send(calls.move, { body: { Rows: [await wish(asked, week('2027-10-24'))] } })
  expect(onDays.CanUndo).toBe(false)
  expect((await row(asked)).Instructors).toMatchObject([{ State: 'asked' }])
  expect((await audited(server.db, 'planning.askInstructor')).at(-1)).toMatchObject({ subject_id: asked })
  // In another year it is another run, which a move back would number anew.
  const leaves = await huda.send(calls.move, { body: { Rows: [await wish(ID, week('2028-01-02'))] } })
  expect(leaves.CanUndo).toBe(false)
  expect((await row(ID)).Year).toBe(2028)
})

test('who is put where it stands already changes nothing', async () => {
  const ID = await draft('2027-11-07')
  const { Version } = await row(ID)
  expect(await huda.send(calls.move, { body: { Rows: [await wish(ID)] } })).toEqual({
    Rows: [{ ID, Version }],
    CanUndo: false,
  })
  expect((await row(ID)).Version).toBe(Version)
})

test('of two who move into the same place at once the second is told of the first', async () => {
  const one = await decided('2027-11-14')
  const two = await decided('2027-11-21')
  const body = async (ID: number) => ({ body: { Rows: [await wish(ID, week('2027-11-28'))] } })
  const [first, second] = [await body(one), await body(two)]
  const answers = await Promise.allSettled([nadia.send(calls.move, first), nadia.send(calls.move, second)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(answers.find((each) => each.status === 'rejected')).toMatchObject({
    reason: { problem: { code: 'rowsStay' } },
  })
})

test('who moves waits while somebody else books the class room', async () => {
  const ID = await draft('2029-01-07')
  const Rows = [await wish(ID, week('2029-01-14'))]
  const waiting = sql<{ count: number }>`select count(*)::int as count from pg_locks where locktype = 'advisory'
    and not granted and database = (select oid from pg_database where datname = current_database())`
  let moving: Promise<unknown> | undefined
  await server.db.transaction().execute(async (other) => {
    await lockPlaces(other, { classRooms: [ids.R101], instructors: [] })
    moving = huda.send(calls.move, { body: { Rows } })
    await expect.poll(async () => (await waiting.execute(other)).rows[0]?.count).toBe(1)
  })
  await moving
  expect(await placeOf(ID)).toMatchObject(week('2029-01-14'))
})

test('a class room that is not in use, or a row that meets elsewhere, stays; its own it keeps', async () => {
  const ID = await draft('2027-12-05')
  const online = await draft('2027-12-12', { Place: 'online', ClassRoomID: null })
  await server.db.updateTable('planning.class_room').set({ is_active: false }).where('id', '=', ids.R102).execute()
  const whyOf = async (...Rows: Awaited<ReturnType<typeof wish>>[]) =>
    (await huda.send(calls.previewPlanMove, { body: { Rows } })).Rows.map(({ Why }) => Why)
  expect(await whyOf(await wish(ID, { ClassRoomID: ids.R102 }), await wish(online, { ClassRoomID: ids.R101 }))).toEqual(
    ['classRoomGone', 'notAtAcademy'],
  )
  expect(await whyOf(await wish(ID, { ClassRoomID: 999_999 }))).toEqual(['classRoomGone'])
  await server.db.updateTable('planning.class_room').set({ is_active: true }).where('id', '=', ids.R102).execute()
})

test('what is sent keeps to its limits before anything is looked up', async () => {
  const ID = await draft('2027-12-19')
  const own = await wish(ID)
  const refused = async (Rows: unknown[]) => {
    return (await huda.raw(calls.previewPlanMove, { body: { Rows } })).statusCode
  }
  expect(await refused([])).toBe(400)
  expect(await refused([own, own])).toBe(400)
  expect(await refused(Array.from({ length: 41 }, (_, at) => ({ ...own, ID: at + 1 })))).toBe(400)
  expect(await refused([{ ...own, EndDate: '2027-12-01' }])).toBe(400)
  expect(await refused([{ ...own, EndDate: '2029-12-01' }])).toBe(400)
  expect(await refused([{ ...own, ClassRoomID: 'R-101' }])).toBe(400)
})

test('what began before a holiday ends as late as that holiday made it', async () => {
  // Nine mornings from a Sunday, of which one is a holiday: the last is on the Thursday after.
  await huda.send(calls.addHoliday, {
    body: { Name: { ar: 'عطلة' }, Kind: 'oneOff', FirstDay: '2028-02-07', LastDay: '2028-02-07' },
  })
  await decided('2028-02-06', { EndDate: '2028-02-17', Hours: 45, LeadInstructorID: ids.salma })
  const ID = await draft('2028-03-05', { Hours: 5 })
  const there = await huda.send(calls.previewPlanMove, {
    body: { Rows: [await wish(ID, { StartDate: '2028-02-17', EndDate: '2028-02-17' })] },
  })
  expect(there.Rows[0]).toMatchObject({ Why: 'clash', Clashes: [{ Kind: 'classRoomTaken', Day: '2028-02-17' }] })
})
