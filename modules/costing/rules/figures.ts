import type { Money } from '#platform/shared/values/money.ts'
import { moneyInBase, sumsOf, type CostLine, type Rates } from './amounts.ts'
import { ceilRatio, partsOf, roundedRatio } from './ratio.ts'

/** What a sheet says beside its lines. */
export interface Terms {
  /** The currency of every sum, and how many of each other currency one of it buys. */
  readonly base: string
  readonly rates: Rates
  /** On what is paid once; at most two decimals. */
  readonly overheadPercent: number
  /** At most two decimals, below 100. */
  readonly targetMarginPercent: number
  /** Suggested prices are rounded up to it; minor units of the base currency. */
  readonly priceStep: number
}
export interface Costs extends Terms {
  readonly lines: readonly CostLine[]
}

/** For how many, and what each of them pays. */
export interface Sale {
  readonly trainees: number
  /** For one trainee, net; null: nobody has said one. */
  readonly price: Money | null
  /** Among how many the bills for all trainees are shared: for whom they were written; the trainees, where not said. */
  readonly billedFor?: number
}

/**
 * From how many trainees on it pays, or why that cannot be said: `priceTooLow`, the price does not cover what each trainee
 * costs, so no number of trainees pays; `noPrice`.
 */
export const outcomes = ['reachable', 'priceTooLow', 'noPrice'] as const
export type Outcome = (typeof outcomes)[number]

/** Under the names of the wire; every amount in minor units of the base currency. */
export interface Figures {
  /** F: paid once. */
  readonly Fixed: number
  /** A: of F what need not be paid if it is called off today. */
  readonly Avoidable: number
  /** V. */
  readonly PerTrainee: number
  /** On F. */
  readonly Overhead: number
  /** Of all trainees, with the overhead. */
  readonly Cost: number
  readonly Price: number | null
  readonly Revenue: number | null
  /** Revenue less cost. */
  readonly Margin: number | null
  /** Of the revenue, two decimals; null where there is none. */
  readonly MarginPercent: number | null
  readonly Outcome: Outcome
  /** From how many trainees on all costs are covered; null where the outcome says why. */
  readonly BreakEven: number | null
  /** From how many on it is better held than called off. */
  readonly GoNoGo: number | null
  /** Brings the wanted margin with so many trainees; null without trainees. */
  readonly SuggestedPrice: number | null
}

const whole = 10_000n

/**
 * The formulas of the domain rules (§4) at the forecast of the lines. Everything is reckoned in whole numbers and ratios of
 * them, and each figure rounded once, at its end: money half up, thresholds and the suggested price up.
 */
export function figuresOf(costs: Costs, { trainees, price, billedFor = trainees }: Sale): Figures {
  const { base, rates, overheadPercent } = costs
  const { forecast, avoidable } = sumsOf(base, rates, costs.lines)
  const Price = price && moneyInBase(base, rates, price)
  // F (1 + overhead) is `loaded` / `whole`, V is `of` / `shares`.
  const loaded = BigInt(forecast.fixed) * (whole + partsOf(overheadPercent, 2))
  const shares = BigInt(Math.max(billedFor, 1))
  const each = { of: BigInt(forecast.each) * shares + BigInt(forecast.together), shares }
  const Cost = roundedRatio(loaded * shares + BigInt(trainees) * each.of * whole, whole * shares)
  const Revenue = Price === null ? null : Price * trainees
  const Margin = Revenue === null ? null : Revenue - Cost
  return {
    Fixed: forecast.fixed,
    Avoidable: avoidable,
    PerTrainee: roundedRatio(each.of, shares),
    Overhead: roundedRatio(loaded, whole) - forecast.fixed,
    Cost,
    Price,
    Revenue,
    Margin,
    MarginPercent: percentOf(Margin, Revenue),
    Outcome: Price === null ? 'noPrice' : isTooLow(Price, each) ? 'priceTooLow' : 'reachable',
    BreakEven: threshold(loaded, Price, each),
    GoNoGo: threshold(BigInt(avoidable) * whole, Price, each),
    SuggestedPrice: suggestedPrice(loaded, each, costs, trainees),
  }
}

/** V as a ratio. */
interface Each {
  readonly of: bigint
  readonly shares: bigint
}
const isTooLow = (price: number, { of, shares }: Each) => BigInt(price) * shares <= of

/** ⌈toCover ÷ (P − V)⌉, `toCover` in ten-thousandths; null where there is no price or it does not cover V. */
function threshold(toCover: bigint, price: number | null, each: Each): number | null {
  if (price === null || isTooLow(price, each)) return null
  return ceilRatio(toCover * each.shares, (BigInt(price) * each.shares - each.of) * whole)
}

/** (F (1 + overhead) ÷ n + V) ÷ (1 − target margin), up to the next step. */
function suggestedPrice(loaded: bigint, each: Each, terms: Terms, trainees: number): number | null {
  if (trainees === 0) return null
  const n = BigInt(trainees)
  const of = loaded * each.shares + each.of * n * whole
  const over = n * each.shares * (whole - partsOf(terms.targetMarginPercent, 2))
  return ceilRatio(of, over * BigInt(terms.priceStep)) * terms.priceStep
}

/** A part of a whole in percent, two decimals, half up; null where the whole is nothing. */
export const percentOf = (part: number | null, of: number | null): number | null =>
  part === null || of === null || of <= 0 ? null : roundedRatio(BigInt(part) * whole, BigInt(of)) / 100

/** What is paid once with its overhead, and what is paid for all trainees, in the same minor units. */
export const costOf = (fixed: number, together: number, overheadPercent: number): number =>
  roundedRatio(BigInt(fixed) * (whole + partsOf(overheadPercent, 2)), whole) + together

/** What each of the four columns comes to for so many trainees, with the overhead on what is paid once. */
export function columnsFor(costs: Costs, trainees: number) {
  const { planned, committed, actual, forecast } = sumsOf(costs.base, costs.rates, costs.lines)
  const sum = (fixed: number, together: number) => costOf(fixed, together, costs.overheadPercent)
  return {
    Planned: sum(planned.fixed, planned.each * trainees),
    Committed: sum(committed.fixed, committed.together),
    Actual: sum(actual.fixed, actual.together),
    Forecast: sum(forecast.fixed, forecast.each * trainees + forecast.together),
  }
}
