import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { nameRead } from '#platform/server/reading/both-names.ts'
import type { MarkState } from '../../rules/credit.ts'
import { reachesAttendance } from './reach.ts'

/** The enrolled people of a class whose attendance the actor may read. */
export const peopleOf = (db: Database, actor: Actor, classId: number) =>
  db
    .selectFrom('registration.registration_facts as r')
    .select([
      'r.registration_id as RegistrationID',
      'r.trainee_id as TraineeID',
      'r.trainee_code as TraineeCode',
      'r.trainee_name_ar as NameAr',
      'r.trainee_name_en as NameEn',
    ])
    .where('r.class_id', '=', classId)
    .where('r.is_enrolled', '=', true)
    .where(reachesAttendance(actor))
    .orderBy(nameRead(actor.language, 'r.trainee_name'))
    .orderBy('r.registration_id')
    .execute()

/** The registrations of those enrolled in a class. */
export const enrolledIn = async (db: Database, classId: number): Promise<number[]> =>
  (
    await db
      .selectFrom('registration.registration_facts')
      .select('registration_id')
      .where('class_id', '=', classId)
      .where('is_enrolled', '=', true)
      .execute()
  ).map((row) => row.registration_id)

/** The actor's own registrations of classes, the newest class first. */
export const ownClasses = (db: Database, actor: Actor) =>
  db
    .selectFrom('registration.registration_facts as r')
    .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
    .select(['r.registration_id', 'c.class_id', 'c.class_code', 'c.course_name', 'c.attendance_percent', 'c.starts_on'])
    .where('r.trainee_id', '=', actor.traineeId)
    .where('r.is_enrolled', '=', true)
    .where(reachesAttendance(actor))
    .orderBy('c.starts_on', 'desc')
    .execute()

/** In which class each of these registrations is, and whether on its list. */
export const classesOfRegistrations = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('registration.registration_facts')
    .select(['registration_id', 'class_id', 'is_enrolled'])
    .where(sql<boolean>`registration_id = any(${[...ids]}::integer[])`)
    .execute()

const timetable = (db: Database) =>
  db
    .selectFrom('classes.session_facts')
    .select(['session_id', 'session_number', 'day', 'starts_at', 'ends_at', 'session_state', 'class_id'])
    .orderBy('day')
    .orderBy('starts_at')

/** All sessions of a class, in order. */
export const sessionsOf = (db: Database, classId: number) => timetable(db).where('class_id', '=', classId).execute()

export const sessionsOfClasses = (db: Database, classIds: readonly number[]) =>
  timetable(db)
    .where(sql<boolean>`class_id = any(${[...classIds]}::integer[])`)
    .execute()

const marks = (db: Database) =>
  db
    .selectFrom('attendance.mark as m')
    .innerJoin('classes.session_facts as s', 's.session_id', 'm.session_id')
    .select(['m.session_id', 'm.registration_id', 'm.state', 'm.minutes', 'm.reason', 'm.version', 'm.marked_at'])

export const marksOfClass = (db: Database, classId: number) => marks(db).where('s.class_id', '=', classId).execute()

/** Of every class that they were in. */
export const marksOfRegistrations = (db: Database, ids: readonly number[]) =>
  marks(db)
    .select('s.class_id')
    .where(sql<boolean>`m.registration_id = any(${[...ids]}::integer[])`)
    .execute()

/** Those of the classes in which somebody has marked somebody. */
export const markedClasses = async (db: Database, classIds: readonly number[]): Promise<Set<number>> => {
  const rows = await db
    .selectFrom('classes.session_facts as s')
    .select('s.class_id')
    .distinct()
    .where(sql<boolean>`s.class_id = any(${[...classIds]}::integer[])`)
    .where((eb) => eb.exists(eb.selectFrom('attendance.mark as m').whereRef('m.session_id', '=', 's.session_id')))
    .execute()
  return new Set(rows.map((row) => row.class_id))
}

export const marksOfSession = (db: Database, sessionId: number) =>
  db
    .selectFrom('attendance.mark')
    .select(['registration_id', 'state', 'minutes', 'reason'])
    .where('session_id', '=', sessionId)
    .execute()

/** The mark of one person in one session. */
export const markOf = (db: Database, sessionId: number, registrationId: number) =>
  db
    .selectFrom('attendance.mark')
    .select(['state', 'minutes'])
    .where('session_id', '=', sessionId)
    .where('registration_id', '=', registrationId)
    .executeTakeFirst()

/** Who wrote a mark last, and when. */
export const lastOfMark = (db: Database, sessionId: number, registrationId: number) =>
  db
    .selectFrom('attendance.mark')
    .select(['marked_by as by', 'marked_at as at'])
    .where('session_id', '=', sessionId)
    .where('registration_id', '=', registrationId)
    .executeTakeFirst()

export interface NewMark {
  readonly sessionId: number
  readonly registrationId: number
  readonly state: MarkState
  readonly minutes: number
  readonly reason: string | null
  readonly markedBy: number
  readonly markedAt: Date
  /** The version that was seen; null where there was none. */
  readonly version: number | null
}

/** Writes one mark; false where somebody else changed it since it was seen. */
export async function putMark(db: Database, mark: NewMark): Promise<boolean> {
  const values = {
    state: mark.state,
    minutes: mark.minutes,
    reason: mark.reason,
    marked_by: mark.markedBy,
    marked_at: mark.markedAt,
  }
  if (mark.version === null) {
    const added = await db
      .insertInto('attendance.mark')
      .values({ session_id: mark.sessionId, registration_id: mark.registrationId, ...values })
      .onConflict((conflict) => conflict.columns(['session_id', 'registration_id']).doNothing())
      .executeTakeFirst()
    return added.numInsertedOrUpdatedRows === 1n
  }
  const changed = await db
    .updateTable('attendance.mark')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('session_id', '=', mark.sessionId)
    .where('registration_id', '=', mark.registrationId)
    .where('version', '=', mark.version)
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}
