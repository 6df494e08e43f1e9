import type { Database } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import { layOut } from '../../rules/sessions.ts'
import { holidaysBetween } from './holidays.ts'
import { rowCode, rowsBetween } from './occupied.ts'

/** The sessions that rows without a class would have in class rooms between the days, both included. */
export async function plannedInPeriod(db: Database, from: Day, to: Day) {
  const rows = await rowsBetween(db, { from, to, exceptRowId: null })
  const first = rows.reduce((day, row) => (row.startsOn < day ? row.startsOn : day), from)
  const holidays = await holidaysBetween(db, first, to)
  return rows
    .filter((row) => row.classRoomId !== null)
    .flatMap((row) =>
      layOut(row, holidays)
        .sessions.filter((session) => from <= session.day && session.day <= to)
        .map((session) => ({
          rowId: row.id,
          code: rowCode(row),
          courseName: row.courseName,
          state: row.state,
          version: row.version,
          startsOn: row.startsOn,
          endsOn: row.endsOn,
          classRoomId: row.classRoomId!,
          day: session.day,
          startsAt: session.startsAt,
          endsAt: session.endsAt,
        })),
    )
}
