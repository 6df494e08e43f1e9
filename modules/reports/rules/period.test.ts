import { expect, test } from 'vitest'
import { daysOf, monthsOf, periodBefore } from './period.ts'

test('a period stands beside the same days of the year before, a month of February beside the whole one', () => {
  const before = (from: string, to: string) => Object.values(periodBefore({ from, to }))
  expect(before('2026-01-01', '2026-12-31')).toEqual(['2025-01-01', '2025-12-31'])
  expect(before('2028-02-01', '2028-02-29')).toEqual(['2027-02-01', '2027-02-28'])
  expect(before('2029-02-01', '2029-02-28')).toEqual(['2028-02-01', '2028-02-29'])
  expect(before('2028-02-29', '2028-03-01')).toEqual(['2027-02-28', '2027-03-01'])
})

test('both ends of a period count', () => {
  expect(daysOf({ from: '2026-03-02', to: '2026-03-02' })).toBe(1)
  expect(daysOf({ from: '2028-01-01', to: '2028-12-31' })).toBe(366)
  expect(daysOf({ from: '2026-03-02', to: '2026-03-01' })).toBe(0)
})

test('a period touches every month from its first day’s to its last day’s', () => {
  expect(monthsOf({ from: '2025-11-30', to: '2026-02-01' })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(monthsOf({ from: '2026-03-02', to: '2026-03-02' })).toEqual(['2026-03'])
})
