import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { instructorNames, lockPlaces } from '#modules/planning/server/public.ts'
import { instructorTaken, classRoomTaken, sessionTwice } from '../../contract/refusals.ts'
import { inClassRoom, insertSessions, taughtBy, teach, type Booking, type Times } from '../store/booking.ts'

type Wanted = Times & Pick<Booking, 'classRoomId' | 'instructorIds'>

/**
 * Writes the sessions of a class. Rivals for the same class rooms and instructors queue; the first gets them, the others are
 * refused with the class that has them. The exclusion constraints decide; what is looked up before only words the refusal.
 */
export async function bookSessions(
  db: Database,
  classId: number,
  bookings: readonly Booking[],
  timeZone: string,
): Promise<number[]> {
  if (bookings.length === 0) return []
  await lockPlaces(db, {
    classRooms: bookings.flatMap((each) => each.classRoomId ?? []),
    instructors: bookings.flatMap((each) => each.instructorIds),
  })
  await refuseTaken(db, bookings, timeZone, null)
  return guarded(db, bookings, timeZone, null, async () => {
    const made = await insertSessions(db, classId, bookings, timeZone)
    await teach(
      db,
      made.flatMap((sessionId, index) =>
        bookings[index]!.instructorIds.map((instructorId) => ({ sessionId, instructorId })),
      ),
    )
    return made
  })
}

/** Runs a write; where a constraint refuses it, says which class is in the way. `except`: the session that is being moved. */
export async function guarded<Result>(
  db: Database,
  bookings: readonly Wanted[],
  timeZone: string,
  except: number | null,
  write: () => Promise<Result>,
): Promise<Result> {
  // A refused statement ends the transaction, and the clashing class could no longer be asked for.
  await sql`savepoint booking`.execute(db)
  try {
    const result = await write()
    await sql`release savepoint booking`.execute(db)
    return result
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    if (code !== '23P01' && constraint !== 'session_once') throw error
    await sql`rollback to savepoint booking`.execute(db)
    await refuseTaken(db, bookings, timeZone, except)
    // Nobody else's: the class's own sessions are in each other's way.
    const [first] = bookings
    refuse(sessionTwice, { day: first?.day ?? '', from: first?.startsAt ?? '' })
  }
}

/** Refuses with the first session that is in the way of these, if one is. */
export async function refuseTaken(
  db: Database,
  bookings: readonly Wanted[],
  timeZone: string,
  except: number | null,
): Promise<void> {
  for (const wanted of bookings) {
    const taken =
      wanted.classRoomId === null ? undefined : await inClassRoom(db, wanted.classRoomId, wanted, timeZone, except)
    if (taken) refuse(classRoomTaken, { classRoom: taken.class_room_code ?? '', ...whose(taken) })
    if (wanted.instructorIds.length === 0) continue
    const busy = await taughtBy(db, wanted.instructorIds, wanted, timeZone, except)
    if (!busy) continue
    const [person] = await instructorNames(db, [busy.instructor_id])
    refuse(instructorTaken, { instructor: person?.name.ar ?? '', instructorEn: person?.name.en ?? '', ...whose(busy) })
  }
}

const whose = (taken: { code: string; day: Day; starts_at: string; ends_at: string }) => ({
  class: taken.code,
  day: taken.day,
  from: taken.starts_at.slice(0, 5),
  to: taken.ends_at.slice(0, 5),
})
