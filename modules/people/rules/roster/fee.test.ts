import { expect, test } from 'vitest'
import { feeIn } from './fee.ts'

test.each([
  ['350', '350', null],
  ['1,500.50', '1500.5', null],
  ['1 500', '1500', null],
  ['USD 350', '350', 'USD'],
  ['350.5 egp', '350.5', 'EGP'],
  ['٣٥٠٫٥', '350.5', null],
  ['١٬٢٥٠ USD', '1250', 'USD'],
  ['12,5', '12.5', null],
])('%s is an amount', (cell, amount, currency) => {
  expect(feeIn(cell)).toEqual({ amount, currency })
})

test.each(['', 'many', '-5', 'USD 5 EGP', '1.2.3', '99999999999', '5 dollars'])('%s is none', (cell) => {
  expect(feeIn(cell)).toBeNull()
})
