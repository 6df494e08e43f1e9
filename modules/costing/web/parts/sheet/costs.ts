import type { Output } from '#platform/shared/call.ts'
import type { costingCalls } from '../../../contract/calls.ts'
import type { Costs } from '../../../rules/figures.ts'

export type Sheet = Output<typeof costingCalls.getCostSheet>

interface WithRates {
  readonly Rates: readonly { readonly Currency: string; readonly Rate: number }[]
}
export const ratesOf = (rates: WithRates['Rates']) =>
  Object.fromEntries(rates.map(({ Currency, Rate }) => [Currency, Rate]))

/** A sheet as the rules reckon with it. */
export const costsOf = (
  sheet: Pick<Sheet, 'BaseCurrency' | 'Rates' | 'OverheadPercent' | 'TargetMarginPercent' | 'PriceStep' | 'Lines'>,
): Costs => ({
  base: sheet.BaseCurrency,
  rates: ratesOf(sheet.Rates),
  overheadPercent: sheet.OverheadPercent,
  targetMarginPercent: sheet.TargetMarginPercent,
  priceStep: sheet.PriceStep.Minor,
  lines: sheet.Lines,
})
