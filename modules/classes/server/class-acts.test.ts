import { afterAll, beforeAll, expect, test } from 'vitest'
import { planningCalls } from '#modules/planning/contract/calls.ts'
import type { Asker } from '#testing/asker.ts'
import { audited } from '#testing/stages/audited.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { planRowOf, stagedClass, stageIds } from '#testing/stages/stage-plan.ts'
import { classesCalls as calls } from '../contract/calls.ts'

/* What is done to a class, its sessions and its instructors is in the audit as the rows were before and are after. */

let server: TestServer
let ids: Awaited<ReturnType<typeof stageIds>>
let huda: Asker, nadia: Asker, omar: Asker
beforeAll(async () => {
  server = await startTestServer()
  server.at('2027-01-10T08:00:00Z')
  await server.db.deleteFrom('planning.holiday').execute()
  ids = await stageIds(server)
  ;[huda, nadia, omar] = (await Promise.all(['huda', 'nadia', 'omar'].map((who) => server.as(who)))) as [
    Asker,
    Asker,
    Asker,
  ]
})
afterAll(() => server.close())

const found = (ID: number) => huda.send(calls.getCourseClass, { ID })
const version = async (ID: number) => ({ Version: (await found(ID)).Version })
const last = async (kind: Parameters<typeof audited>[1]) => (await audited(server.db, kind)).at(-1)!

test('a move is told with the state before and after, the reason, and how many people the class has', async () => {
  const { ID, Code } = await stagedClass({ huda, nadia }, omar, planRowOf(ids, '2027-02-07'))
  await huda.send(calls.hold, { ID, body: await version(ID) })
  const held = await last('classes.hold')
  expect(held).toMatchObject({
    subject_type: 'courseClass',
    subject_id: ID,
    data: { classId: ID, code: Code, enrolled: 0, minimum: 6 },
    before: { state: 'open' },
    after: { state: 'tentative' },
  })
  await huda.send(calls.go, { ID, body: { ...(await version(ID)), Reason: 'عميل مهم' } })
  expect(await last('classes.go')).toMatchObject({
    actor_id: huda.accountId,
    before: { state: 'tentative' },
    after: { state: 'confirmed', reason: 'عميل مهم' },
  })
  expect((await found(ID)).History.map((line) => line.Kind)).toEqual([
    'classes.go',
    'classes.hold',
    'classes.keepInstructor',
    'classes.makeFromPlan',
  ])
})

test('a session that moves bears its former and its new place, and who teaches it where that is somebody else', async () => {
  const { ID } = await stagedClass({ huda, nadia }, omar, planRowOf(ids, '2027-03-07'))
  const session = (await found(ID)).CourseClassSessions[0]!
  const body = {
    Date: session.Date,
    StartTime: '15:00',
    EndTime: '19:00',
    ClassRoomID: ids.R102,
    ModuleID: session.ModuleID,
    InstructorIDs: [ids.omar],
    Version: session.Version,
  }
  const { Version } = await huda.send(calls.moveSession, { ID: session.ID, body })
  const moved = await last('classes.moveSession')
  expect(moved).toMatchObject({
    subject_type: 'courseClass',
    subject_id: ID,
    data: { classId: ID, sessionId: session.ID, fromDay: session.Date, day: session.Date, from: '15:00', to: '19:00' },
    before: { startsAt: '09:00:00', endsAt: '14:00:00', classRoomId: ids.R101 },
    after: { startsAt: '15:00:00', endsAt: '19:00:00', classRoomId: ids.R102 },
  })
  expect(moved.data).not.toHaveProperty('instructorIds')
  await huda.send(calls.moveSession, { ID: session.ID, body: { ...body, InstructorIDs: [], Version } })
  expect((await last('classes.editSession')).data).toMatchObject({ sessionId: session.ID, instructorIds: [] })
  await huda.send(calls.cancelSession, { ID: session.ID, reason: 'مرض المحاضر' })
  expect(await last('classes.cancelSession')).toMatchObject({
    before: { state: 'scheduled' },
    after: { state: 'cancelled', reason: 'مرض المحاضر' },
  })
})

test('a new lead takes the place of the former, who is released and hears so', async () => {
  const { ID } = await stagedClass({ huda, nadia }, omar, planRowOf(ids, '2027-04-04'))
  await huda.send(calls.askInstructor, {
    ID,
    body: { InstructorID: ids.salma, Role: 'lead', ...(await version(ID)) },
  })
  expect(await last('classes.releaseInstructor')).toMatchObject({
    actor_id: huda.accountId,
    subject_id: ID,
    data: { classId: ID, instructorId: ids.omar, role: 'lead' },
    before: { instructorId: ids.omar, role: 'lead', state: 'accepted' },
    after: null,
  })
  expect(await last('classes.askInstructor')).toMatchObject({
    data: { instructorId: ids.salma },
    before: null,
    after: { instructorId: ids.salma, role: 'lead', state: 'asked' },
  })
})

test('a draft that is deleted leaves what it was, a session of a draft too', async () => {
  const body = {
    CourseID: ids.GHO110,
    StartDate: '2027-06-27',
    EndDate: '2027-07-01',
    Place: 'online' as const,
    ClassRoomID: null,
    Language: 'ar' as const,
    MinTrainees: 1,
    MaxTrainees: 10,
    Fee: { Minor: 10_000, Currency: 'USD' },
    OrganizationID: null,
    Notes: 'بلا ملاحظات',
    CourseClassSessions: [{ Date: '2027-06-28', StartTime: '09:00', EndTime: '14:00' }],
    CourseClassInstructors: [{ InstructorID: ids.salma, Role: 'lead' as const }],
  }
  const { ID, Code } = await huda.send(calls.add, { body })
  const row = { code: Code, courseId: ids.GHO110, state: 'draft', fee: body.Fee, startsOn: '2027-06-27' }
  const added = await last('classes.add')
  expect(added).toMatchObject({ before: null, after: row, data: { instructorIds: [ids.salma] } })
  // internal notes may name people
  expect(added.after).not.toHaveProperty('notes')
  const [session] = (await found(ID)).CourseClassSessions
  await huda.send(calls.cancelSession, { ID: session!.ID })
  expect(await last('classes.deleteSession')).toMatchObject({
    before: { day: '2027-06-28', startsAt: '09:00:00', state: 'scheduled' },
    after: null,
  })
  await huda.send(calls.delete, { ID })
  expect(await last('classes.delete')).toMatchObject({ subject_id: ID, before: row, after: null })
})

test('a postponed class that comes back from the plan is no new class', async () => {
  const { ID, planRowId } = await stagedClass({ huda, nadia }, omar, planRowOf(ids, '2027-05-16'))
  await huda.send(calls.postpone, {
    ID,
    body: { ...(await version(ID)), StartDate: '2027-05-30', Reason: 'قلة التسجيل' },
  })
  expect(await last('classes.postpone')).toMatchObject({
    data: { from: '2027-05-16', to: '2027-05-30', reason: 'قلة التسجيل' },
    before: { state: 'open', startsOn: '2027-05-16', endsOn: '2027-05-20' },
    after: { state: 'postponed', startsOn: '2027-05-30', endsOn: '2027-06-03', reason: 'قلة التسجيل' },
  })
  const chosen = async () => {
    const { Version } = await huda.send(planningCalls.getPlanRow, { ID: planRowId })
    return { body: { Rows: [{ ID: planRowId, Version }] } }
  }
  await huda.send(planningCalls.propose, await chosen())
  await nadia.send(planningCalls.approve, await chosen())
  await omar.send(planningCalls.accept, { ID: planRowId })
  await huda.send(calls.makeFromPlan, { annualPlanID: planRowId })
  expect(await last('classes.comeBack')).toMatchObject({
    subject_id: ID,
    before: { state: 'postponed' },
    after: { state: 'open' },
  })
  // of its own no button leads there
  expect((await found(ID)).Actions).not.toContain('comeBack')
})
