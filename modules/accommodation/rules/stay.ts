import { addDays, type Day } from '#platform/shared/values/dates.ts'
import type { Money } from '#platform/shared/values/money.ts'

/** The most nights that a stay is priced for: a course of a year. */
export const longestStay = 400

/** What a room costs in the nights from the first to the last one, both included. */
export interface PeriodPrice {
  readonly firstNight: Day
  readonly lastNight: Day
  readonly price: Money
}

export interface PricedNight {
  /** The day on which the night begins. */
  readonly Night: Day
  /** Null where no period covers the night. */
  readonly Price: Money | null
}

/** The nights of a stay, each at the price of its date. `periods` never overlap (the database sees to that). */
export function pricedNights(firstNight: Day, nights: number, periods: readonly PeriodPrice[]): PricedNight[] {
  return Array.from({ length: nights }, (_, at) => {
    const Night = addDays(firstNight, at)
    const period = periods.find((each) => each.firstNight <= Night && Night <= each.lastNight)
    return { Night, Price: period?.price ?? null }
  })
}

/** The priced nights together, one amount a currency in the order in which they come. */
export function totalsOf(nights: readonly PricedNight[]): Money[] {
  const sums = new Map<string, number>()
  for (const { Price } of nights) if (Price) sums.set(Price.Currency, (sums.get(Price.Currency) ?? 0) + Price.Minor)
  return [...sums].map(([Currency, Minor]) => ({ Minor, Currency }))
}
