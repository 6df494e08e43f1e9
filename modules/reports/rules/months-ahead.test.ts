import { expect, test } from 'vitest'
import { daysInMonth, partsOf } from './months-ahead.ts'

test('a long period is its whole months that were counted, and the days around them', () => {
  expect(partsOf({ from: '2024-06-08', to: '2026-06-15' }, '2026-06-01')).toEqual({
    months: { from: '2024-07-01', to: '2026-05-31' },
    days: [
      { from: '2024-06-08', to: '2024-06-30' },
      { from: '2026-06-01', to: '2026-06-15' },
    ],
  })
  // Whole months of its own, all of them over.
  expect(partsOf({ from: '2024-01-01', to: '2025-12-31' }, '2026-06-01')).toEqual({
    months: { from: '2024-01-01', to: '2025-12-31' },
    days: [],
  })
  expect(partsOf({ from: '2024-02-29', to: '2025-12-31' }, '2026-06-01').months!.from).toBe('2024-03-01')
  // Counted some months ago.
  expect(partsOf({ from: '2024-01-01', to: '2026-06-30' }, '2026-04-01').days).toEqual([
    { from: '2026-04-01', to: '2026-06-30' },
  ])
})

test('where no whole month was counted the period is counted as it stands', () => {
  const period = { from: '2026-06-02', to: '2026-07-30' }
  expect(partsOf(period, '2026-08-01')).toEqual({ months: null, days: [period] })
  const ahead = { from: '2026-06-01', to: '2027-12-31' }
  expect(partsOf(ahead, '2026-06-01')).toEqual({ months: null, days: [ahead] })
})

test('a month within a period, and none outside', () => {
  const period = { from: '2026-01-10', to: '2026-03-20' }
  expect(daysInMonth(period, '2026-01')).toEqual({ from: '2026-01-10', to: '2026-01-31' })
  expect(daysInMonth(period, '2026-02')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(daysInMonth(period, '2026-03')).toEqual({ from: '2026-03-01', to: '2026-03-20' })
  for (const month of ['2026-05', '2025-12', '2026-13', 'none', '']) {
    const { from, to } = daysInMonth(period, month)
    expect(from > to, month).toBe(true)
  }
})
