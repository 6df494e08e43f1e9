import type { Noun } from '#platform/server/acts/write-act.ts'
import { calendarYearActs, recurringHolidayActs } from '../../contract/acts.ts'
import type { Recording } from './doing.ts'

interface Row {
  readonly id: number
  readonly version: number
}

export const yearNoun: Noun<typeof calendarYearActs, 'planning.calendar_year', Row, Recording> = {
  acts: calendarYearActs,
  stored: { table: 'planning.calendar_year', unkept: ['id', 'version'] },
  idOf: ({ id }) => id,
  factsOf: () => ({}),
}

export const recurringNoun: Noun<typeof recurringHolidayActs, 'planning.recurring_holiday', Row, Recording> = {
  acts: recurringHolidayActs,
  stored: { table: 'planning.recurring_holiday', unkept: ['id', 'version'] },
  idOf: ({ id }) => id,
  factsOf: () => ({}),
}
