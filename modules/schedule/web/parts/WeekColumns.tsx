import { Text } from '@mantine/core'
import { DayText, useFormat } from '#platform/web/format.tsx'
import { today } from '#platform/web/start/zone.ts'
import { useText } from '#platform/web/text.ts'
import { onDay } from '../../rules/order.ts'
import { DayMarks } from './DayMarks.tsx'
import { EntryCard } from './EntryCard.tsx'
import { isMark, type ScheduleData } from './schedule.ts'
import classes from './schedule.module.css'

/** Day by day: columns on wide screens, one below the other on narrow ones. */
export function WeekColumns({ data, days }: { data: ScheduleData; days: readonly string[] }) {
  const t = useText('schedule')
  const format = useFormat()
  return (
    <ol className={classes['week']}>
      {days.map((day) => {
        const entries = onDay(data.Entries, day).filter((entry) => !isMark(entry))
        return (
          <li
            key={day}
            className={classes['weekDay']}
            data-today={day === today() || undefined}
            data-empty={entries.length === 0 || undefined}
          >
            <div className={classes['weekHead']}>
              <Text fw={600} size="sm">
                {format.weekday(day)}
              </Text>
              <Text size="xs" c="dimmed" component="div">
                <DayText day={day} hijri />
              </Text>
            </div>
            <DayMarks data={data} day={day} />
            {entries.length === 0 && (
              <Text size="xs" c="dimmed">
                {t('onDay', { count: 0 })}
              </Text>
            )}
            {entries.map((entry) => (
              <EntryCard key={`${entry.Kind}${entry.ID}`} entry={entry} people={data.People} />
            ))}
          </li>
        )
      })}
    </ol>
  )
}
