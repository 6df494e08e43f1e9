import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'

// 1 January 2023 was a Sunday.
const dayOfWeek = (weekday: number) => `2023-01-0${weekday + 1}`

/** 'Sunday', in the reader's language, of 0. */
export function useWeekdayName(): (weekday: number) => string {
  const format = useFormat()
  return (weekday) => format.weekday(dayOfWeek(weekday))
}

/** A code inside of a sentence: left to right, and never broken at its hyphens. */
export const codeInSentence = (code: string): string => `\u2066${code.replace(/[-/]/g, '\u2060$&\u2060')}\u2069`

interface Pattern {
  readonly Weekdays: readonly number[]
  readonly StartTime: string
  readonly EndTime: string
}

/** 'Sunday, Monday and Tuesday, 09:00 – 14:00' */
export function usePatternText(): (row: Pattern) => string {
  const t = useText('planning')
  const format = useFormat()
  const weekday = useWeekdayName()
  return (row) =>
    t('everyDayAt', {
      days: format.list(row.Weekdays.map(weekday)),
      from: row.StartTime,
      to: row.EndTime,
    })
}

/** Whether somebody who could teach has time: free, busy, or named by a row that is not decided yet. */
export function useAvailability(): (candidate: { BusySessions: number; HeldBy: string | null }) => string {
  const t = useText('planning')
  return ({ BusySessions, HeldBy }) =>
    BusySessions === 0 && HeldBy !== null
      ? t('preview.personHeld', { with: t('clash.row', { code: codeInSentence(HeldBy) }) })
      : t('preview.personBusy', { count: BusySessions })
}
