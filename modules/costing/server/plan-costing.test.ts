import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { planRowOf, stagedClass, stageIds } from '#testing/stages/stage-plan.ts'
import { planningCalls } from '#modules/planning/contract/calls.ts'
import { costingCalls as calls } from '../contract/calls.ts'

let server: TestServer
let ids: Awaited<ReturnType<typeof stageIds>>
let huda: Asker, layla: Asker, omar: Asker, nadia: Asker
beforeAll(async () => {
  server = await startTestServer()
  server.at('2027-01-10T08:00:00Z')
  await server.db.deleteFrom('planning.holiday').execute()
  ids = await stageIds(server)
  huda = await server.as('huda')
  layla = await server.as('layla')
  omar = await server.as('omar')
  nadia = await server.as('nadia')
})
afterAll(() => server.close())

const usd = (Minor: number) => ({ Minor, Currency: 'USD' })
const line = {
  Kind: 'instructorDays' as const,
  Note: 'Omar',
  PerTrainee: false,
  Quantity: 5,
  SharedBy: 1,
  Unit: usd(300_00),
  IsAvoidable: true,
  Committed: null,
  Actual: null as ReturnType<typeof usd> | null,
}
const writeSheet = (SubjectID: number, Lines: (typeof line)[] = [line]) =>
  huda.send(calls.saveCostSheet, {
    body: {
      SubjectKind: 'planRow',
      SubjectID,
      Version: 0,
      OverheadPercent: 10,
      TargetMarginPercent: 20,
      RenewRates: false,
      Lines,
    },
  })
const rowOf = async (id: number) => {
  const { Items } = await huda.send(calls.getPlanCosting, { Year: 2027, pageSize: 100 })
  return Items.find(({ ID }) => ID === id)!
}

describe('the plan reckoned', () => {
  test('shows planners each row with its figures', async () => {
    const { ID } = await huda.send(planningCalls.add, { body: planRowOf(ids, '2027-03-07') })
    expect(await rowOf(ID)).toMatchObject({
      ExpectedTrainees: 15,
      LeadInstructorID: ids.omar,
      SheetVersion: 0,
      Figures: { Cost: 0, Revenue: 9_000_00 },
      Actions: ['edit'],
    })
    await writeSheet(ID)
    expect(await rowOf(ID)).toMatchObject({ SheetVersion: 1, Figures: { Cost: 1_650_00, BreakEven: 3 } })
    const withCosts = await huda.send(calls.getPlanCosting, { Year: 2027, HasCosts: false, pageSize: 100 })
    expect(withCosts.Items.map((row) => row.ID)).not.toContain(ID)
    expect(await refusalOf(layla.send(calls.getPlanCosting, {}))).toMatchObject({ status: 403 })
    expect(await refusalOf(omar.send(calls.getPlanCosting, {}))).toMatchObject({ status: 403 })
  })

  test('what was tried out is stored in the row and its sheet, all or none', async () => {
    const one = await huda.send(planningCalls.add, { body: planRowOf(ids, '2027-04-04') })
    const two = await huda.send(planningCalls.add, { body: planRowOf(ids, '2027-05-02') })
    await writeSheet(one.ID)
    const { Instructors } = await huda.send(calls.getCostChoices, { CourseID: ids.SMS101 })
    const other = Instructors.find(({ ID }) => ID !== ids.omar)!
    const terms = { ExpectedTrainees: 9, Fee: usd(700_00), LeadInstructorID: other.ID, ClassRoomID: ids.R102 }
    const first = { ID: one.ID, Version: one.Version, SheetVersion: 1, ...terms }
    const stale = { ...first, ID: two.ID, Version: 77, SheetVersion: 0 }
    expect(await refusalOf(huda.send(calls.savePlanCosting, { body: { Rows: [first, stale] } }))).toMatchObject({
      code: 'changedMeanwhile',
    })
    expect(await rowOf(one.ID)).toMatchObject({ ExpectedTrainees: 15, LeadInstructorID: ids.omar })
    expect(await refusalOf(layla.send(calls.savePlanCosting, { body: { Rows: [first] } }))).toMatchObject({
      status: 403,
    })

    await huda.send(calls.savePlanCosting, { body: { Rows: [first] } })
    expect(await rowOf(one.ID)).toMatchObject({
      ExpectedTrainees: 9,
      Fee: usd(700_00),
      LeadInstructorID: other.ID,
      ClassRoomID: ids.R102,
      SheetVersion: 2,
      Lines: [{ Kind: 'instructorDays', Quantity: 5, Unit: other.DailyFee }],
    })
    const kept = await huda.send(planningCalls.getPlanRow, { ID: one.ID })
    expect(kept).toMatchObject({ MinTrainees: 6, MaxTrainees: 20, Hours: 25, StartDate: '2027-04-04' })
  })

  test('an approved row is the administrator’s to change', async () => {
    const { ID } = await huda.send(planningCalls.add, { body: planRowOf(ids, '2027-06-06') })
    await sql`update planning.plan_row set state = 'approved' where id = ${ID}`.execute(server.db)
    const row = await rowOf(ID)
    expect(row.Actions).toEqual([])
    const body = {
      Rows: [
        {
          ID,
          Version: row.Version,
          SheetVersion: 0,
          ExpectedTrainees: 3,
          Fee: row.Fee,
          LeadInstructorID: row.LeadInstructorID,
          ClassRoomID: row.ClassRoomID,
        },
      ],
    }
    expect(await refusalOf(huda.send(calls.savePlanCosting, { body }))).toMatchObject({ code: 'notNow' })
    await nadia.send(calls.savePlanCosting, { body })
    expect(await rowOf(ID)).toMatchObject({ ExpectedTrainees: 3 })
  })
})

describe('the year', () => {
  test('is summed up by month, and each figure leads to the rows that it counted', async () => {
    const { ID, planRowId } = await stagedClass({ huda, nadia }, omar, planRowOf(ids, '2028-09-03'))
    await writeSheet(planRowId, [{ ...line, Actual: usd(1_000_00) }])
    await sql`update classes.course_class set state = 'running', seats_taken = 8 where id = ${ID}`.execute(server.db)
    const off = await huda.send(planningCalls.add, { body: planRowOf(ids, '2028-09-10') })
    await sql`update planning.plan_row set state = 'cancelled' where id = ${off.ID}`.execute(server.db)
    const { Items, Total } = await huda.send(calls.getYearSummary, { Year: 2028 })
    expect(Total).toBe(12)
    expect(Items[8]).toEqual({
      Month: 9,
      Planned: 1,
      Held: 1,
      SeatsPlanned: 15,
      SeatsTaken: 8,
      IncomePlanned: usd(9_000_00),
      IncomeInvoiced: usd(0),
      IncomePaid: usd(0),
      CostPlanned: usd(1_650_00),
      CostActual: usd(1_100_00),
      MarginPlanned: usd(7_350_00),
      MarginActual: usd(-1_100_00),
    })
    const counted = async (Figure: 'planned' | 'held' | 'incomePaid' | 'costActual' | 'marginActual') =>
      (await huda.send(calls.getYearSummaryRows, { Year: 2028, OfMonth: 9, Figure })).Items
    expect(await counted('planned')).toMatchObject([{ Key: `planRow-${planRowId}`, ClassID: ID, Count: 1 }])
    expect(await counted('held')).toHaveLength(1)
    expect(await counted('incomePaid')).toEqual([])
    expect(await counted('costActual')).toMatchObject([{ Amount: usd(1_100_00) }])
    expect(await counted('marginActual')).toMatchObject([{ Amount: usd(-1_100_00) }])
    expect(await refusalOf(layla.send(calls.getYearSummary, { Year: 2028 }))).toMatchObject({ status: 403 })
  })
})
