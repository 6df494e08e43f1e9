import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { reachesAttendance } from './reach.ts'

/** Shows the code of a session from now on; where it was shown before, its secret stays. */
export const openRound = (db: Database, round: { sessionId: number; secret: Buffer; by: number; at: Date }) =>
  db
    .insertInto('attendance.code_round')
    .values({ session_id: round.sessionId, secret: round.secret, opened_by: round.by, opened_at: round.at })
    .onConflict((conflict) =>
      conflict.column('session_id').doUpdateSet({ opened_by: round.by, opened_at: round.at, closed_at: null }),
    )
    .execute()

/** Whether one was shown. */
export async function closeRound(db: Database, sessionId: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('attendance.code_round')
    .set({ closed_at: at })
    .where('session_id', '=', sessionId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The secret of a session whose code is shown now. */
export const secretOf = async (db: Database, sessionId: number): Promise<Buffer | null> =>
  (
    await db
      .selectFrom('attendance.code_round')
      .select('secret')
      .where('session_id', '=', sessionId)
      .where('closed_at', 'is', null)
      .executeTakeFirst()
  )?.secret ?? null

/** Who came by code, the last first, with the marks that stand now. */
export const arrivedAt = (db: Database, actor: Actor, sessionId: number) =>
  db
    .selectFrom('attendance.code_arrival as a')
    .innerJoin('registration.registration_facts as r', 'r.registration_id', 'a.registration_id')
    .innerJoin('attendance.mark as m', (join) =>
      join.onRef('m.session_id', '=', 'a.session_id').onRef('m.registration_id', '=', 'a.registration_id'),
    )
    .select([
      'a.registration_id as RegistrationID',
      'r.trainee_code as TraineeCode',
      'r.trainee_name_ar as NameAr',
      'r.trainee_name_en as NameEn',
      'a.at as At',
      'm.state as State',
      'm.minutes as Minutes',
    ])
    .where('a.session_id', '=', sessionId)
    .where(reachesAttendance(actor))
    .orderBy('a.at', 'desc')
    .orderBy('a.registration_id')
    .execute()

/** The session whose code somebody scanned. */
export const scannedSession = (db: Database, sessionId: number) =>
  db
    .selectFrom('classes.session_facts as s')
    .innerJoin('classes.class_facts as c', 'c.class_id', 's.class_id')
    .select([
      's.session_id',
      's.session_number',
      's.day',
      's.starts_at',
      's.ends_at',
      's.session_state',
      'c.class_id',
      'c.class_code',
      'c.class_state',
      'c.course_name',
    ])
    .where('s.session_id', '=', sessionId)
    .executeTakeFirst()

/** The actor's own place in a class. */
export const ownPlace = (db: Database, actor: Actor, classId: number) =>
  db
    .selectFrom('registration.registration_facts as r')
    .select(['r.registration_id', 'r.trainee_id'])
    .where('r.class_id', '=', classId)
    .where('r.trainee_id', '=', actor.traineeId)
    .where('r.is_enrolled', '=', true)
    .where(reachesAttendance(actor))
    .executeTakeFirst()

export interface Arrival {
  readonly sessionId: number
  readonly registrationId: number
  readonly device: Buffer
  readonly at: Date
}

/** Writes down who came; says `again` where they had come, `device` where the device marked somebody else. */
export async function putArrival(db: Database, arrival: Arrival): Promise<'new' | 'again' | 'device'> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('attendance.code_arrival')
    .values({
      session_id: arrival.sessionId,
      registration_id: arrival.registrationId,
      device: arrival.device,
      at: arrival.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n) return 'new'
  const before = await db
    .selectFrom('attendance.code_arrival')
    .select('at')
    .where('session_id', '=', arrival.sessionId)
    .where('registration_id', '=', arrival.registrationId)
    .executeTakeFirst()
  return before ? 'again' : 'device'
}
