import { expect, test } from 'vitest'
import { discounted, doubtsOf, marginPercent, priced } from './proposal.ts'

test('a discount is rounded half up, once a price', () => {
  expect(discounted(100_000, 10)).toBe(90_000)
  expect(discounted(333, 50)).toBe(166)
  expect(discounted(1, 50)).toBe(0)
  expect(discounted(2_000_000_000, 0.01)).toBe(1_999_800_000)
  expect(discounted(99, 0)).toBe(99)
  expect(discounted(99, 100)).toBe(0)
})

test('a thousand proposals come to what a second reckoning says, to the last minor unit', () => {
  let seed = 11
  const draw = (to: number) => (seed = (seed * 48_271) % 2_147_483_647) % to
  for (let at = 0; at < 1_000; at++) {
    const lines = Array.from({ length: 1 + draw(6) }, () => ({ quantity: 1 + draw(40), unitMinor: draw(900_000) }))
    const [discount, tax] = [draw(10_001) / 100, draw(3_001) / 100]
    const sums = priced(lines, discount, tax)
    // In strings of decimal digits, by BigInt alone: hundredths of a hundredth, halves up.
    const half = (parts: bigint) => (parts * 2n + 10_000n) / 20_000n
    let net = 0n
    let taxes = 0n
    for (const { quantity, unitMinor } of lines) {
      const unit = BigInt(unitMinor) - half(BigInt(unitMinor) * BigInt(Math.round(discount * 100)))
      net += unit * BigInt(quantity)
      taxes += half(unit * BigInt(quantity) * BigInt(Math.round(tax * 100)))
    }
    expect([sums.netMinor, sums.taxMinor, sums.totalMinor]).toEqual([Number(net), Number(taxes), Number(net + taxes)])
    const ofLines = sums.lines.reduce((sum, line) => sum + line.amountMinor + line.taxMinor, 0)
    expect(ofLines).toBe(sums.totalMinor)
  }
})

test('a loss and a large discount are in doubt; the limit itself is not', () => {
  const of = (netMinor: number, costMinor: number | null, discountPercent: number) =>
    doubtsOf({ netMinor, costMinor, discountPercent }, 10)
  expect(of(100, 100, 10)).toEqual([])
  expect(of(100, 101, 10)).toEqual(['negativeMargin'])
  expect(of(100, null, 10.01)).toEqual(['largeDiscount'])
  expect(of(100, 200, 50)).toEqual(['negativeMargin', 'largeDiscount'])
  expect(marginPercent(0, 5)).toBeNull()
  expect(marginPercent(400, 300)).toBe(25)
  expect(marginPercent(300, 400)).toBe(-33.33)
})
