import { describe, expect, it } from 'vitest'
import { isDateOf, occurrencesIn, type Recurring } from './recurring.ts'

const fixed: Recurring = { kind: 'fixed', month: 10, date: 6, dayCount: 1, correction: 0 }
const newYear: Recurring = { kind: 'hijri', month: 1, date: 1, dayCount: 1, correction: 0 }
const days = (holiday: Recurring, from: string, to: string) =>
  occurrencesIn(holiday, from, to).map(({ firstDay, lastDay }) => `${firstDay} ${lastDay}`)

describe('holidays that come again', () => {
  it('come on their date of each year, and not where the year has none', () => {
    expect(days(fixed, '2026-01-01', '2027-12-31')).toEqual(['2026-10-06 2026-10-06', '2027-10-06 2027-10-06'])
    expect(days({ ...fixed, month: 2, date: 29 }, '2027-01-01', '2028-12-31')).toEqual(['2028-02-29 2028-02-29'])
  })
  it('come by Umm al-Qura with the correction and their days', () => {
    // 1 Shawwal 1447 and 1448
    const eid: Recurring = { kind: 'hijri', month: 10, date: 1, dayCount: 3, correction: 0 }
    expect(days(eid, '2026-01-01', '2026-12-31')).toEqual(['2026-03-20 2026-03-22'])
    expect(days({ ...eid, correction: 1 }, '2026-01-01', '2026-12-31')).toEqual(['2026-03-21 2026-03-23'])
    expect(days({ ...eid, correction: -1 }, '2026-03-20', '2026-12-31')).toEqual([])
  })
  it('may come twice in a Gregorian year', () => {
    // 1 Muharram 1430 and 1429 both begin in 2008
    expect(days(newYear, '2008-01-01', '2008-12-31')).toHaveLength(2)
    for (let year = 2000; year <= 2076; year++)
      expect(days(newYear, `${year}-01-01`, `${year}-12-31`).length, String(year)).toBeGreaterThan(0)
  })
  it('know which dates there are', () => {
    expect([
      isDateOf('fixed', 2, 30),
      isDateOf('fixed', 2, 29),
      isDateOf('hijri', 2, 30),
      isDateOf('hijri', 2, 31),
    ]).toEqual([false, true, true, false])
  })
})
