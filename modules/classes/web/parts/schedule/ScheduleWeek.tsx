import { Anchor, Text } from '@mantine/core'
import { Code, Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import type { Schedule } from './schedule.ts'
import classes from './calendar.module.css'
import { holidayOn } from './period.ts'
import { today } from '#platform/web/start/zone.ts'

/** Day by day: columns on wide screens, one below the other on narrow ones. */
export function ScheduleWeek({ schedule, days }: { schedule: Schedule; days: readonly string[] }) {
  const t = useText('classes')
  const format = useFormat()
  return (
    <ol className={classes['week']}>
      {days.map((day) => {
        const sessions = schedule.Sessions.filter((each) => each.Date === day)
        const holiday = holidayOn(day, schedule.Holidays)
        return (
          <li
            key={day}
            className={classes['weekDay']}
            data-today={day === today() || undefined}
            data-empty={sessions.length === 0 || undefined}
          >
            <div className={classes['weekHead']}>
              <Text fw={600} size="sm">
                {format.weekday(day)}
              </Text>
              <Text size="xs" c="dimmed">
                {format.day(day)}
              </Text>
              {holiday && (
                <Text size="xs" c="red">
                  <Localized text={holiday.Name} />
                </Text>
              )}
            </div>
            {sessions.length === 0 && (
              <Text size="xs" c="dimmed">
                {t('schedule.noneOnDay')}
              </Text>
            )}
            {sessions.map((session) => (
              <article key={session.ID} className={classes['lesson']} data-state={session.State}>
                <Text fw={600} size="sm" className={classes['figures']!}>
                  {format.timeRange(session.StartTime, session.EndTime)}
                </Text>
                <Text size="sm">
                  <Localized text={session.CourseName} />
                </Text>
                {session.ModuleName && (
                  <Text size="xs" c="dimmed">
                    <Localized text={session.ModuleName} />
                  </Text>
                )}
                <Text size="xs">
                  <Anchor
                    component={AppLink}
                    to="/CourseClassDetail/:ID?"
                    params={{ ID: session.CourseClassID }}
                    inherit
                  >
                    <Code>{session.ClassCode}</Code>
                  </Anchor>
                  <Sep />
                  {t('sessionNumber', { number: session.Number })}
                </Text>
                <Text size="xs">
                  {session.ClassRoomCode && (
                    <>
                      <Code>{session.ClassRoomCode}</Code> <Localized text={session.ClassRoomName} />
                    </>
                  )}
                </Text>
                {session.State !== 'scheduled' && (
                  <StateBadge
                    tone={session.State === 'held' ? 'success' : 'danger'}
                    label={t(`sessionStates.${session.State}`)}
                  />
                )}
              </article>
            ))}
          </li>
        )
      })}
    </ol>
  )
}
