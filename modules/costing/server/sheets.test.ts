import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { audited } from '#testing/stages/audited.ts'
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
  Note: '',
  PerTrainee: false,
  Quantity: 5,
  SharedBy: 1,
  Unit: usd(300_00),
  IsAvoidable: true,
  Committed: null,
  Actual: null,
}
const sheet = { OverheadPercent: 10, TargetMarginPercent: 20, RenewRates: false }
const planRow = async () => (await huda.send(planningCalls.add, { body: planRowOf(ids, '2027-03-07') })).ID
const of = (SubjectID: number, SubjectKind: 'planRow' | 'class' = 'planRow') => ({ SubjectKind, SubjectID })
const saveFor = (SubjectID: number, Version: number, Lines: readonly object[] = [line], more: object = {}) => ({
  body: { ...sheet, ...of(SubjectID), Version, Lines: Lines as never, ...more },
})

describe('a row of the plan', () => {
  test('has a sheet that its planners write and nobody else sees', async () => {
    const id = await planRow()
    expect(await huda.send(calls.getCostSheet, of(id))).toMatchObject({
      Version: 0,
      Lines: [],
      OverheadPercent: 15,
      BaseCurrency: 'USD',
      Actions: ['saveCostSheet'],
    })
    const saved = await huda.send(calls.saveCostSheet, saveFor(id, 0))
    const read = await huda.send(calls.getCostSheet, of(id))
    expect(read).toMatchObject({ Version: 1, OverheadPercent: 10, Lines: [line], Figures: { Fixed: 1_500_00 } })
    expect(read.Columns).toEqual({ Planned: 1_650_00, Committed: 0, Actual: 0, Forecast: 1_650_00 })
    expect(saved.Version).toBe(1)
    for (const asker of [layla, omar]) {
      expect(await refusalOf(asker.send(calls.getCostSheet, of(id)))).toMatchObject({ status: 403 })
      expect(await refusalOf(asker.send(calls.saveCostSheet, saveFor(id, 1)))).toMatchObject({ status: 403 })
    }
    expect(await refusalOf(huda.send(calls.getCostSheet, of(999_999)))).toMatchObject({ status: 404 })
    const request = { SubjectKind: 'courseRequest' as const, SubjectID: 999_999 }
    expect(await refusalOf(huda.send(calls.getCostSheet, request))).toMatchObject({ status: 404 })
  })

  test('is changed on the version that was seen, and the audit has both', async () => {
    const id = await planRow()
    await huda.send(calls.saveCostSheet, saveFor(id, 0))
    const dearer = { ...line, Unit: usd(400_00), Committed: usd(1_900_00) }
    await huda.send(calls.saveCostSheet, saveFor(id, 1, [dearer]))
    expect(await refusalOf(huda.send(calls.saveCostSheet, saveFor(id, 1)))).toMatchObject({ code: 'changedMeanwhile' })
    expect(await refusalOf(huda.send(calls.saveCostSheet, saveFor(id, 0)))).toMatchObject({ code: 'changedMeanwhile' })
    const last = (await audited(server.db, 'costing.saveCostSheet')).at(-1)!
    expect(last).toMatchObject({
      actor_id: huda.accountId,
      before: { lines: ['instructorDays: 5 × 300 USD, avoidable'] },
    })
    expect(last.after).toMatchObject({ lines: ['instructorDays: 5 × 400 USD, avoidable, committed 1900 USD'] })
  })

  test('begun by two at once has the lines of one', async () => {
    const id = await planRow()
    const tried = await Promise.allSettled([1, 2, 3, 4].map(() => huda.send(calls.saveCostSheet, saveFor(id, 0))))
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await huda.send(calls.getCostSheet, of(id))).toMatchObject({ Version: 1, Lines: [line] })
  })

  test('takes its sheet along when it is deleted', async () => {
    const id = await planRow()
    await huda.send(calls.saveCostSheet, saveFor(id, 0))
    await huda.send(planningCalls.delete, { ID: id })
    const left = await server.db.selectFrom('costing.sheet').where('subject_id', '=', id).select('id').execute()
    expect(left).toEqual([])
  })
})

test('rates stay as they came onto the sheet until they are renewed', async () => {
  const id = await planRow()
  const setRate = (rate: number) =>
    sql`update lookups.currency set per_usd = ${rate} where code = 'EGP'`.execute(server.db)
  await setRate(50)
  const inPounds = { ...line, Quantity: 1, Unit: { Minor: 1_000_00, Currency: 'EGP' } }
  await huda.send(calls.saveCostSheet, saveFor(id, 0, [inPounds]))
  await setRate(40)
  expect(await huda.send(calls.getCostSheet, of(id))).toMatchObject({
    Rates: [{ Currency: 'EGP', Rate: 50 }],
    Figures: { Fixed: 20_00 },
  })
  await huda.send(calls.saveCostSheet, saveFor(id, 1, [inPounds]))
  expect((await huda.send(calls.getCostSheet, of(id))).Figures.Fixed).toBe(20_00)
  await huda.send(calls.saveCostSheet, saveFor(id, 2, [inPounds], { RenewRates: true }))
  expect((await huda.send(calls.getCostSheet, of(id))).Figures.Fixed).toBe(25_00)
})

test('what is wrong is named by its field', async () => {
  const id = await planRow()
  const refused = (given: object) => refusalOf(huda.send(calls.saveCostSheet, saveFor(id, 0, [{ ...line, ...given }])))
  expect(await refused({ Unit: { Minor: 1, Currency: 'XXX' } })).toMatchObject({
    fields: [{ path: 'Lines.0.Unit', code: 'unknownCurrency' }],
  })
  expect(await refused({ Quantity: 1.234 })).toMatchObject({ status: 400 })
  expect(await refused({ Quantity: 0 })).toMatchObject({ status: 400 })
  expect(await refused({ Quantity: 9_999, Unit: usd(2_000_000_000) })).toMatchObject({ code: 'costsTooLarge' })
})

test('lines are proposed from what the academy knows, and stored by nobody', async () => {
  const id = await planRow()
  const { Lines, Unknown } = await huda.send(calls.proposeCostLines, of(id))
  expect(Lines.map(({ Kind }) => Kind)).toEqual(expect.arrayContaining(['instructorDays', 'materials', 'certificate']))
  expect(Unknown).not.toContain('instructor')
  expect((await huda.send(calls.getCostSheet, of(id))).Version).toBe(0)
})

test('a class that is made of a row has its sheet, reckoned for the class', async () => {
  const { ID, planRowId } = await stagedClass({ huda, nadia }, omar, planRowOf(ids, '2027-04-04'))
  const meals = { ...line, Kind: 'meals' as const, PerTrainee: true, Quantity: 5, Unit: usd(10_00) }
  await huda.send(calls.saveCostSheet, { body: { ...sheet, ...of(ID, 'class'), Version: 0, Lines: [meals] } })
  expect(await huda.send(calls.getCostSheet, of(planRowId))).toMatchObject({
    Version: 1,
    Subject: { Kind: 'planRow', Trainees: 15 },
    Figures: { Cost: 750_00, Revenue: 9_000_00 },
  })
  await sql`update classes.course_class set state = 'confirmed', seats_taken = 8, fee_minor = 50000 where id = ${ID}`.execute(
    server.db,
  )
  expect(await huda.send(calls.getCostSheet, of(ID, 'class'))).toMatchObject({
    Version: 1,
    Subject: { Kind: 'class', Trainees: 8 },
    Figures: { Cost: 400_00, Revenue: 4_000_00 },
  })
})
