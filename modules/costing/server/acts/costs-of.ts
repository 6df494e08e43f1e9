import type { Database } from '#platform/server/database.ts'
import type { Rates } from '../../rules/amounts.ts'
import { figuresOf, type Figures, type Sale } from '../../rules/figures.ts'
import { currenciesOf, ratesToKeep } from '../../rules/rates.ts'
import { todaysRates } from '../store/rates.ts'
import { keptSheet, type About, type NotedLine } from '../store/sheets.ts'

/** What a sheet comes to at a price: to be shown, or kept as it stood when an offer was made. */
export interface CostsOf {
  readonly version: number
  /** The currency of every figure. */
  readonly baseCurrency: string
  /** Of each currency of the lines and of the price, how many one of the base currency buys. */
  readonly rates: Rates
  readonly figures: Figures
  readonly lines: readonly NotedLine[]
  /** The price does not cover what it costs. False where nothing says a price. */
  readonly isMarginNegative: boolean
}

/** Of what the sheet is about, for so many at this net price each; undefined where no sheet was written down. */
export async function costsOf(
  db: Database,
  about: About,
  { trainees, price }: Pick<Sale, 'trainees' | 'price'>,
): Promise<CostsOf | undefined> {
  const sheet = await keptSheet(db, about)
  if (!sheet) return undefined
  const currencies = currenciesOf(sheet.lines, price?.Currency ?? null)
  const rates = ratesToKeep(sheet, await todaysRates(db, sheet.base), currencies)
  const figures = figuresOf({ ...sheet, rates }, { trainees, price })
  return {
    version: sheet.version,
    baseCurrency: sheet.base,
    rates,
    figures,
    lines: sheet.lines,
    isMarginNegative: figures.Margin !== null && figures.Margin < 0,
  }
}
