import { expect, test } from 'vitest'
import { hasRows, inFile, lookBefore } from './figures.ts'

test('money is an amount in a file, whatever hundredths its currency has; other figures are numbers', () => {
  expect(inFile('income', 'paid', 150_000, 'EGP')).toEqual({ Minor: 150_000, Currency: 'EGP' })
  expect(inFile('income', 'paid', 150_000, 'KWD')).toEqual({ Minor: 150_000, Currency: 'KWD' })
  expect(inFile('income', 'invoices', 3, 'EGP')).toBe(3)
  expect(inFile('instructors', 'hours', 1.5, 'EGP')).toBe(1.5)
  expect(inFile('income', 'paid', null, 'EGP')).toBeNull()
})

test('a share of none leads to those of whom it is none; a count of none and what has no value lead nowhere', () => {
  expect(hasRows('results', 'passRate', 0)).toBe(true)
  expect(hasRows('results', 'passRate', null)).toBe(false)
  expect(hasRows('results', 'passed', 0)).toBe(false)
  expect(hasRows('results', 'passed', 2)).toBe(true)
})

test('a number of the year before leads to the same days of that year, of the same group', () => {
  const period = { from: '2026-01-01', to: '2026-12-31' }
  const days = { period: 'chosen', from: '2025-01-01', to: '2025-12-31' }
  expect(lookBefore(period, 'course', 'sold', '7')).toEqual({ ...days, by: 'course', rows: 'sold', key: '7' })
  expect(lookBefore(period, 'month', 'sold', '2026-03')).toEqual({ ...days, by: 'month', rows: 'sold', key: '2025-03' })
  expect(lookBefore(period, 'month', 'sold', '')).toEqual({ ...days, by: 'month', rows: 'sold', key: '' })
})
