import type { Day, TimeOfDay } from '#platform/shared/values/dates.ts'
import { Sep, useFormat } from '#platform/web/format.tsx'
import classes from '../classes.module.css'

interface Line {
  readonly Date: Day
  readonly StartTime: TimeOfDay
  readonly EndTime: TimeOfDay
}

/** Sessions as they are read at a glance, one a line: weekday, day and hours. */
export function SessionLines({ sessions, label }: { sessions: readonly Line[]; label?: string }) {
  const format = useFormat()
  return (
    <ol className={classes['plain']} aria-label={label}>
      {sessions.map((each) => (
        <li key={`${each.Date} ${each.StartTime}`}>
          {format.weekday(each.Date)} {format.day(each.Date)}
          <Sep />
          {format.timeRange(each.StartTime, each.EndTime)}
        </li>
      ))}
    </ol>
  )
}
