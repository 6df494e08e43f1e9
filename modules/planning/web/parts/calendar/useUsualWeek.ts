import { useCall } from '#platform/web/data.ts'
import { planningCalls as calls } from '../../../contract/calls.ts'

interface Week {
  /** 0 = Sunday ... 6 = Saturday. */
  readonly weekdays: readonly number[]
  readonly startsAt: string
  readonly endsAt: string
}

/** Of an academy that has no year in its calendar. */
const usual: Week = { weekdays: [0, 1, 2, 3, 4], startsAt: '09:00', endsAt: '14:00' }

/** The working days and session hours of the academy on a day, by its calendar; null while it is on its way. */
export function useUsualWeek(): ((day: string) => Week) | null {
  const { data, error } = useCall(calls.getCalendarYears, {})
  if (!data && !error) return null
  return (day) => {
    const year = data?.Items.find(({ FirstDay, LastDay }) => FirstDay <= day && day <= LastDay)
    return year ? { weekdays: year.Weekdays, startsAt: year.StartTime, endsAt: year.EndTime } : usual
  }
}
