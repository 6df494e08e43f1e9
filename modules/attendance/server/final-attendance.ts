import type { Database } from '#platform/server/database.ts'
import { settledAt } from '../rules/reminder.ts'
import { countingOf, percentagesOf, type Counting, type SessionMark, type TimetableSession } from './percentages.ts'
import {
  classesOfRegistrations,
  enrolledIn,
  markedClasses,
  marksOfClass,
  marksOfRegistrations,
  sessionsOf,
  sessionsOfClasses,
} from './store/marks.ts'

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
  const [counting, sessions, marks, enrolled] = await Promise.all([
    countingOf(db),
    sessionsOf(db, classId),
    marksOfClass(db, classId),
    enrolledIn(db, classId),
  ])
  const marksOf = Map.groupBy(marks, (mark) => mark.registration_id)
  const people = new Set([...marksOf.keys(), ...(isTaken(sessions, marks.length > 0, now, counting) ? enrolled : [])])
  return new Map([...people].map((id) => [id, attendanceIn(sessions, marksOf.get(id) ?? [], now, counting)]))
}

/** The same of these people alone, each in the own class; as many statements for a thousand as for one. */
export async function finalAttendanceOf(
  db: Database,
  registrationIds: readonly number[],
  now: Date,
): Promise<Map<number, PersonAttendance>> {
  if (registrationIds.length === 0) return new Map()
  const registrations = await classesOfRegistrations(db, registrationIds)
  const classIds = [...new Set(registrations.map((each) => each.class_id))]
  const [counting, sessions, marks, marked] = await Promise.all([
    countingOf(db),
    sessionsOfClasses(db, classIds),
    marksOfRegistrations(db, registrationIds),
    markedClasses(db, classIds),
  ])
  const sessionsOfClass = Map.groupBy(sessions, (session) => session.class_id)
  const marksOf = Map.groupBy(marks, (mark) => mark.registration_id)
  const found = new Map<number, PersonAttendance>()
  for (const { registration_id, class_id, is_enrolled } of registrations) {
    const own = sessionsOfClass.get(class_id) ?? []
    // Who was moved here has marks of the former class too.
    const ownMarks = (marksOf.get(registration_id) ?? []).filter((mark) => mark.class_id === class_id)
    if (ownMarks.length > 0 || (is_enrolled && isTaken(own, marked.has(class_id), now, counting)))
      found.set(registration_id, attendanceIn(own, ownMarks, now, counting))
  }
  return found
}

const isHeld = (session: TimetableSession) => session.session_state !== 'cancelled'

const isTaken = (sessions: readonly TimetableSession[], hasMarks: boolean, now: Date, { timeZone }: Counting) =>
  hasMarks && sessions.some((session) => isHeld(session) && now >= settledAt(session.day, timeZone))

function attendanceIn(
  sessions: readonly TimetableSession[],
  marks: readonly SessionMark[],
  now: Date,
  counting: Counting,
): PersonAttendance {
  const marked = new Set(marks.map((mark) => mark.session_id))
  const { finalPercent, reachablePercent } = percentagesOf(sessions, marks, now, counting)
  return {
    finalPercent,
    reachablePercent,
    isComplete:
      sessions.filter(isHeld).every((session) => marked.has(session.session_id)) || reachablePercent === finalPercent,
  }
}
