import { addDays, weekday, type Day } from '#platform/shared/values/dates.ts'

export type View = 'week' | 'month'

const monthStart = (day: Day): Day => `${day.slice(0, 7)}-01`
const nextMonth = (day: Day): Day => monthStart(addDays(monthStart(day), 32))

/** The days shown around one day: its week from Sunday, or its month. */
export function periodOf(view: View, day: Day): { from: Day; to: Day } {
  if (view === 'week') {
    const from = addDays(day, -weekday(day))
    return { from, to: addDays(from, 6) }
  }
  return { from: monthStart(day), to: addDays(nextMonth(day), -1) }
}

/** The first day of the period before or after. */
export function step(view: View, day: Day, direction: 1 | -1): Day {
  const { from } = periodOf(view, day)
  if (view === 'week') return addDays(from, 7 * direction)
  return direction === 1 ? nextMonth(from) : monthStart(addDays(from, -1))
}

export function daysOf({ from, to }: { from: Day; to: Day }): Day[] {
  const days: Day[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

export interface Holiday<Name> {
  readonly Name: Name
  readonly FirstDay: Day
  readonly LastDay: Day
}
export const holidayOn = <Name>(day: Day, holidays: readonly Holiday<Name>[]): Holiday<Name> | undefined =>
  holidays.find((each) => each.FirstDay <= day && day <= each.LastDay)
