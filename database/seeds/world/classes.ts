import { json, type Database } from '#platform/server/database.ts'
import { addDays, instantOf, type Day } from '#platform/shared/values/dates.ts'
import type { DB } from '#database/tables.ts'
import { insertReturningIds } from '../insert-many.ts'
import { nextNumber, type Wishes } from './wishes.ts'

type Course = Wishes<'catalogue.course'> & Pick<DB['catalogue.course'], 'code'>

/** Adds courses of five hours on one day, without modules and means; gives their ids in order. */
export const addCourses = (db: Database, courses: readonly Course[]): Promise<number[]> =>
  insertReturningIds(
    db,
    'catalogue.course',
    courses.map((course) => ({ name: json({ ar: course.code, en: course.code }), hours: 5, days: 1, ...course })),
  )

type CourseClass = Omit<Wishes<'classes.course_class'>, 'starts_on'> & { course_id: number; starts_on: Day }

/** Adds classes of five days and ten seats, free of charge and open; gives their ids in order. */
export const addClasses = (db: Database, classes: readonly CourseClass[]): Promise<number[]> =>
  insertReturningIds(
    db,
    'classes.course_class',
    classes.map((each) => ({
      code: `CC-W-${nextNumber()}`,
      ends_on: addDays(each.starts_on, 4),
      min_trainees: 1,
      max_trainees: 10,
      fee_minor: 0,
      state: 'open' as const,
      ...each,
    })),
  )

interface Hours {
  readonly day: Day
  /** Of the academy's clock, as the end. */
  readonly starts_at: string
  readonly ends_at: string
}

/** The time that a session takes, as the database compares it. */
export const periodOf = ({ day, starts_at, ends_at }: Hours): string =>
  `[${instantOf(day, starts_at).toISOString()},${instantOf(day, ends_at).toISOString()})`

type Session = Wishes<'classes.class_session'> & Hours & { class_id: number; number: number }

/** Adds sessions; gives their ids in order. */
export const addSessions = (db: Database, sessions: readonly Session[]): Promise<number[]> =>
  insertReturningIds(
    db,
    'classes.class_session',
    sessions.map((each) => ({ period: periodOf(each), ...each })),
  )

type Registration = Wishes<'registration.registration'> & { class_id: number; trainee_id: number }

/** Adds registrations, drafts unless another state is said; gives their ids in order. Seats of the class are not counted. */
export const addRegistrations = (db: Database, registrations: readonly Registration[]): Promise<number[]> =>
  insertReturningIds(
    db,
    'registration.registration',
    registrations.map((each) => ({ code: `REG-W-${nextNumber()}`, ...each })),
  )

/** These trainees take part in the class, and have paid; gives the ids of their registrations in order. */
export const enrol = (db: Database, classId: number, traineeIds: readonly number[]): Promise<number[]> =>
  addRegistrations(
    db,
    traineeIds.map((trainee_id) => ({ class_id: classId, trainee_id, main: 'attending', money: 'paid' })),
  )
