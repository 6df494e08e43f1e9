import type { CostLine, Rates } from './amounts.ts'

/** The currencies in which something stands on a sheet, and that of the price. */
export const currenciesOf = (lines: readonly CostLine[], priceIn: string | null): string[] => [
  ...new Set([
    ...lines.flatMap(({ Unit, Committed, Actual }) => [
      Unit.Currency,
      ...(Committed ? [Committed.Currency] : []),
      ...(Actual ? [Actual.Currency] : []),
    ]),
    ...(priceIn === null ? [] : [priceIn]),
  ]),
]

/** The rates of these currencies: those that the sheet has, today's of what is new on it; all of today where they are renewed. */
export function ratesToKeep(
  sheet: { readonly base: string; readonly rates: Rates },
  today: Rates,
  currencies: readonly string[],
  renew = false,
): Rates {
  const rateOf = (currency: string) => (renew ? undefined : sheet.rates[currency]) ?? today[currency]
  return Object.fromEntries(
    currencies
      .filter((currency) => currency !== sheet.base)
      .toSorted()
      .flatMap((currency) => {
        const rate = rateOf(currency)
        return rate === undefined ? [] : [[currency, rate]]
      }),
  )
}
