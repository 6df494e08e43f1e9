import { addDays, type Day } from '#platform/shared/values/dates.ts'

/** How long what is owed has been past its due day, in whole days: what is due today or later is not past it. */
export const ages = ['notDue', 'upTo30', 'upTo60', 'upTo90', 'over90'] as const
export type Age = (typeof ages)[number]

const last: Readonly<Record<Exclude<Age, 'over90'>, number>> = { notDue: 0, upTo30: 30, upTo60: 60, upTo90: 90 }

/** The due days that have this age today, both included; null where there is no such end. */
export function dueDaysOf(age: Age, today: Day): { readonly from: Day | null; readonly to: Day | null } {
  const before = ages[ages.indexOf(age) - 1] as keyof typeof last | undefined
  return {
    from: age === 'over90' ? null : addDays(today, -last[age]),
    to: before === undefined ? null : addDays(today, -last[before] - 1),
  }
}
