import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { classesCalls } from '#modules/classes/contract/calls.ts'
import { planningCalls } from '#modules/planning/contract/calls.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { audited } from '#testing/stages/audited.ts'
import { approvedRow, planRowOf, stagedClass, stageIds } from '#testing/stages/stage-plan.ts'
import { costingCalls as calls } from '../contract/calls.ts'

let server: TestServer
let ids: Awaited<ReturnType<typeof stageIds>>
let huda: Asker, nadia: Asker, omar: Asker, layla: Asker, sami: Asker
beforeAll(async () => {
  server = await startTestServer()
  server.at('2027-01-10T08:00:00Z')
  await server.db.deleteFrom('planning.holiday').execute()
  ids = await stageIds(server)
  const people = ['huda', 'nadia', 'omar', 'layla', 'sami'].map((who) => server.as(who))
  ;[huda, nadia, omar, layla, sami] = (await Promise.all(people)) as [Asker, Asker, Asker, Asker, Asker]
})
afterAll(() => server.close())

const usd = (Minor: number) => ({ Minor, Currency: 'USD' })
const year = 2027
const line = {
  Kind: 'instructorDays' as const,
  Note: 'Omar',
  PerTrainee: false,
  Quantity: 5,
  SharedBy: 1,
  Unit: usd(300_00),
  IsAvoidable: true,
  Committed: null,
  Actual: null,
}
const writeSheet = (SubjectID: number, Version: number, unit: number) =>
  huda.send(calls.saveCostSheet, {
    body: {
      SubjectKind: 'planRow',
      SubjectID,
      Version,
      OverheadPercent: 10,
      TargetMarginPercent: 20,
      RenewRates: false,
      Lines: [{ ...line, Unit: usd(unit) }],
    },
  })
const rowsOf = async (ScenarioID?: number) =>
  (await huda.send(planningCalls.getPlanRows, { Year: year, pageSize: 100, ...(ScenarioID && { ScenarioID }) })).Items
const row = (ID: number) => huda.send(planningCalls.getPlanRow, { ID })
const sums = async (ScenarioID?: number) => {
  const { Items } = await huda.send(calls.getYearSummary, { Year: year, ...(ScenarioID && { ScenarioID }) })
  const sum = (of: (month: (typeof Items)[number]) => number) => Items.reduce((total, month) => total + of(month), 0)
  return {
    planned: sum((month) => month.Planned),
    seats: sum((month) => month.SeatsPlanned),
    income: sum((month) => month.IncomePlanned.Minor),
    cost: sum((month) => month.CostPlanned.Minor),
    margin: sum((month) => month.MarginPlanned.Minor),
  }
}
const branch = (Name: string, FromID: number | null = null) =>
  huda.send(planningCalls.addScenario, { body: { Year: year, Name, Note: '', FromID } })
const compare = (RightID: number) => huda.send(planningCalls.compareScenarios, { Year: year, RightID })
const edit = async (who: Asker, ID: number, change: Parameters<typeof planRowOf>[2], startsOn: string) => {
  const { Version } = await row(ID)
  return who.send(planningCalls.edit, { ID, body: { ...planRowOf(ids, startsOn, change), Version } })
}

/* A draft, and an approved row with costs. */
let draft: number, decided: number
beforeEach(async () => {
  for (const { ID } of await huda.send(planningCalls.getScenarios, { Year: year }))
    await huda.send(planningCalls.deleteScenario, { ID })
  await server.db.deleteFrom('planning.plan_row').where('year', '=', year).where('class_id', 'is', null).execute()
  draft = (await huda.send(planningCalls.add, { body: planRowOf(ids, '2027-03-07') })).ID
  decided = await approvedRow({ huda, nadia }, planRowOf(ids, '2027-05-02'))
  await writeSheet(decided, 0, 300_00)
})

test('in a scenario rows are changed, added and deleted; nothing is decided', async () => {
  const { ID } = await branch('Trial')
  const [one, two] = await rowsOf(ID)
  const inIt = { ScenarioID: ID, body: planRowOf(ids, '2027-06-06') }
  const added = await huda.send(planningCalls.add, inIt)
  expect((await row(added.ID)).Actions).toEqual(['edit', 'move', 'copy', 'delete'])
  await edit(huda, two!.ID, { Fee: usd(700_00) }, '2027-05-09')
  await huda.send(planningCalls.delete, { ID: one!.ID })
  const chosen = async (id: number) => ({ body: { Rows: [{ ID: id, Version: (await row(id)).Version }] } })
  for (const call of [planningCalls.propose, planningCalls.publish])
    expect(await refusalOf(nadia.send(call, await chosen(added.ID)))).toMatchObject({ status: 409, code: 'inScenario' })
  expect(await refusalOf(nadia.send(planningCalls.approve, await chosen(added.ID)))).toMatchObject({
    code: 'inScenario',
  })
  const { Version } = await row(added.ID)
  const because = { ID: added.ID, body: { Reason: 'no', Version } }
  for (const call of [planningCalls.cancel, planningCalls.waive])
    expect(await refusalOf(nadia.send(call, because))).toMatchObject({ code: 'inScenario' })
  const confirming = nadia.send(classesCalls.makeFromPlan, { annualPlanID: added.ID })
  expect(await refusalOf(confirming)).toMatchObject({ code: 'inScenario' })
  // Its rows stay within its year.
  for (const refused of [
    () => huda.send(planningCalls.add, { ScenarioID: ID, body: planRowOf(ids, '2028-06-04') }),
    () => edit(huda, added.ID, {}, '2028-06-04'),
    () => huda.send(planningCalls.copy, { ID: added.ID, body: { StartDate: '2028-06-04' } }),
  ])
    expect(await refusalOf(refused())).toMatchObject({ code: 'outsideScenario', data: { year } })
  const found = await compare(ID)
  expect(found.Rows.map(({ Kind, Fields }) => [Kind, Fields])).toEqual([
    ['left', []],
    ['changed', ['dates', 'fee']],
    ['right', []],
  ])
  expect(found).toMatchObject({ Same: 0 })
  expect(await sums(ID)).toEqual({
    planned: 2,
    seats: 30,
    income: 15 * 700_00 + 15 * 600_00,
    cost: 1_650_00,
    margin: 19_500_00 - 1_650_00,
  })
  // Only what stands in the same plan is in its way.
  const clash = await huda.send(planningCalls.previewPlanRow, {
    body: { ...slot(planRowOf(ids, '2027-06-06')), ID: null, ScenarioID: ID },
  })
  expect(clash.Clashes.some(({ With }) => With?.ID === added.ID)).toBe(true)
  const free = await huda.send(planningCalls.previewPlanRow, {
    body: { ...slot(planRowOf(ids, '2027-06-06')), ID: null },
  })
  expect(free.Clashes).toEqual([])
})

const slot = ({
  Title: _t,
  Language: _l,
  MinTrainees: _m,
  ExpectedTrainees: _e,
  Fee: _f,
  OrganizationID: _o,
  Priority: _p,
  Notes: _n,
  ...rest
}: ReturnType<typeof planRowOf>) => rest

test('an administrator makes it the plan: rows keep their numbers and states, each by its own act', async () => {
  const proposed = (await huda.send(planningCalls.add, { body: planRowOf(ids, '2027-07-04') })).ID
  await huda.send(planningCalls.propose, { body: { Rows: [{ ID: proposed, Version: 1 }] } })
  const { ID, Version } = await branch('Next')
  const [one, two, three] = await rowsOf(ID)
  await huda.send(planningCalls.delete, { ID: one!.ID })
  await huda.send(planningCalls.delete, { ID: three!.ID })
  await edit(huda, two!.ID, { Fee: usd(750_00) }, '2027-05-09')
  const { SheetVersion } = (await huda.send(calls.getPlanCosting, { Year: year, ScenarioID: ID })).Items[0]!
  await writeSheet(two!.ID, SheetVersion, 400_00)
  const added = await huda.send(planningCalls.add, { ScenarioID: ID, body: planRowOf(ids, '2027-06-06') })
  const { Seen } = await compare(ID)
  const wanted = await sums(ID)
  const body = { Version, Seen, KeepAs: 'Before next' }
  for (const who of [huda, sami, layla])
    expect(await refusalOf(who.send(planningCalls.activateScenario, { ID, body }))).toMatchObject({ status: 403 })

  // Somebody changed the plan after it was compared.
  await edit(huda, draft, { Notes: 'x' }, '2027-03-07')
  expect(await refusalOf(nadia.send(planningCalls.activateScenario, { ID, body }))).toMatchObject({
    code: 'changedMeanwhile',
  })
  const now = { ...body, Seen: (await compare(ID)).Seen }
  const done = await nadia.send(planningCalls.activateScenario, { ID, body: now })
  expect(done).toEqual({ Added: 1, Changed: 1, Deleted: 1, Cancelled: 1 })
  expect(await sums()).toEqual(wanted)
  const plan = await rowsOf()
  expect(plan.map((each) => [each.ID, each.State, each.Fee.Minor, each.ScenarioID])).toEqual([
    [decided, 'approved', 750_00, null],
    [added.ID, 'draft', 600_00, null],
    [proposed, 'cancelled', 600_00, null],
  ])
  expect(plan[0]).toMatchObject({ StartDate: '2027-05-09', Instructors: [{ State: 'asked' }] })
  expect((await huda.send(calls.getPlanCosting, { Year: year })).Items[0]!.Lines[0]!.Unit).toEqual(usd(400_00))
  const fact = (await audited(server.db, 'planning.activateScenario')).at(-1)!
  expect(fact).toMatchObject({
    actor_id: nadia.accountId,
    data: { code: 'Next', added: 1, changed: 1, deleted: 1, cancelled: 1 },
  })
  expect((await audited(server.db, 'planning.edit')).at(-1)).toMatchObject({
    subject_id: decided,
    after: { startsOn: '2027-05-09' },
  })
  expect((await audited(server.db, 'costing.saveCostSheet')).at(-1)).toMatchObject({ actor_id: nadia.accountId })
  // The plan that was is kept, and can be had back.
  const kept = await huda.send(planningCalls.getScenarios, { Year: year })
  expect(kept).toMatchObject([{ Name: 'Before next', Rows: 3, Actions: ['editScenario', 'deleteScenario'] }])
  const back = await compare(kept[0]!.ID)
  await nadia.send(planningCalls.activateScenario, {
    ID: kept[0]!.ID,
    body: { Version: kept[0]!.Version, Seen: back.Seen, KeepAs: null },
  })
  const again = (await rowsOf()).filter(({ State }) => State !== 'cancelled')
  expect(again.map((each) => [each.StartDate, each.State, each.Fee.Minor])).toEqual([
    ['2027-03-07', 'draft', 600_00],
    ['2027-05-02', 'approved', 600_00],
    ['2027-07-04', 'draft', 600_00],
  ])
  expect((await huda.send(calls.getPlanCosting, { Year: year, sort: 'StartDate' })).Items[1]!.Lines[0]!.Unit).toEqual(
    usd(300_00),
  )
})

test('what is the same is not made the plan; another version is refused; a scenario is deleted with its rows', async () => {
  const { ID, Version } = await branch('Same')
  const { Seen } = await compare(ID)
  const body = { Version, Seen, KeepAs: null }
  expect(await refusalOf(nadia.send(planningCalls.activateScenario, { ID, body }))).toMatchObject({ code: 'notNow' })
  await huda.send(planningCalls.editScenario, { ID, body: { Name: 'Other', Note: 'n', Version } })
  expect(await refusalOf(nadia.send(planningCalls.activateScenario, { ID, body }))).toMatchObject({
    code: 'changedMeanwhile',
  })
  const before = await rowsOf()
  await huda.send(planningCalls.deleteScenario, { ID })
  expect(await rowsOf(ID)).toEqual([])
  expect(await rowsOf()).toEqual(before)
  expect(await refusalOf(huda.send(planningCalls.deleteScenario, { ID }))).toMatchObject({ status: 404 })
  expect(await refusalOf(compare(ID))).toMatchObject({ status: 404 })
})

test('the database lets nobody decide on a row of a scenario', async () => {
  const { ID } = await branch('Guard')
  const decide = server.db
    .updateTable('planning.plan_row')
    .set({ state: 'published' })
    .where('scenario_id', '=', ID)
    .execute()
  await expect(decide).rejects.toThrow(/scenario_rows_are_drafts/)
})

test('a scenario is a branch of the rows without a class, with people and costs; the plan does not see it', async () => {
  const held = (await stagedClass({ huda, nadia }, omar, planRowOf(ids, '2027-09-05', { CourseID: ids.SMS101 })))
    .planRowId
  const before = await rowsOf()
  const overview = await huda.send(planningCalls.getPlanOverview, { Year: year })
  const plan = await sums()
  const { ID, Rows } = await branch('More English')
  expect(Rows).toBe(2)
  expect(await rowsOf()).toEqual(before)
  expect(await huda.send(planningCalls.getPlanOverview, { Year: year })).toEqual(overview)
  const rows = await rowsOf(ID)
  expect(rows.map(({ ScenarioID, State }) => [ScenarioID, State])).toEqual([
    [ID, 'draft'],
    [ID, 'draft'],
    [null, 'confirmed'],
  ])
  expect(rows[2]!.ID).toBe(held)
  expect(rows[1]).toMatchObject({ Instructors: [{ InstructorID: ids.omar, State: 'chosen' }] })
  expect(await sums(ID)).toEqual(plan)
  const { Items } = await huda.send(calls.getPlanCosting, { Year: year, ScenarioID: ID })
  expect(Items.map(({ Figures }) => Figures.Cost)).toEqual([0, 165_000, 0])
  expect((await huda.send(calls.getPlanCosting, { Year: year })).Items).toHaveLength(3)
  expect(await compare(ID)).toMatchObject({ Rows: [], Same: 2, Fixed: 1 })
  // Whoever does not plan sees none of it.
  expect(await refusalOf(layla.send(planningCalls.getScenarios, { Year: year }))).toMatchObject({ status: 403 })
  // The name is one of the year's; a branch of nothing is none.
  expect(await refusalOf(branch('more english'))).toMatchObject({ code: 'scenarioNameUsed' })
  const empty = { body: { Year: 2040, Name: 'x', Note: '', FromID: null } }
  expect(await refusalOf(huda.send(planningCalls.addScenario, empty))).toMatchObject({ code: 'nothingToBranch' })
  const other = { body: { Year: 2028, Name: 'x', Note: '', FromID: ID } }
  expect(await refusalOf(huda.send(planningCalls.addScenario, other))).toMatchObject({ status: 404 })
})
