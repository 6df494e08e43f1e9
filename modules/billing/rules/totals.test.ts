import { expect, test } from 'vitest'
import { owedOf, shareOf, taxOn, totalsOf } from './totals.ts'

test('tax is rounded half up, once a line', () => {
  expect(taxOn(45_000, 14)).toBe(6_300)
  expect(taxOn(50, 5)).toBe(3)
  expect(taxOn(49, 5)).toBe(2)
  expect(taxOn(1_999_999_999, 7.25)).toBe(145_000_000)
  expect(taxOn(1, 0)).toBe(0)
})

test('lines come to the whole, whatever they are', () => {
  let seed = 7
  const draw = (to: number) => (seed = (seed * 48_271) % 2_147_483_647) % to
  for (let at = 0; at < 1_000; at++) {
    const lines = Array.from({ length: 1 + draw(6) }, () => ({ quantity: 1 + draw(9), unitMinor: draw(5_000_000) }))
    const percent = draw(10_001) / 100
    const totals = totalsOf(lines, percent)
    // Worked out a second way: by hundredths of a hundredth, each line rounded by its remainder.
    const expected = lines.map(({ quantity, unitMinor }) => {
      const parts = quantity * unitMinor * Math.round(percent * 100)
      return Math.floor(parts / 10_000) + (parts % 10_000 >= 5_000 ? 1 : 0)
    })
    expect(totals.lines.map((line) => line.taxMinor)).toEqual(expected)
    const net = lines.reduce((sum, line) => sum + line.quantity * line.unitMinor, 0)
    expect(totals.amountMinor).toBe(net + expected.reduce((sum, tax) => sum + tax, 0))
    expect(totals.taxMinor).toBe(totals.amountMinor - net)
  }
})

test('a share is rounded half up, and the two shares of a whole come to it but for halves', () => {
  expect(shareOf(7_000, 37_000, 57_000)).toBe(4_544)
  expect(shareOf(7_000, 57_000, 57_000)).toBe(7_000)
  expect(shareOf(5, 1, 2)).toBe(3)
  expect(shareOf(0, 1, 3)).toBe(0)
  expect(shareOf(7_000, 20_000, 57_000) + shareOf(7_000, 37_000, 57_000)).toBe(7_000)
})

test('owed is what is neither paid nor taken back', () => {
  expect(owedOf({ amountMinor: 100, receivedMinor: 30, creditedMinor: 20 })).toBe(50)
  expect(owedOf({ amountMinor: 100, receivedMinor: 100, creditedMinor: 20 })).toBe(-20)
})
