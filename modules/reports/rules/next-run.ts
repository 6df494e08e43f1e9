import { addDays, dayOf, instantOf, weekday } from '#platform/shared/values/dates.ts'

export const rhythms = ['daily', 'weekly', 'monthly'] as const
export type Rhythm = (typeof rhythms)[number]

export interface Rhythmic {
  readonly Rhythm: Rhythm
  /** Of a weekly one, 0 is Sunday. */
  readonly Weekday: number | null
  /** Of a monthly one; the last day of a month that is shorter. */
  readonly MonthDay: number | null
  /** By the academy's clock. */
  readonly Hour: number
}

const daysInMonth = (day: string) =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate()

function isDue({ Rhythm, Weekday, MonthDay }: Rhythmic, day: string): boolean {
  if (Rhythm === 'daily') return true
  if (Rhythm === 'weekly') return weekday(day) === Weekday
  return Number(day.slice(8)) === Math.min(MonthDay!, daysInMonth(day))
}

/**
 * The first time after `after`. Where a clock that is put forward leaves the hour out, the report comes as soon as the
 * clock goes on; where the hour comes twice, once.
 */
export function nextRun(rhythmic: Rhythmic, after: Date, timeZone: string): Date {
  const time = `${String(rhythmic.Hour).padStart(2, '0')}:00`
  for (let day = dayOf(after, timeZone); ; day = addDays(day, 1)) {
    if (!isDue(rhythmic, day)) continue
    const at = instantOf(day, time, timeZone)
    if (at > after) return at
  }
}
