import { usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { onDay } from '../../rules/order.ts'
import { isMark, type Entry, type ScheduleData } from './schedule.ts'
import classes from './schedule.module.css'

/** What a mark says. */
export function useMarkWords(): (entry: Entry) => string {
  const t = useText('schedule')
  const pick = usePick()
  return (entry) => t(entry.Kind as 'holiday' | 'termBegins' | 'termEnds', { name: pick(entry.Title) })
}

/** The holiday of a day, and the terms that begin or end on it. */
export function DayMarks({ data, day }: { data: ScheduleData; day: string }) {
  const words = useMarkWords()
  return onDay(data.Entries, day)
    .filter(isMark)
    .map((entry) => (
      <span key={`${entry.Kind}${entry.ID}`} className={classes['mark']} data-kind={entry.Kind}>
        {words(entry)}
      </span>
    ))
}
