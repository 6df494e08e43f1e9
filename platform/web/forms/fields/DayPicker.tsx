import '@mantine/dates/styles.css'
import { DatePicker } from '@mantine/dates'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Day } from '#platform/shared/values/dates.ts'
import { directionOf } from '#platform/shared/text.ts'
import { useFormat } from '../../format.tsx'
import { useKit } from '../../ui/useKit.ts'
import classes from './fields.module.css'
import { today } from '../../start/zone.ts'

export interface DayPickerProps {
  readonly value: Day | null
  readonly onChange: (day: Day | null) => void
  readonly min?: Day | undefined
  readonly max?: Day | undefined
  readonly excluded?: ((day: Day) => boolean) | undefined
  /** The other end, where the day is one of a range: the days between are marked. */
  readonly range?: readonly [Day | null, Day | null] | undefined
}

const names = new Map<string, Intl.DateTimeFormat>()
function name(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale}${JSON.stringify(options)}`
  let found = names.get(key)
  if (!found) names.set(key, (found = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })))
  return found
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** Arrow keys follow what is seen: to the library the right one is the next day, which stands at the left in Arabic. */
function mirrorArrows(event: KeyboardEvent<HTMLElement>) {
  const key = mirrored[event.key]
  if (!key || !event.nativeEvent.isTrusted || getComputedStyle(event.currentTarget).direction !== 'rtl') return
  event.preventDefault()
  event.stopPropagation()
  event.target.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

/**
 * The calendar, with the reader's digits and the Hijri day under each. Every name and number comes from Intl: the
 * library's own formats go through dayjs, which writes Western digits.
 */
export function DayPicker({ value, onChange, min, max, excluded, range }: DayPickerProps) {
  const kit = useKit()
  const format = useFormat()
  const { locale } = format
  const at = (day: string) => new Date(`${day.slice(0, 10)}T12:00:00Z`)
  const hijriDay = (day: string) =>
    format.digits(name('en-u-ca-islamic-umalqura', { day: 'numeric' }).format(at(day)).replace(/\D/g, ''))
  const year = (day: string) => format.count(Number(day.slice(0, 4)))
  const [from, to] = range ?? [null, null]
  const now = today()
  const calendar = useRef<HTMLDivElement>(null)
  // It arrives later than the popover around it, which has looked for somewhere to put the keyboard by then.
  useEffect(() => {
    calendar.current?.querySelector<HTMLElement>('table button[tabindex="0"]')?.focus({ preventScroll: true })
  }, [])
  return (
    <DatePicker
      ref={calendar}
      onKeyDownCapture={mirrorArrows}
      className={classes['calendar']!}
      dir={directionOf(format.language)}
      value={value}
      onChange={(day) => onChange(day as Day | null)}
      defaultDate={value ?? from ?? (min && min > now ? min : now)}
      {...(min && { minDate: min })}
      {...(max && { maxDate: max })}
      {...(excluded && { excludeDate: excluded })}
      highlightToday
      hideOutsideDates
      firstDayOfWeek={0}
      weekendDays={[5, 6]}
      weekdayFormat={(day) => name(locale, { weekday: format.language === 'ar' ? 'narrow' : 'short' }).format(at(day))}
      monthLabelFormat={(day) => name(locale, { month: 'long', year: 'numeric' }).format(at(day))}
      monthsListFormat={(day) => name(locale, { month: format.language === 'ar' ? 'long' : 'short' }).format(at(day))}
      yearLabelFormat={year}
      yearsListFormat={year}
      decadeLabelFormat={(first, last) => `${year(first)} – ${year(last)}`}
      getDayAriaLabel={(day) =>
        name(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(at(day))
      }
      getDayProps={(day) => ({
        ...(from && to && day > from && day < to && { inRange: true }),
        // The academy's: the calendar itself would mark the browser's, and takes nothing that is undefined.
        ['data-today' as string]: day === now || null,
      })}
      renderDay={(day) => (
        <span className={classes['day']} data-hijri={hijriDay(day)}>
          {format.count(Number(day.slice(8, 10)))}
        </span>
      )}
      ariaLabels={{
        previousMonth: kit('form.previousMonth'),
        nextMonth: kit('form.nextMonth'),
        previousYear: kit('form.previousYear'),
        nextYear: kit('form.nextYear'),
        previousDecade: kit('form.previousDecade'),
        nextDecade: kit('form.nextDecade'),
      }}
    />
  )
}
