import { minutesOf } from '#platform/shared/values/dates.ts'
import type { Database } from '#platform/server/database.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { attendanceSettings } from '../contract/settings.ts'
import { attendanceOf, type Attendance, type CreditLimits, type MarkState } from '../rules/credit.ts'
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

/** What the academy counts attendance by: its limits and its time zone (IANA). */
export interface Counting extends CreditLimits {
  readonly timeZone: string
}

export async function countingOf(db: Database): Promise<Counting> {
  const { lateCountsFull, lateCountsHalf, excusedPercent, timeZone } = await settings(
    db,
    attendanceSettings,
    zoneSettings,
  )
  return { lateCountsFull, lateCountsHalf, excusedPercent, timeZone }
}

/** The percentages of one person out of the class's timetable and the person's marks. */
export function percentagesOf(
  sessions: readonly TimetableSession[],
  marks: readonly SessionMark[],
  now: Date,
  counting: Counting,
): Attendance {
  const bySession = new Map(marks.map((mark) => [mark.session_id, mark]))
  return attendanceOf(
    sessions.map((session) => ({
      minutes: minutesOf(session.ends_at) - minutesOf(session.starts_at),
      cancelled: session.session_state === 'cancelled',
      settled: now >= settledAt(session.day, counting.timeZone),
      mark: bySession.get(session.session_id) ?? null,
    })),
    counting,
  )
}
