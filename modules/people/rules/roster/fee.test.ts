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
  ['1500,125', '1500.125', null],
  [' 2,500 ', '2500', null],
])('%s is an amount', (cell, amount, currency) => {
  expect(feeIn(cell)).toEqual({ amount, currency })
})

test.each(['', 'many', '-5', 'USD 5 EGP', '1.2.3', '99999999999', '5 dollars', '1,50,000', '1500,1250'])(
  '%s is none',
  (cell) => {
    expect(feeIn(cell)).toBeNull()
  },
)
