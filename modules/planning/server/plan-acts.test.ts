import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuditKind } from '#platform/shared/record/event-kinds.ts'
import { classesCalls } from '#modules/classes/contract/calls.ts'
import type { Asker } from '#testing/asker.ts'
import { audited } from '#testing/stages/audited.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { anyTime, approvedRow, planRowOf, stagedClass, stageIds } from '#testing/stages/stage-plan.ts'
import { planningCalls as calls } from '../contract/calls.ts'

/* What is done to class rooms, holidays and rows of the plan stands in the audit as it was stored, before and after. */

let server: TestServer
let ids: Awaited<ReturnType<typeof stageIds>>
let huda: Asker, nadia: Asker, omar: Asker
beforeAll(async () => {
  server = await startTestServer()
  server.at('2027-01-10T08:00:00Z')
  ids = await stageIds(server)
  await server.db.deleteFrom('planning.holiday').execute()
  ;[huda, nadia, omar] = (await Promise.all(['huda', 'nadia', 'omar'].map((who) => server.as(who)))) as [
    Asker,
    Asker,
    Asker,
  ]
})
afterAll(() => server.close())

const last = async (kind: AuditKind) => {
  const { actor_id: by, subject_id: of, data, before, after } = (await audited(server.db, kind)).at(-1)!
  return { by, of, data, before, after }
}
const version = async (ID: number) => (await huda.send(calls.getPlanRow, { ID })).Version
const classRoom = {
  Code: 'R-901',
  Name: { ar: 'قاعة السجل' },
  KindID: null,
  Capacity: 12,
  Building: '',
  Floor: '',
  DayPrice: { Minor: 9_000, Currency: 'USD' },
  ...anyTime,
  IsActive: true,
}

test('a class room that is deleted stands in the audit with all that it was', async () => {
  const { ID } = await huda.send(calls.addClassRoom, { body: classRoom })
  const row = { code: 'R-901', name: classRoom.Name, capacity: 12, dayPrice: classRoom.DayPrice, isActive: true }
  expect(await last('planning.addClassRoom')).toMatchObject({ by: huda.accountId, of: ID, before: null, after: row })
  await nadia.send(calls.deleteClassRoom, { ID })
  expect(await last('planning.deleteClassRoom')).toMatchObject({
    by: nadia.accountId,
    of: ID,
    before: row,
    after: null,
  })
})

test('what a class room is equipped with stands in the audit, also where nothing else of it changes', async () => {
  const { id, code } = await server.db
    .selectFrom('lookups.facility')
    .select(['id', 'code'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const fields = (Quantity: number) => ({
    ...classRoom,
    Code: 'R-902',
    Facilities: Quantity > 0 ? [{ FacilityID: id, Quantity }] : [],
  })
  const { ID, Version } = await huda.send(calls.addClassRoom, { body: fields(2) })
  expect((await last('planning.addClassRoom')).after).toMatchObject({ facilities: { [code]: 2 }, photoIds: [] })
  await huda.send(calls.editClassRoom, { ID, body: { ...fields(3), Version } })
  expect(await last('planning.editClassRoom')).toMatchObject({
    before: { facilities: { [code]: 2 } },
    after: { facilities: { [code]: 3 } },
  })
  await nadia.send(calls.deleteClassRoom, { ID })
  expect((await last('planning.deleteClassRoom')).before).toMatchObject({ facilities: { [code]: 3 } })
})

test('of a holiday that is changed the audit has what differs, of a deleted one everything', async () => {
  const holiday = { Name: { ar: 'إجازة' }, Kind: 'oneOff' as const, FirstDay: '2027-12-01', LastDay: '2027-12-02' }
  const { ID, Version } = await huda.send(calls.addHoliday, { body: holiday })
  await huda.send(calls.editHoliday, { ID, body: { ...holiday, LastDay: '2027-12-03', Version } })
  expect(await last('planning.editHoliday')).toMatchObject({
    before: { lastDay: '2027-12-02' },
    after: { lastDay: '2027-12-03' },
  })
  await huda.send(calls.deleteHoliday, { ID })
  expect(await last('planning.deleteHoliday')).toMatchObject({
    before: { name: holiday.Name, kind: 'oneOff', firstDay: '2027-12-01', lastDay: '2027-12-03' },
  })
})

test('a row is kept whole when it is added, copied and deleted; a move keeps its states and its reason', async () => {
  const body = planRowOf(ids, '2027-02-07')
  const { ID } = await huda.send(calls.add, { body })
  const whole = { state: 'draft', courseId: ids.SMS101, startsOn: '2027-02-07', fee: body.Fee, maxTrainees: 20 }
  expect(await last('planning.add')).toMatchObject({ of: ID, before: null, after: whole })
  const copy = await nadia.send(calls.copy, { ID, body: { StartDate: '2027-03-07' } })
  const copied = { ...whole, startsOn: '2027-03-07', coordinatorId: nadia.accountId }
  expect(await last('planning.copy')).toMatchObject({ of: copy.ID, data: { copyOf: ID }, after: copied })
  await huda.send(calls.delete, { ID: copy.ID })
  expect(await last('planning.delete')).toMatchObject({ of: copy.ID, before: copied, after: null })

  await huda.send(calls.cancel, { ID, body: { Reason: 'لا طلب عليها', Version: await version(ID) } })
  expect(await last('planning.cancel')).toMatchObject({
    data: { code: expect.stringMatching(/^SMS-101\/2027-/), courseId: ids.SMS101, coordinatorId: huda.accountId },
    before: { state: 'draft', reason: null },
    after: { state: 'cancelled', reason: 'لا طلب عليها' },
  })
})

test('a waiver, which decides what may be published, is in the audit with the clashes that it covers', async () => {
  await approvedRow({ huda, nadia }, planRowOf(ids, '2027-04-04'))
  const ID = await approvedRow({ huda, nadia }, planRowOf(ids, '2027-04-04', { LeadInstructorID: ids.salma }))
  await nadia.send(calls.waive, { ID, body: { Reason: 'قاعة بديلة', Version: await version(ID) } })
  expect(await last('planning.waive')).toMatchObject({
    by: nadia.accountId,
    before: { waived: [], reason: null },
    after: { waived: [expect.any(String)], reason: 'قاعة بديلة' },
  })
})

test('what happens to a row with its class bears a name of its own, and its history says so', async () => {
  const { ID, planRowId } = await stagedClass({ huda, nadia }, omar, planRowOf(ids, '2027-06-06'))
  expect(await last('planning.confirm')).toMatchObject({
    of: planRowId,
    data: { classId: ID },
    before: { state: 'approved', classCode: null },
    after: { state: 'confirmed', classCode: expect.any(String) },
  })
  const found = await huda.send(classesCalls.getCourseClass, { ID })
  await huda.send(classesCalls.postpone, {
    ID,
    body: { StartDate: '2027-07-04', Reason: 'بطلب الجهة', Version: found.Version },
  })
  expect(await last('planning.postponeWithClass')).toMatchObject({
    of: planRowId,
    before: { state: 'confirmed', startsOn: '2027-06-06' },
    after: { state: 'postponed', startsOn: '2027-07-04', reason: 'بطلب الجهة' },
  })
  const { History } = await huda.send(calls.getPlanRow, { ID: planRowId })
  expect(History[0]).toMatchObject({
    Kind: 'planning.postponeWithClass',
    Why: 'بطلب الجهة',
    Data: { from: '2027-06-06', to: '2027-07-04' },
  })
})
