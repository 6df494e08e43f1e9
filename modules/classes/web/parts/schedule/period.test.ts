import { expect, it } from 'vitest'
import { daysOf, periodOf, step } from './period.ts'

it('shows weeks from Sunday and whole months', () => {
  expect(periodOf('week', '2027-03-10')).toEqual({ from: '2027-03-07', to: '2027-03-13' })
  expect(periodOf('week', '2027-03-07')).toEqual({ from: '2027-03-07', to: '2027-03-13' })
  expect(periodOf('month', '2028-02-29')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(daysOf(periodOf('month', '2027-12-31'))).toHaveLength(31)
})

it('goes back and on', () => {
  expect(step('week', '2027-03-10', 1)).toBe('2027-03-14')
  expect(step('week', '2027-03-10', -1)).toBe('2027-02-28')
  expect(step('month', '2027-01-31', 1)).toBe('2027-02-01')
  expect(step('month', '2027-01-31', -1)).toBe('2026-12-01')
})
