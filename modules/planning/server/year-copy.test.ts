import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { audited } from '#testing/stages/audited.ts'
import { planRowOf, stageIds } from '#testing/stages/stage-plan.ts'
import { planningCalls as calls } from '../contract/calls.ts'

let server: TestServer
let ids: Awaited<ReturnType<typeof stageIds>>
let huda: Asker, nadia: Asker, layla: Asker
let one: number, two: number, three: number
beforeAll(async () => {
  server = await startTestServer()
  server.at('2027-01-10T08:00:00Z')
  await server.db.deleteFrom('planning.holiday').execute()
  await server.db.deleteFrom('planning.calendar_year').execute()
  ids = await stageIds(server)
  huda = await server.as('huda')
  nadia = await server.as('nadia')
  layla = await server.as('layla')
  one = (await huda.send(calls.add, { body: planRowOf(ids, '2027-03-07', { Notes: 'keep' }) })).ID
  two = (await huda.send(calls.add, { body: planRowOf(ids, '2027-05-02', { BackupInstructorID: ids.salma }) })).ID
  three = (await huda.send(calls.add, { body: planRowOf(ids, '2027-09-05', { ClassRoomID: ids.R102 }) })).ID
  const off = (await huda.send(calls.add, { body: planRowOf(ids, '2027-10-03') })).ID
  await nadia.send(calls.cancel, { ID: off, body: { Reason: 'x', Version: 1 } })
  await huda.send(calls.addHoliday, {
    body: { Name: { ar: 'عيد' }, Kind: 'oneOff', FirstDay: '2028-04-30', LastDay: '2028-05-02' },
  })
})
afterAll(() => server.close())

const between = { FromYear: 2027, ToYear: 2028 }
const preview = (more = {}) => huda.send(calls.previewPlanYear, { ...between, ...more })
const planOf = async (Year: number, ScenarioID?: number) =>
  (await huda.send(calls.getPlanRows, { Year, pageSize: 100, ...(ScenarioID && { ScenarioID }) })).Items

test('shows planners where each row would go, and why others stay', async () => {
  await server.db.updateTable('planning.class_room').set({ is_active: false }).where('id', '=', ids.R102).execute()
  expect((await preview()).map((row) => [row.ID, row.NewStart, row.NewEnd, row.Past, row.Why])).toEqual([
    [one, '2028-03-05', '2028-03-09', [], null],
    [two, '2028-05-07', '2028-05-11', ['holiday'], null],
    [three, null, null, [], 'classRoomOff'],
  ])
  expect(await refusalOf(layla.send(calls.previewPlanYear, between))).toMatchObject({ status: 403 })
  const backwards = huda.send(calls.previewPlanYear, { FromYear: 2028, ToYear: 2028 })
  expect(await refusalOf(backwards)).toMatchObject({ status: 400 })
})

test('copies the chosen rows as drafts, once, however often and by however many it is asked', async () => {
  const Rows = [
    { ID: one, NewStart: '2028-03-05' },
    { ID: two, NewStart: '2028-04-30' },
    { ID: three, NewStart: '2028-09-03' },
    { ID: 999_999, NewStart: '2028-09-03' },
  ]
  const copying = () => huda.send(calls.copyPlanYear, { ...between, body: { Rows } })
  const answers = await Promise.all([
    copying(),
    copying(),
    nadia.send(calls.copyPlanYear, { ...between, body: { Rows } }),
  ])
  expect(answers.map(({ Copied }) => Copied).toSorted()).toEqual([0, 0, 1])
  expect(answers.find(({ Copied }) => Copied === 1)!.Left.map(({ ID, Why }) => [ID, Why])).toEqual([
    [two, 'datesChanged'],
    [three, 'classRoomOff'],
    [999_999, 'gone'],
  ])
  expect(answers.find(({ Copied }) => Copied === 0)!.Left[0]).toMatchObject({ ID: one, Why: 'already' })
  const [copy] = await planOf(2028)
  expect(await planOf(2028)).toHaveLength(1)
  expect(copy).toMatchObject({
    StartDate: '2028-03-05',
    EndDate: '2028-03-09',
    State: 'draft',
    RunNumber: 1,
    ClassRoomID: ids.R101,
    Fee: { Minor: 60_000, Currency: 'USD' },
    Instructors: [{ InstructorID: ids.omar, State: 'chosen' }],
  })
  expect(await huda.send(calls.getPlanRow, { ID: copy!.ID })).toMatchObject({ Notes: 'keep' })
  expect((await audited(server.db, 'planning.copy')).at(-1)).toMatchObject({
    subject_id: copy!.ID,
    data: { copyOf: one },
  })
  expect((await preview())[0]).toMatchObject({ Why: 'already', NewStart: null })
  // A copy that was deleted can be made again.
  await huda.send(calls.delete, { ID: copy!.ID })
  expect((await preview())[0]).toMatchObject({ Why: null })
  await huda.send(calls.copyPlanYear, { ...between, body: { Rows: Rows.slice(0, 1) } })
})

test('what is decided there is in the way, and the class room of what goes before; a scenario has its own copies', async () => {
  const [copy] = await planOf(2028)
  await huda.send(calls.propose, { body: { Rows: [{ ID: copy!.ID, Version: copy!.Version }] } })
  await nadia.send(calls.approve, { body: { Rows: [{ ID: copy!.ID, Version: copy!.Version + 1 }] } })
  const scenario = await huda.send(calls.addScenario, { body: { Year: 2028, Name: 'S', Note: '', FromID: null } })
  // It stands in the scenario as it was branched, marked as the copy that it is.
  expect((await preview({ ScenarioID: scenario.ID }))[0]).toMatchObject({ Why: 'already' })
  const next = (await huda.send(calls.add, { body: planRowOf(ids, '2027-03-14') })).ID
  const sameWeek = (await huda.send(calls.add, { body: planRowOf(ids, '2027-03-07') })).ID
  const found = new Map((await preview()).map((row) => [row.ID, row]))
  expect(found.get(sameWeek)).toMatchObject({ NewStart: '2028-03-12', Past: ['classRoom'] })
  expect(found.get(next)).toMatchObject({ NewStart: '2028-03-19', Past: ['classRoom'] })
  const into = { ...between, ScenarioID: scenario.ID }
  const { Copied } = await huda.send(calls.copyPlanYear, {
    ...into,
    body: { Rows: [{ ID: two, NewStart: '2028-05-07' }] },
  })
  expect(Copied).toBe(1)
  expect((await planOf(2028, scenario.ID)).map(({ StartDate }) => StartDate)).toEqual(['2028-03-05', '2028-05-07'])
  expect(await planOf(2028)).toHaveLength(1)
  expect((await preview()).find(({ ID }) => ID === two)).toMatchObject({ Why: null })
  expect(await refusalOf(preview({ ScenarioID: 999_999 }))).toMatchObject({ status: 404 })
})

test('who does not deliver the course any more is not named in the copy', async () => {
  await server.db.deleteFrom('catalogue.course_instructor').where('instructor_id', '=', ids.omar).execute()
  expect((await preview()).find(({ ID }) => ID === two)).toMatchObject({ LosesLead: true })
  await huda.send(calls.copyPlanYear, { ...between, body: { Rows: [{ ID: two, NewStart: '2028-05-07' }] } })
  const copied = (await planOf(2028)).find(({ StartDate }) => StartDate === '2028-05-07')
  expect(copied!.Instructors.map(({ InstructorID }) => InstructorID)).not.toContain(ids.omar)
})

test('a coordinator is given to several rows in one call; of those that keep theirs it is said why', async () => {
  const rows = (await planOf(2027)).filter(({ State }) => State !== 'cancelled')
  const cancelled = (await planOf(2027)).find(({ State }) => State === 'cancelled')!
  const [first, second, ...rest] = rows
  const Rows = [
    { ID: first!.ID, Version: first!.Version },
    { ID: second!.ID, Version: second!.Version + 1 },
    { ID: cancelled.ID, Version: cancelled.Version },
    { ID: 999_999, Version: 1 },
  ]
  const give = { body: { CoordinatorID: nadia.accountId, Rows } }
  expect(await refusalOf(layla.send(calls.changeCoordinator, give))).toMatchObject({ status: 403 })
  const nobody = { body: { CoordinatorID: layla.accountId, Rows } }
  expect(await refusalOf(huda.send(calls.changeCoordinator, nobody))).toMatchObject({
    status: 400,
    fields: [{ path: 'CoordinatorID', code: 'notAllowed' }],
  })
  const answer = await huda.send(calls.changeCoordinator, give)
  expect(answer.Changed).toBe(1)
  expect(new Map(answer.Kept.map(({ ID, Why }) => [ID, Why]))).toEqual(
    new Map<number, string>([
      [second!.ID, 'changedMeanwhile'],
      [cancelled.ID, 'notNow'],
      [999_999, 'gone'],
    ]),
  )
  const after = await planOf(2027)
  expect(after.filter(({ CoordinatorID }) => CoordinatorID === nadia.accountId).map(({ ID }) => ID)).toEqual([
    first!.ID,
  ])
  expect(rest.every((row) => row.CoordinatorID === huda.accountId)).toBe(true)
  expect((await audited(server.db, 'planning.changeCoordinator')).at(-1)).toMatchObject({
    subject_id: first!.ID,
    before: { coordinatorId: huda.accountId },
    after: { coordinatorId: nadia.accountId },
  })
})
