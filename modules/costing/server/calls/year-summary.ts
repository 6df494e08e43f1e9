import { invoiceSettings } from '#modules/billing/contract/settings.ts'
import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { settings } from '#platform/server/settings.ts'
import type { costingCalls as calls } from '../../contract/calls.ts'
import { figuresOfRun, isMoney, sumOf } from '../../rules/summary.ts'
import { todaysRates } from '../store/rates.ts'
import { runOf, runsOfYear, summaryRows, type SummedIn } from '../store/runs.ts'

async function summedIn(db: Database): Promise<SummedIn> {
  const { currency: base } = await settings(db, invoiceSettings)
  return { base, today: await todaysRates(db, base) }
}

export const getYearSummary: Handler<typeof calls.getYearSummary> = async ({ db, actor, query }) => {
  const summed = await summedIn(db)
  const byMonth = Map.groupBy(await runsOfYear(db, actor, query.Year, summed), (row) =>
    Number(row.StartDate.slice(5, 7)),
  )
  const Months = Array.from({ length: 12 }, (_, at) => ({
    Month: at + 1,
    Figures: sumOf((byMonth.get(at + 1) ?? []).map((row) => figuresOfRun(runOf(row, summed)))),
  }))
  return { Currency: summed.base, Months, Total: sumOf(Months.map(({ Figures }) => Figures)) }
}

export const getYearSummaryRows: Handler<typeof calls.getYearSummaryRows> = async ({ db, actor, query }) => {
  const summed = await summedIn(db)
  const { Year: year, Figure: figure } = query
  const { rows, total } = await readList(db, summaryRows, query, { ...summed, actor, year, figure })
  const Items = rows.map((row) => {
    const brings = figuresOfRun(runOf(row, summed))[figure]
    return {
      Key: row.Key,
      Kind: row.Kind as 'planRow' | 'class',
      ID: row.ID,
      Code: row.Code,
      Name: row.Name,
      StartDate: row.StartDate,
      ClassID: row.ClassID,
      ClassCode: row.ClassCode,
      Count: isMoney(figure) ? null : brings,
      Amount: isMoney(figure) ? { Minor: brings, Currency: summed.base } : null,
    }
  })
  return { Items, Total: total }
}
