import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CostLine } from './amounts.ts'
import { figuresOf, type Costs } from './figures.ts'
import { costKinds } from './kinds.ts'

const usd = (Minor: number) => ({ Minor, Currency: 'USD' })
const line = (given: Partial<CostLine>): CostLine => ({
  Kind: 'other',
  PerTrainee: false,
  Quantity: 1,
  SharedBy: 1,
  Unit: usd(0),
  IsAvoidable: false,
  Committed: null,
  Actual: null,
  ...given,
})
const costs = (lines: readonly CostLine[], given: Partial<Costs> = {}): Costs => ({
  base: 'USD',
  rates: {},
  overheadPercent: 10,
  targetMarginPercent: 20,
  priceStep: 10_00,
  lines,
  ...given,
})
const course = [
  line({ Kind: 'instructorDays', Quantity: 5, Unit: usd(300_00), IsAvoidable: true }),
  line({ Kind: 'roomDays', Quantity: 5, Unit: usd(100_00), IsAvoidable: true }),
  line({ Kind: 'advert', Unit: usd(150_00) }),
  line({ Kind: 'meals', PerTrainee: true, Quantity: 5, Unit: usd(8_00) }),
  line({ Kind: 'accommodation', PerTrainee: true, Quantity: 4, SharedBy: 2, Unit: usd(60_00) }),
]

describe('a course of five days for twelve', () => {
  const figures = figuresOf(costs(course), { trainees: 12, price: usd(500_00) })

  test('costs F, A, V and what follows', () => {
    expect(figures).toEqual({
      Fixed: 2_150_00,
      Avoidable: 2_000_00,
      PerTrainee: 160_00,
      Overhead: 215_00,
      Cost: 4_285_00,
      Price: 500_00,
      Revenue: 6_000_00,
      Margin: 1_715_00,
      MarginPercent: 28.58,
      Outcome: 'reachable',
      // 2,365 ÷ 340 = 6.96; 2,000 ÷ 340 = 5.88
      BreakEven: 7,
      GoNoGo: 6,
      // (2,365 ÷ 12 + 160) ÷ 0.8 = 446.35
      SuggestedPrice: 450_00,
    })
  })

  test('a price that does not cover what each costs is an outcome of its own', () => {
    for (const price of [160_00, 159_99, 0])
      expect(figuresOf(costs(course), { trainees: 12, price: usd(price) })).toMatchObject({
        Outcome: 'priceTooLow',
        BreakEven: null,
        GoNoGo: null,
      })
    expect(figuresOf(costs(course), { trainees: 12, price: usd(160_01) })).toMatchObject({ Outcome: 'reachable' })
    expect(figuresOf(costs(course), { trainees: 12, price: null })).toMatchObject({ Outcome: 'noPrice', Revenue: null })
  })

  test('nobody comes', () => {
    expect(figuresOf(costs(course), { trainees: 0, price: usd(500_00) })).toMatchObject({
      Cost: 2_365_00,
      Revenue: 0,
      Margin: -2_365_00,
      MarginPercent: null,
      BreakEven: 7,
      SuggestedPrice: null,
    })
  })
})

test('the forecast is what was paid, else committed, else planned; what was paid is not avoidable', () => {
  const lines = [
    line({ Unit: usd(100_00), IsAvoidable: true }),
    line({ Unit: usd(100_00), Committed: usd(90_00), IsAvoidable: true }),
    line({ Unit: usd(100_00), Committed: usd(90_00), Actual: usd(95_00), IsAvoidable: true }),
    line({ PerTrainee: true, Unit: usd(10_00), Actual: usd(100_01) }),
  ]
  const figures = figuresOf(costs(lines, { overheadPercent: 0 }), { trainees: 10, price: usd(100_00) })
  expect(figures).toMatchObject({ Fixed: 285_00, Avoidable: 190_00, PerTrainee: 10_00, Cost: 385_01 })
})

test('other currencies count at the rate of the sheet, with their own minor units', () => {
  const lines = [
    line({ Unit: { Minor: 485_00, Currency: 'EGP' } }),
    line({ Unit: { Minor: 3_000, Currency: 'KWD' } }),
    line({ Unit: { Minor: 150, Currency: 'JPY' } }),
  ]
  const rates = { EGP: 48.5, KWD: 0.3, JPY: 150 }
  expect(figuresOf(costs(lines, { rates }), { trainees: 1, price: null }).Fixed).toBe(10_00 + 10_00 + 1_00)
})

/* The same, worked out a second way: with fractions that are never rounded but at the end. */

class Fraction {
  readonly of: bigint
  readonly over: bigint
  constructor(of: bigint, over = 1n) {
    const sign = over < 0n ? -1n : 1n
    this.of = of * sign
    this.over = over * sign
  }
  /** From how it is written: '48.5'. */
  static read(text: string): Fraction {
    const [whole = '', parts = ''] = text.split('.')
    return new Fraction(BigInt(whole + parts), 10n ** BigInt(parts.length))
  }
  plus = (b: Fraction) => new Fraction(this.of * b.over + b.of * this.over, this.over * b.over)
  minus = (b: Fraction) => this.plus(new Fraction(-b.of, b.over))
  times = (b: Fraction) => new Fraction(this.of * b.of, this.over * b.over)
  by = (b: Fraction) => new Fraction(this.of * b.over, this.over * b.of)
  floor = (): bigint => (this.of - (((this.of % this.over) + this.over) % this.over)) / this.over
  ceil = (): bigint => -new Fraction(-this.of, this.over).floor()
  round = (): bigint => this.plus(new Fraction(1n, 2n)).floor()
  isMoreThan = (b: Fraction) => this.of * b.over > b.of * this.over
}
const whole = (value: number | bigint) => new Fraction(BigInt(value))
const percent = (value: number) => Fraction.read(String(value)).by(whole(100))
const digits: Readonly<Record<string, bigint>> = { USD: 100n, EGP: 100n, KWD: 1000n, JPY: 1n }

function secondWay({ base, rates, ...sheet }: Costs, trainees: number, price: CostLine['Unit'] | null) {
  const asBase = ({ Minor, Currency }: CostLine['Unit'], quantity = whole(1)) => {
    const rate = Currency === base ? whole(1) : Fraction.read(String(rates[Currency]))
    const major = whole(Minor).times(quantity).by(whole(digits[Currency]!))
    return whole(major.by(rate).times(whole(digits[base]!)).round())
  }
  let fixed = whole(0)
  let avoidable = whole(0)
  let each = whole(0)
  for (const { Unit, Quantity, SharedBy, Committed, Actual, PerTrainee, IsAvoidable } of sheet.lines) {
    const planned = asBase(Unit, Fraction.read(String(Quantity)).by(whole(SharedBy)))
    const bill = Actual ?? Committed
    if (PerTrainee) each = each.plus(bill ? asBase(bill).by(whole(Math.max(trainees, 1))) : planned)
    else {
      const amount = bill ? asBase(bill) : planned
      fixed = fixed.plus(amount)
      if (IsAvoidable && !Actual) avoidable = avoidable.plus(amount)
    }
  }
  const loaded = fixed.times(whole(1).plus(percent(sheet.overheadPercent)))
  const cost = loaded.plus(each.times(whole(trainees))).round()
  const fee = price && asBase(price)
  const revenue = fee && fee.times(whole(trainees)).round()
  const margin = revenue === null ? null : revenue - cost
  const covers = fee?.isMoreThan(each) ?? false
  const from = (toCover: Fraction) => (covers ? Number(toCover.by(fee!.minus(each)).ceil()) : null)
  const wanted = whole(1).minus(percent(sheet.targetMarginPercent))
  const steps = (sum: Fraction) => sum.by(whole(sheet.priceStep)).ceil() * BigInt(sheet.priceStep)
  return {
    Fixed: Number(fixed.of),
    Avoidable: Number(avoidable.of),
    PerTrainee: Number(each.round()),
    Overhead: Number(loaded.round() - fixed.of),
    Cost: Number(cost),
    Price: fee === null ? null : Number(fee.of),
    Revenue: revenue === null ? null : Number(revenue),
    Margin: margin === null ? null : Number(margin),
    MarginPercent: !revenue
      ? null
      : Number(
          whole(margin! * 10_000n)
            .by(whole(revenue))
            .round(),
        ) / 100,
    Outcome: fee === null ? 'noPrice' : covers ? 'reachable' : 'priceTooLow',
    BreakEven: from(loaded),
    GoNoGo: from(avoidable),
    SuggestedPrice: trainees === 0 ? null : Number(steps(loaded.by(whole(trainees)).plus(each).by(wanted))),
  }
}

const someMoney = fc.record({
  Minor: fc.oneof(fc.integer({ min: 0, max: 5_000_00 }), fc.integer({ min: 0, max: 50_000_000 })),
  Currency: fc.constantFrom('USD', 'EGP', 'KWD', 'JPY'),
})
const hundredths = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((value) => value / 100)
const rate = (most: number) => fc.integer({ min: 100, max: most * 10_000 }).map((value) => value / 10_000)
const someLine: fc.Arbitrary<CostLine> = fc.record({
  Kind: fc.constantFrom(...costKinds),
  PerTrainee: fc.boolean(),
  Quantity: fc.integer({ min: 1, max: 10_000 }).map((value) => value / 100),
  SharedBy: fc.integer({ min: 1, max: 20 }),
  Unit: someMoney,
  IsAvoidable: fc.boolean(),
  Committed: fc.option(someMoney, { freq: 3 }),
  Actual: fc.option(someMoney, { freq: 3 }),
})
const someCosts = fc.record({
  base: fc.constantFrom('USD', 'EGP', 'KWD'),
  rates: fc.record({ USD: rate(2), EGP: rate(99), KWD: rate(2), JPY: rate(200) }),
  overheadPercent: hundredths(500),
  targetMarginPercent: hundredths(95),
  priceStep: fc.integer({ min: 1, max: 1_000_00 }),
  lines: fc.array(someLine, { maxLength: 14 }),
})

test('a thousand costings agree with the second way to the last minor unit', () => {
  fc.assert(
    fc.property(
      someCosts,
      fc.integer({ min: 0, max: 400 }),
      fc.option(someMoney, { freq: 9 }),
      (sheet, trainees, price) => {
        const figures = figuresOf(sheet, { trainees, price })
        // No sheet holds more.
        fc.pre(figures.Fixed <= 2_000_000_000 && figures.PerTrainee <= 2_000_000_000)
        expect(figures).toEqual(secondWay(sheet, trainees, price))
      },
    ),
    { numRuns: 1_000 },
  )
})

test('one fewer than the break-even does not cover the costs, and it does', () => {
  const covers = (sheet: Costs, trainees: number, price: CostLine['Unit']) => {
    // Rounded only at the end, so within half a minor unit.
    const { Margin } = figuresOf(sheet, { trainees, price, billedFor: 10 })
    return Margin!
  }
  fc.assert(
    fc.property(someCosts, someMoney, (sheet, price) => {
      const { BreakEven } = figuresOf(sheet, { trainees: 10, price })
      fc.pre(BreakEven !== null && BreakEven > 0 && BreakEven < 1_000_000)
      expect(covers(sheet, BreakEven!, price)).toBeGreaterThanOrEqual(0)
      expect(covers(sheet, BreakEven! - 1, price)).toBeLessThanOrEqual(0)
    }),
    { numRuns: 300 },
  )
})
