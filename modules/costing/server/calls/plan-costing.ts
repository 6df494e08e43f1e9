import { mayEdit } from '#modules/planning/rules/plan-states.ts'
import { plannerOf } from '#modules/planning/rules/planner.ts'
import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import type { costingCalls as calls } from '../../contract/calls.ts'
import { figuresOf } from '../../rules/figures.ts'
import { emptySheet } from '../acts/empty-sheet.ts'
import { saveTerms } from '../acts/save-terms.ts'
import { planCosting } from '../store/plan-costing.ts'
import { todaysRates } from '../store/rates.ts'
import { sheetsOf } from '../store/sheets.ts'
import { shownRates } from './sheets.ts'

export const getPlanCosting: Handler<typeof calls.getPlanCosting> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, planCosting, query, { actor, scenarioId: query.ScenarioID ?? null })
  const empty = await emptySheet(db)
  const sheets = await sheetsOf(
    db,
    rows.flatMap(({ sheetId }) => sheetId ?? []),
  )
  const today = new Map<string, Awaited<ReturnType<typeof todaysRates>>>()
  for (const base of new Set([empty.base, ...[...sheets.values()].map((sheet) => sheet.base)]))
    today.set(base, await todaysRates(db, base))
  const who = plannerOf(actor)
  const Items = rows.map(({ sheetId, scenarioId: _scenario, Year: _, ...row }) => {
    const sheet = (sheetId === null ? undefined : sheets.get(sheetId)) ?? empty
    const rates = { ...today.get(sheet.base), ...sheet.rates }
    return {
      ...row,
      SheetVersion: sheet.version,
      BaseCurrency: sheet.base,
      Rates: shownRates(rates),
      OverheadPercent: sheet.overheadPercent,
      TargetMarginPercent: sheet.targetMarginPercent,
      PriceStep: { Minor: sheet.priceStep, Currency: sheet.base },
      Lines: [...sheet.lines],
      Figures: figuresOf({ ...sheet, rates }, { trainees: row.ExpectedTrainees, price: row.Fee }),
      Actions: mayEdit(row.State, who) ? (['edit'] as const).slice() : [],
    }
  })
  return { Items, Total: total }
}

export const savePlanCosting: Handler<typeof calls.savePlanCosting> = async (asked) => {
  // By id, so that two who save the same rows queue.
  for (const row of asked.body.Rows.toSorted((a, b) => a.ID - b.ID)) await saveTerms(asked, row)
  return { Saved: asked.body.Rows.length }
}
