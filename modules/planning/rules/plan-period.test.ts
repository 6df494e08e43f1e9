import { expect, test } from 'vitest'
import { planPeriod } from './plan-period.ts'

test('a day that was left out is the end of the year of the other, and without both it is this year', () => {
  expect(planPeriod(undefined, undefined, '2026-11-24')).toEqual({ from: '2026-01-01', to: '2026-12-31' })
  expect(planPeriod('2027-03-05', undefined, '2026-11-24')).toEqual({ from: '2027-03-05', to: '2027-12-31' })
  expect(planPeriod(undefined, '2027-03-05', '2026-11-24')).toEqual({ from: '2027-01-01', to: '2027-03-05' })
  expect(planPeriod('2026-12-01', '2027-02-01', '2026-11-24')).toEqual({ from: '2026-12-01', to: '2027-02-01' })
})
