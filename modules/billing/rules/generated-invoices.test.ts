import fc from 'fast-check'
import { expect, test } from 'vitest'
import { heldOf, owedOf, totalsOf, withinLeft } from './totals.ts'

/*
 * A thousand generated invoices against a second computation, which shares nothing with the first: whole numbers of any
 * length (BigInt), the tax of a line by comparing its remainder with a half.
 */

const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)
const line = fc.record({ quantity: fc.integer({ min: 1, max: 40 }), unitMinor: fc.integer({ min: 0, max: 900_000 }) })
const lines = fc.array(line, { minLength: 1, maxLength: 12 })
/** What is asked of an invoice later: payments and credit notes, each a part of a thousand of what is left. */
const later = fc.array(fc.record({ isCredit: fc.boolean(), permille: fc.integer({ min: 0, max: 1000 }) }), {
  maxLength: 8,
})

function second(of: readonly { quantity: number; unitMinor: number }[], taxPercent: number) {
  // By its decimal digits, not by a product of floats.
  const [whole = '0', part = ''] = taxPercent.toFixed(2).split('.')
  const hundredths = BigInt(whole) * 100n + BigInt(part)
  const each = of.map(({ quantity, unitMinor }) => {
    const net = BigInt(quantity) * BigInt(unitMinor)
    const exact = net * hundredths
    const down = exact / 10_000n
    return { net, tax: (exact - down * 10_000n) * 2n >= 10_000n ? down + 1n : down }
  })
  const net = each.reduce((sum, { net: of }) => sum + of, 0n)
  const tax = each.reduce((sum, { tax: of }) => sum + of, 0n)
  return { each, net, tax, amount: net + tax }
}

test('1,000 invoices: lines come to the whole, and each bears its tax rounded once', () => {
  fc.assert(
    fc.property(lines, percent, (of, taxPercent) => {
      const found = totalsOf(of, taxPercent)
      const wanted = second(of, taxPercent)
      expect(found.lines.map(({ amountMinor }) => BigInt(amountMinor))).toEqual(wanted.each.map(({ net }) => net))
      expect(found.lines.map(({ taxMinor }) => BigInt(taxMinor))).toEqual(wanted.each.map(({ tax }) => tax))
      expect(BigInt(found.taxMinor)).toBe(wanted.tax)
      expect(BigInt(found.amountMinor)).toBe(wanted.amount)
    }),
    { numRuns: 1000 },
  )
})

test('1,000 invoices that are paid in parts and taken back in parts: nothing is lost and nothing is made', () => {
  fc.assert(
    fc.property(lines, percent, later, (of, taxPercent, steps) => {
      const { amountMinor } = totalsOf(of, taxPercent)
      const balance = { amountMinor, receivedMinor: 0, creditedMinor: 0 }
      let owed = BigInt(amountMinor)
      let kept = BigInt(amountMinor)
      for (const { isCredit, permille } of steps) {
        const left = isCredit ? amountMinor - balance.creditedMinor : Math.max(0, owedOf(balance))
        const part = Math.floor((left * permille) / 1000)
        balance[isCredit ? 'creditedMinor' : 'receivedMinor'] += part
        owed -= BigInt(part)
        if (isCredit) kept -= BigInt(part)
      }
      expect(BigInt(owedOf(balance))).toBe(owed)
      const received = BigInt(balance.receivedMinor)
      expect(BigInt(heldOf(balance))).toBe(received < kept ? received : kept)
      // Credit notes over all that is left leave nothing to ask for and nothing held.
      const ended = { ...balance, creditedMinor: amountMinor }
      expect(heldOf(ended)).toBe(0)
      expect(owedOf(ended)).toBe(0 - balance.receivedMinor)
    }),
    { numRuns: 1000 },
  )
})

test('1,000 invoices taken back in parts of many lines: no part bears tax that is not left, and all of them come to the invoice', () => {
  const small = fc.record({ quantity: fc.integer({ min: 1, max: 9 }), unitMinor: fc.integer({ min: 0, max: 60 }) })
  const few = fc.array(small, { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(few, percent, fc.array(few, { maxLength: 12 }), (of, taxPercent, parts) => {
      const whole = totalsOf(of, taxPercent)
      const left = { taxMinor: whole.taxMinor, amountMinor: whole.amountMinor }
      let back = 0n
      const take = (lines: typeof of) => {
        const part = withinLeft(totalsOf(lines, taxPercent), left)
        const net = second(lines, 0).net
        if (net > BigInt(left.amountMinor - left.taxMinor)) {
          expect(part).toBeNull()
          return
        }
        const sum = (each: (line: { amountMinor: number; taxMinor: number }) => number) =>
          part!.lines.reduce((total, line) => total + BigInt(each(line)), 0n)
        expect(sum(({ amountMinor }) => amountMinor)).toBe(net)
        expect(sum(({ taxMinor }) => taxMinor)).toBe(BigInt(part!.taxMinor))
        expect(net + BigInt(part!.taxMinor)).toBe(BigInt(part!.amountMinor))
        expect(Math.min(part!.taxMinor, ...part!.lines.map(({ taxMinor }) => taxMinor))).toBeGreaterThanOrEqual(0)
        left.taxMinor -= part!.taxMinor
        left.amountMinor -= part!.amountMinor
        back += BigInt(part!.amountMinor)
        expect(left.taxMinor).toBeGreaterThanOrEqual(0)
        expect(left.amountMinor).toBeGreaterThanOrEqual(left.taxMinor)
      }
      for (const part of parts) take(part)
      // What is left, in one line: its tax goes with it to the last minor unit.
      take([{ quantity: 1, unitMinor: left.amountMinor - left.taxMinor }])
      expect(left).toEqual({ taxMinor: 0, amountMinor: 0 })
      expect(back).toBe(second(of, taxPercent).amount)
    }),
    { numRuns: 1000 },
  )
})
