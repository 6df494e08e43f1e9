import { addDays, isDay, type Day } from '#platform/shared/values/dates.ts'
import { today } from '#platform/web/start/zone.ts'
import { daysOf, longestPeriod, type Period } from '../../../rules/period.ts'

export const periodChoices = ['thisMonth', 'thisQuarter', 'thisYear', 'lastYear', 'chosen'] as const
export type PeriodChoice = (typeof periodChoices)[number]

const two = (value: number) => String(value).padStart(2, '0')
const months = (year: number, first: number, count: number): Period => {
  const [endYear, end] = first + count > 12 ? [year + 1, first + count - 12] : [year, first + count]
  return { from: `${year}-${two(first)}-01`, to: addDays(`${endYear}-${two(end)}-01`, -1) }
}

/** The days of a choice, as of today at the academy; null where days were chosen that make no period. */
export function periodOf(choice: PeriodChoice, from: string, to: string, now: Day = today()): Period | null {
  const [year, month] = [Number(now.slice(0, 4)), Number(now.slice(5, 7))]
  if (choice === 'thisMonth') return months(year, month, 1)
  if (choice === 'thisQuarter') return months(year, Math.floor((month - 1) / 3) * 3 + 1, 3)
  if (choice === 'thisYear') return months(year, 1, 12)
  if (choice === 'lastYear') return months(year - 1, 1, 12)
  if (!isDay(from) || !isDay(to)) return null
  const days = daysOf({ from, to })
  return days >= 1 && days <= longestPeriod ? { from, to } : null
}

/**
 * Where it is said, once, that chosen days make no period: at the fields as soon as both hold something (of what is no day
 * they say so themselves: `ownWords`), else in place of what would be counted.
 */
export function faultOf(choice: PeriodChoice, from: string, to: string): 'fields' | 'ownWords' | 'page' | null {
  if (choice !== 'chosen' || periodOf(choice, from, to)) return null
  if (!from || !to) return 'page'
  return isDay(from) && isDay(to) ? 'fields' : 'ownWords'
}
