import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { Trilingual } from '#platform/shared/text.ts'
import { useFormat } from '#platform/web/format.tsx'
import classes from './calendar.module.css'
import { holidayOn, type Holiday } from './period.ts'

/** The days of a week to choose one from, on narrow screens. */
export function DayStrip({
  days,
  day,
  onDay,
  holidays,
  counts,
  label,
}: {
  days: readonly string[]
  day: string
  onDay: (day: string) => void
  holidays: readonly Holiday<Trilingual>[]
  counts?: ReadonlyMap<string, number>
  label: string
}) {
  const format = useFormat()
  return (
    <div className={classes['strip']} role="group" aria-label={label}>
      {days.map((each) => (
        <UnstyledButton
          key={each}
          aria-pressed={each === day}
          data-kind={holidayOn(each, holidays) ? 'holiday' : undefined}
          onClick={() => onDay(each)}
        >
          <span aria-hidden>{format.weekdayShort(each)}</span>
          <b aria-hidden>{format.number(Number(each.slice(8)))}</b>
          <VisuallyHidden>
            {format.weekday(each)} {format.day(each)}
          </VisuallyHidden>
          <i data-filled={counts?.get(each) ? true : undefined} aria-hidden />
        </UnstyledButton>
      ))}
    </div>
  )
}
