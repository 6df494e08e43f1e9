import type { Database } from '#platform/server/database.ts'
import { countingOf, percentagesOf } from './percentages.ts'
import { marksOfClass, sessionsOf } from './store/marks.ts'

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

/** The final attendance of everybody marked in a class, by registration id; people without any mark have none. */
export async function finalAttendance(
  db: Database,
  classId: number,
  now: Date,
): Promise<Map<number, PersonAttendance>> {
  const counting = await countingOf(db)
  const [sessions, marks] = await Promise.all([sessionsOf(db, classId), marksOfClass(db, classId)])
  const counted = sessions.filter((session) => session.session_state !== 'cancelled').length
  return new Map(
    [...Map.groupBy(marks, (mark) => mark.registration_id)].map(([registrationId, own]) => {
      const attendance = percentagesOf(sessions, own, now, counting)
      return [
        registrationId,
        {
          finalPercent: attendance.finalPercent,
          reachablePercent: attendance.reachablePercent,
          isComplete: own.length >= counted || attendance.reachablePercent === attendance.finalPercent,
        },
      ]
    }),
  )
}
