import { Group, Stack, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { planningCalls } from '../../../contract/calls.ts'
import { minutesIn } from '../../../rules/sessions.ts'
import classes from '../plan.module.css'

type Timetable = Output<typeof planningCalls.getPlanRow>['Timetable']

/** The sessions that a row gives, and the holidays it leaves out. */
export function PlannedSessions({ timetable }: { timetable: Timetable }) {
  const t = useText('planning')
  const format = useFormat()
  const pick = usePick()
  const minutes = minutesIn(timetable.Sessions)
  return (
    <Stack gap="xs">
      <Text size="sm" fw={600}>
        {t('preview.total', {
          sessions: t('preview.sessions', { count: timetable.Sessions.length }),
          hours: format.minutes(minutes),
        })}
      </Text>
      <ol className={classes['sessions']}>
        {timetable.Sessions.map((session) => (
          <li key={session.Number} data-holiday={session.HolidayName ? true : undefined}>
            <span className={classes['sessionDay']}>{format.weekday(session.Date)}</span>
            <span>{format.day(session.Date)}</span>
            <span className={classes['sessionTime']}>{format.timeRange(session.StartTime, session.EndTime)}</span>
            {session.HolidayName && (
              <Text size="xs" c="red" component="span">
                {t('preview.onHoliday', { name: pick(session.HolidayName) })}
              </Text>
            )}
          </li>
        ))}
      </ol>
      {timetable.SkippedHolidays.map((holiday) => (
        <Group key={holiday.FirstDay} gap={4}>
          <Text size="sm" c="dimmed">
            {t('preview.skipped', {
              name: pick(holiday.Name),
              days: t('preview.skippedDays', { count: holiday.Days }),
            })}
          </Text>
        </Group>
      ))}
    </Stack>
  )
}
