import { minutesOf } from '#platform/shared/values/dates.ts'
import { attendanceOf, type Attendance, type MarkState } from '../rules/credit.ts'
import { settledAt } from '../rules/reminder.ts'

export interface TimetableSession {
  readonly session_id: number
  readonly day: string
  readonly starts_at: string
  readonly ends_at: string
  readonly session_state: 'scheduled' | 'held' | 'cancelled'
}
export interface SessionMark {
  readonly session_id: number
  readonly state: MarkState
  readonly minutes: number
}

/** The percentages of one person out of the class's timetable and the person's marks. */
export function percentagesOf(
  sessions: readonly TimetableSession[],
  marks: readonly SessionMark[],
  now: Date,
  timeZone: string,
): Attendance {
  const bySession = new Map(marks.map((mark) => [mark.session_id, mark]))
  return attendanceOf(
    sessions.map((session) => ({
      minutes: minutesOf(session.ends_at) - minutesOf(session.starts_at),
      cancelled: session.session_state === 'cancelled',
      settled: now >= settledAt(session.day, timeZone),
      mark: bySession.get(session.session_id) ?? null,
    })),
  )
}
