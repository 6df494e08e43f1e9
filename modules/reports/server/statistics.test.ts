import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedSample } from '#database/seeds/sample.ts'
import { costingCalls } from '#modules/costing/contract/calls.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { reportsCalls as calls } from '../contract/calls.ts'
import { addedFigures, shownFigures, subjectKeys, subjects, type Grouping, type SubjectKey } from '../rules/subjects.ts'

/* Over the sample academy: what a figure says is what the rows behind it bring. */
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.db.transaction().execute((tx) => seedSample(tx, '2026-11-21'))
}, 120_000)
afterAll(() => server.close())

const period = { From: '2025-01-01', To: '2026-12-31' }
const statistic = async (Subject: SubjectKey, By: Grouping) =>
  (await server.as('nadia')).send(calls.getStatistic, { Subject, By, ...period })
const behind = async (Subject: SubjectKey, Figure: string, more: { By?: Grouping; Key?: string } = {}) =>
  (await server.as('nadia')).send(calls.getCountedRows, { Subject, Figure, ...period, ...more, pageSize: 100 })

const each = subjectKeys.map((subject) => ({ subject }))

describe.each(each)('$subject', ({ subject }) => {
  test('the groups of every grouping come to the sum, and the sample academy has some', async () => {
    for (const by of subjects[subject].by) {
      const { Figures, Groups, Sum, IsCut } = await statistic(subject, by)
      expect(IsCut).toBe(false)
      expect(Figures).toEqual(shownFigures(subject))
      expect(Groups.length, by).toBeGreaterThan(0)
      Figures.forEach((figure, at) => {
        if ('of' in subjects[subject].figures[figure]!) return
        const together = Groups.reduce((sum, { Values }) => sum + Values[at]!, 0)
        expect(together, `${by} ${figure}`).toBeCloseTo(Sum[at]!, 3)
      })
    }
  })

  test('behind each figure of a group stand the rows that it counted, and no other', async () => {
    for (const by of subjects[subject].by) {
      const { Groups, Figures } = await statistic(subject, by)
      const { Key, Values } = Groups.findLast((group) => group.Values.some(Boolean))!
      for (const [at, figure] of Figures.entries()) {
        const { Items, Total } = await behind(subject, figure, { By: by, Key })
        if ('of' in subjects[subject].figures[figure]! || Total > 100) continue
        const brought = Items.reduce((sum, { Brings }) => sum + Brings[addedFigures(subject).indexOf(figure)]!, 0)
        expect(brought, `${by} ${Key} ${figure}`).toBeCloseTo(Values[at]!, 3)
      }
    }
  })
})

test('income is planned month by month as the summary of the year says, with its rows and beside the year before', async () => {
  const nadia = await server.as('nadia')
  const summaries = new Map<number, number[]>()
  for (const Year of [2025, 2026])
    summaries.set(
      Year,
      (await nadia.send(costingCalls.getYearSummary, { Year })).Items.map(({ IncomePlanned }) => IncomePlanned.Minor),
    )
  const year = { From: '2026-01-01', To: '2026-12-31' }
  const { Figures, Groups } = await nadia.send(calls.getStatistic, { Subject: 'income', By: 'month', ...year })
  const at = Figures.indexOf('planned')
  expect(Groups.filter(({ Values }) => Values[at]).length).toBeGreaterThan(1)
  expect(Groups.map(({ Values }) => Values[at])).toEqual(summaries.get(2026))
  expect(Groups.map(({ Before }) => Before[at])).toEqual(summaries.get(2025))
  for (const { Key, Values } of Groups.filter(({ Values }) => Values[at])) {
    const OfMonth = Number(Key.slice(5))
    const asked = { Year: 2026, OfMonth, Figure: 'incomePlanned' as const, pageSize: 100 }
    const { Items: runs } = await nadia.send(costingCalls.getYearSummaryRows, asked)
    const rows = { Subject: 'income' as const, Figure: 'planned', By: 'month' as const, Key, ...year, pageSize: 100 }
    const { Items, Total } = await nadia.send(calls.getCountedRows, rows)
    const brought = Items.map(({ ID, Brings }) => [ID, Brings[addedFigures('income').indexOf('planned')]])
    const told = runs.filter(({ Amount }) => Amount!.Minor !== 0).map(({ Key, Amount }) => [Key, Amount!.Minor])
    expect(new Map(brought as [string, number][])).toEqual(new Map(told as [string, number][]))
    expect(Total).toBe(told.length)
    expect(Items.reduce((sum, { Brings }) => sum + Brings[addedFigures('income').indexOf('planned')]!, 0)).toBe(
      Values[at],
    )
  }
})
