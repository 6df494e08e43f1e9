import { minorDigits, type Money } from '#platform/shared/values/money.ts'
import type { CostKind } from './kinds.ts'
import { partsOf, roundedRatio } from './ratio.ts'

/** How many of each currency one of the base currency buys; at most ten decimals. A currency without one counts as the base. */
export type Rates = Readonly<Record<string, number>>

/** A line of a sheet, under the names of the wire. */
export interface CostLine {
  readonly Kind: CostKind
  readonly PerTrainee: boolean
  /** At most two decimals. */
  readonly Quantity: number
  /** How many share one of it. */
  readonly SharedBy: number
  /** What one of the quantity costs. */
  readonly Unit: Money
  /** Need not be paid if it is called off today. */
  readonly IsAvoidable: boolean
  /** Ordered or invoiced, and paid; of a line for each trainee for all of them together. */
  readonly Committed: Money | null
  readonly Actual: Money | null
}

/**
 * What a line comes to in minor units of the base currency; each rounded half up, once, so that what is shown line by line
 * comes to the sums.
 */
export interface LineAmounts {
  /** Once, or for one trainee. */
  readonly planned: number
  readonly committed: number | null
  readonly actual: number | null
}

const rateDecimals = 10

/** `Minor` × `quantity` ÷ `sharedBy` of a currency, in minor units of the base. */
function inBase(base: string, rates: Rates, { Minor, Currency }: Money, quantity = 1, sharedBy = 1): number {
  const rate = Currency === base ? 1 : (rates[Currency] ?? 1)
  const of = BigInt(Minor) * partsOf(quantity, 2) * 10n ** BigInt(rateDecimals + minorDigits(base))
  const over = partsOf(rate, rateDecimals) * 100n * BigInt(sharedBy) * 10n ** BigInt(minorDigits(Currency))
  return roundedRatio(of, over)
}

/** An amount in minor units of the base currency, half up, rounded once. */
export const moneyInBase = (base: string, rates: Rates, money: Money): number => inBase(base, rates, money)

/** The same the other way: minor units of the base currency in those of another, half up, rounded once. */
export function minorOfBase(base: string, rates: Rates, minor: number, currency: string): number {
  const rate = currency === base ? 1 : (rates[currency] ?? 1)
  const of = BigInt(minor) * partsOf(rate, rateDecimals) * 10n ** BigInt(minorDigits(currency))
  return roundedRatio(of, 10n ** BigInt(rateDecimals + minorDigits(base)))
}

export const amountsOfLine = (base: string, rates: Rates, line: CostLine): LineAmounts => ({
  planned: inBase(base, rates, line.Unit, line.Quantity, line.SharedBy),
  committed: line.Committed && inBase(base, rates, line.Committed),
  actual: line.Actual && inBase(base, rates, line.Actual),
})

/** The sums of a sheet in minor units of its base currency: once, for `each` trainee, for all trainees `together`. */
export interface Sums {
  readonly planned: { readonly fixed: number; readonly each: number }
  readonly committed: { readonly fixed: number; readonly together: number }
  readonly actual: { readonly fixed: number; readonly together: number }
  /** Of each line what was paid, else what is committed, else what was planned. */
  readonly forecast: { readonly fixed: number; readonly each: number; readonly together: number }
  /** Of the forecast once: what need not be paid if it is called off today. What was paid already is not among it. */
  readonly avoidable: number
}

/** Adds up the lines of a sheet (domain rules, §4: F, A and V). */
export function sumsOf(base: string, rates: Rates, lines: readonly CostLine[]): Sums {
  const all = lines.map((line) => ({ line, ...amountsOfLine(base, rates, line) }))
  type One = (typeof all)[number]
  const sum = (of: (one: One) => number | null) => all.reduce((total, one) => total + (of(one) ?? 0), 0)
  const once = (of: (one: One) => number | null) => sum((one) => (one.line.PerTrainee ? 0 : of(one)))
  const trainees = (of: (one: One) => number | null) => sum((one) => (one.line.PerTrainee ? of(one) : 0))
  const known = (one: One) => one.actual ?? one.committed
  return {
    planned: { fixed: once((one) => one.planned), each: trainees((one) => one.planned) },
    committed: { fixed: once((one) => one.committed), together: trainees((one) => one.committed) },
    actual: { fixed: once((one) => one.actual), together: trainees((one) => one.actual) },
    forecast: {
      fixed: once((one) => known(one) ?? one.planned),
      each: trainees((one) => (known(one) === null ? one.planned : 0)),
      together: trainees(known),
    },
    avoidable: once((one) => (one.line.IsAvoidable && one.actual === null ? (one.committed ?? one.planned) : 0)),
  }
}
