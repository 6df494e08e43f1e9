import { writeAct, writeGone, writeNew } from '#platform/server/acts/write-act.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { lockPlaces } from '#modules/planning/server/public.ts'
import { sessionClosed } from '../../contract/refusals.ts'
import { periodOf, teach, type Booking } from '../store/booking.ts'
import type { LockedClass } from '../store/locked.ts'
import { deleteSession, dropTeachers, freeTeachers, renumber, teachersOf } from '../store/session-changes.ts'
import { bookSessions, guarded, refuseTaken } from './booking.ts'
import type { Doing } from './doing.ts'
import { lockSession } from './reached.ts'
import { noun } from './session-noun.ts'
import { refuseLacking, refuseMisplaced } from './session-place.ts'

type Place = Omit<Booking, 'number'>
type Locked = Awaited<ReturnType<typeof lockSession>>

/** Adds a session to a locked class. `waiver`: an administrator's reason to meet on a holiday. */
export async function addSession(doing: Doing, found: LockedClass, at: Place, waiver?: string): Promise<number> {
  const { db, timeZone } = doing
  await refuseMisplaced(doing, found, [at.day], waiver)
  if (at.classRoomId !== found.classRoomId) await refuseLacking(doing, found.courseId, at.classRoomId)
  const [id] = await bookSessions(db, found.id, [{ ...at, number: 0 }], timeZone)
  await renumber(db, found.id)
  await writeNew(doing, noun, { ...at, id: id!, class: found }, 'addSession', because(waiver))
  return id!
}

/** Moves a locked session, or gives it to others; who teaches it moves along. The clashing class is named where the place is taken. */
export async function moveSession(
  doing: Doing,
  found: LockedClass,
  session: Locked,
  to: Place,
  waiver?: string,
): Promise<void> {
  const { db, timeZone } = doing
  refuseClosed(session)
  const isMoved =
    session.day !== to.day || session.starts_at.slice(0, 5) !== to.startsAt || session.ends_at.slice(0, 5) !== to.endsAt
  if (isMoved) await refuseMisplaced(doing, found, [to.day], waiver)
  if (session.class_room_id !== to.classRoomId && found.classRoomId !== to.classRoomId)
    await refuseLacking(doing, found.courseId, to.classRoomId)
  await lockPlaces(db, { classRooms: to.classRoomId === null ? [] : [to.classRoomId], instructors: to.instructorIds })
  await refuseTaken(db, [to], timeZone, session.id)
  const isElsewhere = isMoved || session.class_room_id !== to.classRoomId
  const others = await otherTeachers(doing, session, to)
  await guarded(db, [to], timeZone, session.id, async () => {
    await dropTeachers(db, session.id)
    await writeAct(doing, noun, { ...session, class: found }, isElsewhere ? 'moveSession' : 'editSession', {
      set: {
        day: to.day,
        starts_at: to.startsAt,
        ends_at: to.endsAt,
        period: periodOf(to, timeZone),
        class_room_id: to.classRoomId,
        module_id: to.moduleId,
        // Nobody has been told of a draft's days.
        ...(isMoved && found.state !== 'draft' && { moved_from_day: session.day, moved_from_time: session.starts_at }),
      },
      reason: waiver,
      data: { fromDay: session.day, day: to.day, from: to.startsAt, to: to.endsAt, ...others },
    })
    await teach(
      db,
      to.instructorIds.map((instructorId) => ({ sessionId: session.id, instructorId })),
    )
  })
  await renumber(db, found.id)
}

/** Who teaches it from now on, where that are not the same as before. */
async function otherTeachers({ db }: Doing, session: Locked, to: Place) {
  const before = await teachersOf(db, session.id)
  const after = to.instructorIds.toSorted((a, b) => a - b)
  return before.join() === after.join() ? {} : { instructorIds: after }
}

/** Cancels a locked session; of a draft, of which nobody has been told, it is deleted. */
export async function cancelSession(
  doing: Doing,
  found: LockedClass,
  session: Locked,
  reason: string | undefined,
): Promise<void> {
  const { db } = doing
  refuseClosed(session)
  const record = { ...session, class: found }
  if (found.state === 'draft')
    await writeGone(doing, noun, record, 'deleteSession', () => deleteSession(db, session.id), because(reason))
  else {
    await writeAct(doing, noun, record, 'cancelSession', { set: { state: 'cancelled' }, reason })
    await freeTeachers(db, [session.id])
  }
  await renumber(db, found.id)
}

const because = (reason: string | undefined) => (reason ? { reason } : {})

function refuseClosed({ state }: Locked): void {
  if (state !== 'scheduled') refuse(sessionClosed)
}
