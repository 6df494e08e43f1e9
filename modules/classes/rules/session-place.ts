import type { Day } from '#platform/shared/values/dates.ts'
import type { Planner } from '#modules/planning/rules/planner.ts'

export type SessionFault = 'sessionOutsideDates' | 'sessionOnHoliday'

/** Why a session may not be on this day: outside of the class's dates, or on a holiday without an administrator's waiver. */
export function sessionFault(
  day: Day,
  within: { readonly startsOn: Day; readonly endsOn: Day },
  isHoliday: boolean,
  waiver: { readonly who: Planner | null; readonly reason: string | undefined },
): SessionFault | null {
  if (day < within.startsOn || day > within.endsOn) return 'sessionOutsideDates'
  const isWaived = waiver.who === 'admin' && Boolean(waiver.reason?.trim())
  return isHoliday && !isWaived ? 'sessionOnHoliday' : null
}
