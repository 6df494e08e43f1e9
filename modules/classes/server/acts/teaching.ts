import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { lockPlaces } from '#modules/planning/server/public.ts'
import { teach } from '../store/booking.ts'
import { courseOf, leaveThese, notToAsk, sessionsToCome } from '../store/staff/teaching.ts'
import { guarded, refuseTaken } from './booking.ts'
import type { Doing } from './doing.ts'

/** Gives the sessions still to come to this instructor; a clashing class is named. */
export async function takeSessions({ db, now, timeZone }: Doing, classId: number, instructorId: number): Promise<void> {
  const sessions = await sessionsToCome(db, classId, now)
  if (sessions.length === 0) return
  const ids = sessions.map((each) => each.id)
  const bookings = sessions.map((each) => ({ ...each, classRoomId: null, instructorIds: [instructorId] }))
  await lockPlaces(db, { classRooms: [], instructors: [instructorId] })
  // Somebody who assisted and now leads would else be in the own way.
  await leaveThese(db, ids, instructorId)
  await refuseTaken(db, bookings, timeZone, null)
  await guarded(db, bookings, timeZone, null, () =>
    teach(
      db,
      ids.map((sessionId) => ({ sessionId, instructorId })),
    ),
  )
}

/** What a substitute would have to teach, and who leads now. */
export async function sessionsToTeach(db: Database, actor: Actor, classId: number, now: Date) {
  const found = (await courseOf(db, actor, classId)) ?? refuse(notFound)
  const sessions = await sessionsToCome(db, classId, now)
  return {
    ...found,
    sessions: sessions.map((each) => ({
      ...each,
      startsAt: each.startsAt.slice(0, 5),
      endsAt: each.endsAt.slice(0, 5),
    })),
    leads: await notToAsk(db, classId),
  }
}
