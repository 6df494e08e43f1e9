import { json } from '#platform/server/database.ts'
import type { Money } from '#platform/shared/values/money.ts'
import { sumsOf, type CostLine, type Rates } from '#modules/costing/rules/amounts.ts'
import { usual, type CostKind, type CostSubject } from '#modules/costing/rules/kinds.ts'

export type NotedLine = CostLine & { readonly Note: string }

/** A sheet in dollars with the sums of its lines, as new sheets begin. */
export function sheetRow(
  about: { readonly kind: CostSubject; readonly id: number },
  rates: Rates,
  lines: readonly NotedLine[],
) {
  const { planned, committed, actual, forecast, avoidable } = sumsOf('USD', rates, lines)
  return {
    subject_kind: about.kind,
    subject_id: about.id,
    base_currency: 'USD',
    rates: json(rates),
    overhead_percent: 15,
    target_margin_percent: 25,
    price_step_minor: 1_000,
    planned_fixed_minor: planned.fixed,
    planned_each_minor: planned.each,
    committed_fixed_minor: committed.fixed,
    committed_together_minor: committed.together,
    actual_fixed_minor: actual.fixed,
    actual_together_minor: actual.together,
    forecast_fixed_minor: forecast.fixed,
    forecast_each_minor: forecast.each,
    forecast_together_minor: forecast.together,
    avoidable_minor: avoidable,
  }
}

export const line = (Kind: CostKind, Quantity: number, Unit: Money, Note = ''): NotedLine => ({
  Kind,
  Note,
  PerTrainee: usual[Kind].perTrainee,
  Quantity,
  SharedBy: 1,
  Unit,
  IsAvoidable: usual[Kind].isAvoidable,
  Committed: null,
  Actual: null,
})

export const rowOf = (sheetId: number, place: number, each: NotedLine) => ({
  sheet_id: sheetId,
  position: place + 1,
  kind: each.Kind,
  note: each.Note,
  per_trainee: each.PerTrainee,
  quantity: each.Quantity,
  shared_by: each.SharedBy,
  unit_minor: each.Unit.Minor,
  currency: each.Unit.Currency,
  is_avoidable: each.IsAvoidable,
  committed_minor: each.Committed?.Minor ?? null,
  committed_currency: each.Committed?.Currency ?? null,
  actual_minor: each.Actual?.Minor ?? null,
  actual_currency: each.Actual?.Currency ?? null,
})
