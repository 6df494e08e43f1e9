import { DayText, useFormat } from '#platform/web/format.tsx'
import { today } from '#platform/web/start/zone.ts'
import { onDay } from '../../rules/order.ts'
import { DayMarks } from './DayMarks.tsx'
import { EntryCard } from './EntryCard.tsx'
import { isMark, type ScheduleData } from './schedule.ts'
import classes from './schedule.module.css'

/** The days on which there is something, one below the other. */
export function DayList({ data, days }: { data: ScheduleData; days: readonly string[] }) {
  const format = useFormat()
  return (
    <ol className={classes['list']}>
      {days
        .filter((day) => onDay(data.Entries, day).length > 0)
        .map((day) => (
          <li key={day} className={classes['listDay']} data-today={day === today() || undefined}>
            <div className={classes['listHead']}>
              <h2>{format.weekday(day)}</h2>
              <DayText day={day} hijri />
            </div>
            <div className={classes['stacked']}>
              <DayMarks data={data} day={day} />
              {onDay(data.Entries, day)
                .filter((entry) => !isMark(entry))
                .map((entry) => (
                  <EntryCard key={`${entry.Kind}${entry.ID}`} entry={entry} people={data.People} />
                ))}
            </div>
          </li>
        ))}
    </ol>
  )
}
