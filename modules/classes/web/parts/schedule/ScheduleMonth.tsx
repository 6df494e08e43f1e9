import { UnstyledButton } from '@mantine/core'
import { weekday } from '#platform/shared/values/dates.ts'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { Schedule } from './schedule.ts'
import classes from './calendar.module.css'
import { holidayOn } from './period.ts'
import { today } from '#platform/web/start/zone.ts'

const shown = 3
// 1 January 2023 was a Sunday.
const week = [1, 2, 3, 4, 5, 6, 7].map((date) => `2023-01-0${date}`)

/** A month from Sunday to Saturday; a day leads to its week. */
export function ScheduleMonth({
  schedule,
  days,
  onDay,
}: {
  schedule: Schedule
  days: readonly string[]
  onDay: (day: string) => void
}) {
  const t = useText('classes')
  const format = useFormat()
  return (
    <div className={classes['month']}>
      {week.map((day) => (
        <div key={day} className={classes['monthHead']} aria-hidden>
          {format.weekday(day)}
        </div>
      ))}
      {days.map((day, index) => {
        const sessions = schedule.Sessions.filter((each) => each.Date === day)
        const holiday = holidayOn(day, schedule.Holidays)
        return (
          <UnstyledButton
            key={day}
            className={classes['monthDay']!}
            style={index === 0 ? { gridColumnStart: weekday(day) + 1 } : {}}
            data-today={day === today() || undefined}
            data-kind={holiday ? 'holiday' : undefined}
            onClick={() => onDay(day)}
          >
            <span className={classes['monthDate']}>
              <span className={classes['hidden']}>{format.weekday(day)} </span>
              {format.number(Number(day.slice(8)))}
            </span>
            {holiday && (
              <span className={classes['holiday']}>
                <Localized text={holiday.Name} />
              </span>
            )}
            {sessions.slice(0, shown).map((session) => (
              <span key={session.ID} className={classes['chip']} data-state={session.State}>
                <span className={classes['figures']}>{format.time(session.StartTime)}</span>{' '}
                <Localized text={session.CourseName} />
              </span>
            ))}
            {sessions.length > shown && (
              <span className={classes['date']}>{t('schedule.more', { count: sessions.length - shown })}</span>
            )}
          </UnstyledButton>
        )
      })}
    </div>
  )
}
