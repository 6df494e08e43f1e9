import { expect, test } from 'vitest'
import { faultOf, periodOf } from './period.ts'

test('a choice of a period is whole months, whatever the day', () => {
  expect(periodOf('thisMonth', '', '', '2026-12-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(periodOf('thisMonth', '', '', '2028-02-01')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(periodOf('thisQuarter', '', '', '2026-11-24')).toEqual({ from: '2026-10-01', to: '2026-12-31' })
  expect(periodOf('thisYear', '', '', '2026-01-01')).toEqual({ from: '2026-01-01', to: '2026-12-31' })
  expect(periodOf('lastYear', '', '', '2026-01-01')).toEqual({ from: '2025-01-01', to: '2025-12-31' })
})

test('chosen days are a period in their order, of ten years at most', () => {
  expect(periodOf('chosen', '2026-03-02', '2026-03-02')).toEqual({ from: '2026-03-02', to: '2026-03-02' })
  expect(periodOf('chosen', '2026-03-02', '2026-03-01')).toBeNull()
  expect(periodOf('chosen', '2010-01-01', '2026-03-01')).toBeNull()
  expect(periodOf('chosen', '', 'tomorrow')).toBeNull()
})

test('what is wrong with chosen days is said in one place', () => {
  expect(faultOf('chosen', '', '2026-03-02')).toBe('page')
  expect(faultOf('chosen', '', '')).toBe('page')
  expect(faultOf('chosen', '2026-03-02', '2026-03-01')).toBe('fields')
  expect(faultOf('chosen', '2010-01-01', '2026-03-01')).toBe('fields')
  expect(faultOf('chosen', '2026-03-02', 'tomorrow')).toBe('ownWords')
  expect(faultOf('chosen', '2026-03-01', '2026-03-02')).toBeNull()
  expect(faultOf('thisYear', '2026-03-02', '2026-03-01')).toBeNull()
})
