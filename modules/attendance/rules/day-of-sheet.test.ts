import { expect, test } from 'vitest'
import { dayOfSheet } from './day-of-sheet.ts'

test('today, else the next day of the class, else its last', () => {
  const days = ['2026-03-01', '2026-03-02', '2026-03-05']
  expect(['2026-02-20', '2026-03-02', '2026-03-03', '2026-03-09'].map((today) => dayOfSheet(days, today))).toEqual([
    '2026-03-01',
    '2026-03-02',
    '2026-03-05',
    '2026-03-05',
  ])
  expect(dayOfSheet([], '2026-03-01')).toBe(null)
})
