import type { Database } from '#platform/server/database.ts'
import { countingOf, percentagesOf } from './percentages.ts'
import { settledAt } from '../rules/reminder.ts'
import { enrolledIn, marksOfClass, sessionsOf } from './store/marks.ts'

export { reachesAttendance } from './store/reach.ts'
export { openSheets } from './store/open-sheets.ts'
export { academyTime, countReadableClasses } from './store/readable-classes.ts'
export { ownPeopleInClasses, ownProgress, sessionsToday } from './store/at-a-glance.ts'
export { peopleAtRisk } from './risk-of-people.ts'
export { countingOf, type Counting } from './percentages.ts'

export interface PersonAttendance {
  /** Final percentage, unrounded: credited of all scheduled minutes. */
  readonly finalPercent: number | null
  /** The highest still possible, unrounded. */
  readonly reachablePercent: number | null
  /** No session of the class can still be marked by its instructor, or all are. */
  readonly isComplete: boolean
}

/**
 * The final attendance of the people of a class, by registration id. Whom nobody has marked in a session was absent from it
 * once its sheet is settled; in a class whose attendance nobody has taken at all nobody has any.
 */
export async function finalAttendance(
  db: Database,
  classId: number,
  now: Date,
): Promise<Map<number, PersonAttendance>> {
  const counting = await countingOf(db)
  const [sessions, marks, enrolled] = await Promise.all([
    sessionsOf(db, classId),
    marksOfClass(db, classId),
    enrolledIn(db, classId),
  ])
  const counted = sessions.filter((session) => session.session_state !== 'cancelled')
  const marksOf = Map.groupBy(marks, (mark) => mark.registration_id)
  const isTaken = marks.length > 0 && counted.some(({ day }) => now >= settledAt(day, counting.timeZone))
  const people = new Set([...marksOf.keys(), ...(isTaken ? enrolled : [])])
  return new Map(
    [...people].map((registrationId) => {
      const own = marksOf.get(registrationId) ?? []
      const marked = new Set(own.map((mark) => mark.session_id))
      const attendance = percentagesOf(sessions, own, now, counting)
      return [
        registrationId,
        {
          finalPercent: attendance.finalPercent,
          reachablePercent: attendance.reachablePercent,
          isComplete:
            counted.every((session) => marked.has(session.session_id)) ||
            attendance.reachablePercent === attendance.finalPercent,
        },
      ]
    }),
  )
}
