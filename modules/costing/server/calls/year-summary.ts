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

/** The twelve months; a page of them, as lists are asked for. */
export const getYearSummary: Handler<typeof calls.getYearSummary> = async ({ db, actor, query }) => {
  const summed = await summedIn(db)
  const runs = await runsOfYear(db, actor, { year: query.Year, scenarioId: query.ScenarioID ?? null }, summed)
  const byMonth = Map.groupBy(runs, (row) => Number(row.StartDate.slice(5, 7)))
  const money = (Minor: number) => ({ Minor, Currency: summed.base })
  const months = Array.from({ length: 12 }, (_, at) => {
    const sum = sumOf((byMonth.get(at + 1) ?? []).map((row) => figuresOfRun(runOf(row, summed))))
    return {
      Month: at + 1,
      Planned: sum.planned,
      Held: sum.held,
      SeatsPlanned: sum.seatsPlanned,
      SeatsTaken: sum.seatsTaken,
      IncomePlanned: money(sum.incomePlanned),
      IncomeInvoiced: money(sum.incomeInvoiced),
      IncomePaid: money(sum.incomePaid),
      CostPlanned: money(sum.costPlanned),
      CostActual: money(sum.costActual),
      MarginPlanned: money(sum.marginPlanned),
      MarginActual: money(sum.marginActual),
    }
  })
  const ordered = query.sort.startsWith('-') ? months.toReversed() : months
  const from = (query.pageNum - 1) * query.pageSize
  return { Items: ordered.slice(from, from + query.pageSize), Total: months.length }
}

export const getYearSummaryRows: Handler<typeof calls.getYearSummaryRows> = async ({ db, actor, query }) => {
  const summed = await summedIn(db)
  const { Year: year, Figure: figure } = query
  const { rows, total } = await readList(db, summaryRows, query, {
    ...summed,
    actor,
    year,
    figure,
    scenarioId: query.ScenarioID ?? null,
  })
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
