import type { Output } from '#platform/shared/call.ts'
import type { costingCalls } from '../../../contract/calls.ts'
import { minorOfBase } from '../../../rules/amounts.ts'
import { figuresOf, type Costs, type Figures, type Sale } from '../../../rules/figures.ts'
import { currenciesOf, ratesToKeep } from '../../../rules/rates.ts'

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

/** A sheet as it would be reckoned with a price of this currency: at its own rates, and today's of what it has none. */
const pricedIn = (sheet: Sheet, currency: string | null): Costs => {
  const costs = costsOf(sheet)
  const currencies = currenciesOf(sheet.Lines, currency)
  return { ...costs, rates: ratesToKeep(costs, ratesOf(sheet.TodaysRates), currencies) }
}

/** What follows from a sheet for so many at this net price each; no price where nobody has said it. */
export const figuresFor = (sheet: Sheet, sale: Sale): Figures =>
  figuresOf(pricedIn(sheet, sale.price?.Currency ?? null), sale)

/** Minor units of a sheet's currency in those of another. */
export const minorIn = (sheet: Sheet, minor: number, currency: string): number =>
  minorOfBase(sheet.BaseCurrency, pricedIn(sheet, currency).rates, minor, currency)
