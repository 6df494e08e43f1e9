import { addDays, isDay, weekday, type Day } from '#platform/shared/values/dates.ts'

export const views = ['week', 'month', 'list'] as const
export type View = (typeof views)[number]

/** A list goes on for so many days. */
const listDays = 31

/** The days that are shown, the first and the last included. */
export interface Shown {
  readonly from: Day
  readonly to: Day
}

const monthStart = (day: Day): Day => `${day.slice(0, 7)}-01`
const nextMonth = (day: Day): Day => monthStart(addDays(monthStart(day), 32))
const weekStart = (day: Day): Day => addDays(day, -weekday(day))

/** What an address asks for; whatever is no view or no day gives the usual one. */
export const askedFor = (
  asked: { readonly view: string; readonly day: string },
  usual: { readonly view: View; readonly day: Day },
) => ({
  view: views.find((view) => view === asked.view) ?? usual.view,
  day: isDay(asked.day) ? asked.day : usual.day,
})

/** The days around one day: its week from Sunday, the weeks of its month, or the days from it on. */
export function shownDays(view: View, day: Day): Shown {
  if (view === 'list') return { from: day, to: addDays(day, listDays - 1) }
  if (view === 'week') return { from: weekStart(day), to: addDays(weekStart(day), 6) }
  return { from: weekStart(monthStart(day)), to: addDays(weekStart(addDays(nextMonth(day), -1)), 6) }
}

/** The day that leads to what is shown before or after. */
export function stepFrom(view: View, day: Day, direction: 1 | -1): Day {
  if (view === 'list') return addDays(day, listDays * direction)
  if (view === 'week') return addDays(weekStart(day), 7 * direction)
  return direction === 1 ? nextMonth(day) : monthStart(addDays(monthStart(day), -1))
}

/** Each day from the first to the last. */
export function daysFrom({ from, to }: Shown): Day[] {
  const days: Day[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

export const isOfMonth = (day: Day, month: Day): boolean => day.slice(0, 7) === month.slice(0, 7)
