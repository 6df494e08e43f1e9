import { afterAll, beforeAll, expect, test } from 'vitest'
import { classesCalls } from '#modules/classes/contract/calls.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { approvedRow, planRowOf, stageIds } from '#testing/stages/stage-plan.ts'
import { planningCalls as calls } from '../contract/calls.ts'

/* What a row wishes for: any class room of a kind, days between which it may be moved, somebody to coordinate it. */

let server: TestServer
let ids: Awaited<ReturnType<typeof stageIds>>
let huda: Asker, nadia: Asker, omar: Asker, layla: Asker
let kind = 0
let otherKind = 0
const account: Record<string, number> = {}
beforeAll(async () => {
  server = await startTestServer()
  server.at('2027-01-10T08:00:00Z')
  ids = await stageIds(server)
  await server.db.deleteFrom('planning.holiday').execute()
  ;[huda, nadia, omar, layla] = (await Promise.all(
    ['huda', 'nadia', 'omar', 'layla'].map((who) => server.as(who)),
  )) as [Asker, Asker, Asker, Asker]
  const kinds = await server.db.selectFrom('lookups.class_room_kind').select('id').orderBy('id').limit(2).execute()
  ;[kind, otherKind] = [kinds[0]!.id, kinds[1]!.id]
  const rooms = (kind_id: number | null) => server.db.updateTable('planning.class_room').set({ kind_id })
  await rooms(otherKind).execute()
  await rooms(kind).where('id', 'in', [ids.R101, ids.R102]).execute()
  for (const each of await server.db.selectFrom('accounts.account').select(['id', 'email']).execute())
    account[each.email.split('@')[0]!] = each.id
})
afterAll(() => server.close())

const wish = (startsOn: string, change: Parameters<typeof planRowOf>[2] = {}) =>
  planRowOf(ids, startsOn, { ClassRoomID: null, ClassRoomKindID: kind, MaxTrainees: 12, ...change })
const row = (ID: number) => huda.send(calls.getPlanRow, { ID })
const clashes = async (ID: number) =>
  (await row(ID)).Timetable.Clashes.filter((each) => each.Kind !== 'leadMissing').map((each) => [
    each.Kind,
    each.Severity,
    each.With?.Code,
  ])

test('wishes are counted against the class rooms that fit and are free, and the row that is too many names the others', async () => {
  const noLead = { LeadInstructorID: null }
  const first = await huda.send(calls.add, { body: wish('2027-02-07', noLead) })
  expect(await row(first.ID)).toMatchObject({ ClassRoomKindID: kind, ClassRoomID: null })
  const fitting = (await row(first.ID)).Timetable.FittingClassRooms.map((each) => each.Code).sort()
  expect(fitting).toEqual(['R-101', 'R-102'])
  expect(await clashes(first.ID)).toEqual([])
  await huda.send(calls.add, { body: wish('2027-02-07', noLead) })
  expect(await clashes(first.ID)).toEqual([])
  const third = await huda.send(calls.add, {
    body: wish('2027-02-08', { ...noLead, EndDate: '2027-02-11', Hours: 20 }),
  })
  expect(await clashes(third.ID)).toEqual([['classRoomsShort', 'soft', expect.stringMatching(/^SMS-101\/2027-/)]])
  // Nobody needs to save to be told.
  const preview = await huda.send(calls.previewPlanRow, {
    body: {
      ID: null,
      CourseID: ids.SMS101,
      StartDate: '2027-02-07',
      EndDate: '2027-02-11',
      Hours: 25,
      Weekdays: [0, 1, 2, 3, 4],
      StartTime: '09:00',
      EndTime: '14:00',
      OnHolidays: false,
      Place: 'academy',
      ClassRoomID: null,
      ClassRoomKindID: kind,
      LeadInstructorID: null,
      BackupInstructorID: null,
      MaxTrainees: 5000,
    },
  })
  expect(preview.Clashes.map((each) => each.Kind)).toContain('noClassRoomOfKind')
  expect(preview.FittingClassRooms).toEqual([])
})

test('a class room that another row or class has for certain is none of those that are free', async () => {
  const wished = await huda.send(calls.add, { body: wish('2027-03-07', { LeadInstructorID: null }) })
  await approvedRow({ huda, nadia }, planRowOf(ids, '2027-03-07', { LeadInstructorID: null, ClassRoomID: ids.R101 }))
  expect((await row(wished.ID)).Timetable.FittingClassRooms.map((each) => each.Code)).toEqual(['R-102'])
  await approvedRow({ huda, nadia }, planRowOf(ids, '2027-03-07', { LeadInstructorID: null, ClassRoomID: ids.R102 }))
  expect(await clashes(wished.ID)).toEqual([['noClassRoomOfKind', 'hard', undefined]])
})

test('confirmed, it takes place in a fitting class room that was chosen; in none, or in one of another kind, it is not', async () => {
  const annualPlanID = await approvedRow({ huda, nadia }, wish('2027-04-04'))
  await omar.send(calls.accept, { ID: annualPlanID })
  const confirm = (classRoomID?: number) =>
    huda.send(classesCalls.makeFromPlan, { annualPlanID, ...(classRoomID && { classRoomID }) })
  const other = await server.db
    .selectFrom('planning.class_room')
    .select('id')
    .where('kind_id', '=', otherKind)
    .executeTakeFirst()
  for (const classRoomID of [undefined, other?.id ?? 999_999, 999_999])
    expect(await refusalOf(confirm(classRoomID))).toMatchObject({
      code: 'planRowIncomplete',
      data: { what: ['classRoomMissing'] },
    })
  expect(await refusalOf(layla.send(classesCalls.makeFromPlan, { annualPlanID, classRoomID: ids.R102 }))).toMatchObject(
    { status: 403 },
  )
  const made = await confirm(ids.R102)
  expect(await confirm(ids.R101)).toEqual(made)
  const found = await huda.send(classesCalls.getCourseClass, { ID: made.ID })
  expect(found).toMatchObject({ ClassRoomCode: 'R-102' })
  expect(found.CourseClassSessions.every((each) => each.ClassRoomCode === 'R-102')).toBe(true)
  // Who accepted any class room of the kind need not be asked again about this one.
  expect(found.CourseClassInstructors).toMatchObject([{ Role: 'lead', State: 'accepted' }])
  expect(await row(annualPlanID)).toMatchObject({ State: 'confirmed', ClassRoomCode: 'R-102' })
})

test('a row outside of its window is not published unless an administrator waives it', async () => {
  const body = wish('2027-05-02', { EarliestStart: '2027-05-02', LatestEnd: '2027-05-05', LeadInstructorID: null })
  const ID = await approvedRow({ huda, nadia }, body)
  expect(await clashes(ID)).toEqual([['outsideWindow', 'hard', undefined]])
  const version = async () => ({ ID, Version: (await row(ID)).Version })
  expect(await refusalOf(huda.send(calls.publish, { body: { Rows: [await version()] } }))).toMatchObject({
    code: 'clashesRemain',
  })
  await nadia.send(calls.waive, { ID, body: { Version: (await version()).Version, Reason: 'The guests come then' } })
  await huda.send(calls.publish, { body: { Rows: [await version()] } })
  expect(
    await refusalOf(
      huda.send(calls.add, { body: wish('2027-06-06', { EarliestStart: '2027-06-06', LatestEnd: '2027-06-01' }) }),
    ),
  ).toMatchObject({ code: 'invalidInput', fields: [{ path: 'LatestEnd', code: 'endBeforeStart' }] })
})

test('a row is given to whoever plans, who is told and finds it; to nobody else', async () => {
  const choices = await huda.send(calls.getPlanCoordinators, {})
  expect(choices.map((each) => each.ID)).toEqual(expect.arrayContaining([account['huda'], account['sami']]))
  for (const who of ['layla', 'omar', 'hany']) expect(choices.some((each) => each.ID === account[who])).toBe(false)
  expect(await refusalOf(layla.send(calls.getPlanCoordinators, {}))).toMatchObject({ status: 403 })
  expect(
    await refusalOf(huda.send(calls.add, { body: wish('2027-07-04', { CoordinatorID: account['layla']! }) })),
  ).toMatchObject({ code: 'invalidInput' })

  const body = wish('2027-07-04', { LeadInstructorID: null })
  const { ID } = await huda.send(calls.add, { body })
  expect(await row(ID)).toMatchObject({ CoordinatorID: account['huda'] })
  const edit = async (CoordinatorID?: number) =>
    huda.send(calls.edit, {
      ID,
      body: { ...body, ...(CoordinatorID && { CoordinatorID }), Version: (await row(ID)).Version },
    })
  await edit(account['sami'])
  expect(await row(ID)).toMatchObject({ CoordinatorID: account['sami'] })
  // Left out, it stays.
  await edit()
  expect(await row(ID)).toMatchObject({ CoordinatorID: account['sami'] })
  const of = async (CoordinatorID: number) =>
    (await huda.send(calls.getPlanRows, { CoordinatorID })).Items.map((each) => each.ID)
  expect(await of(account['sami']!)).toEqual([ID])
  expect(await of(account['huda']!)).not.toContain(ID)
  const told = await server.db
    .selectFrom('platform.event')
    .select('data')
    .where('kind', '=', 'planning.changeCoordinator')
    .execute()
  expect(told.map((each) => (each.data as { coordinatorId: number }).coordinatorId)).toEqual([account['sami']])
})
