import { addDays, instantOf, type Day, type TimeOfDay } from '#platform/shared/values/dates.ts'

/** When the academy's day is over for its instructors, in its own time zone. */
const dayEnds: TimeOfDay = '21:00'
/** Time to go back to the desk after a session that goes on past that, in milliseconds. */
const afterSession = 30 * 60_000

export interface SessionTime {
  readonly day: Day
  readonly endsAt: TimeOfDay
}

/** From when on unmarked people count as absent: 24 hours after the session's day has ended. */
export const settledAt = (day: Day, timeZone: string): Date => instantOf(addDays(day, 2), '00:00', timeZone)

/** Whether its instructors are to be reminded now of people without a mark. */
export function reminderIsDue(session: SessionTime, now: Date, timeZone: string): boolean {
  const evening = instantOf(session.day, dayEnds, timeZone).getTime()
  const afterEnd = instantOf(session.day, session.endsAt, timeZone).getTime() + afterSession
  return now.getTime() >= Math.max(evening, afterEnd) && now < settledAt(session.day, timeZone)
}
