import { inSavepoint } from '#platform/server/acts/savepoint.ts'
import type { Database } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { instructorNames, lockPlaces } from '#modules/planning/server/public.ts'
import { withinHours } from '#modules/planning/rules/clashes.ts'
import {
  classRoomClosed,
  classRoomTaken,
  instructorTaken,
  sessionTwice,
  setupTooShort,
} from '../../contract/refusals.ts'
import { bookableHours } from '../store/class-rooms.ts'
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
export const guarded = <Result>(
  db: Database,
  bookings: readonly Wanted[],
  timeZone: string,
  except: number | null,
  write: () => Promise<Result>,
): Promise<Result> =>
  inSavepoint(
    db,
    write,
    ({ code, constraint }) => code === '23P01' || constraint === 'session_once',
    async () => {
      await refuseTaken(db, bookings, timeZone, except)
      // Nobody else's: the class's own sessions are in each other's way.
      const [first] = bookings
      return refuse(sessionTwice, { day: first?.day ?? '', from: first?.startsAt ?? '' })
    },
  )

/** Refuses with the first session that is in the way of these, if one is. */
export async function refuseTaken(
  db: Database,
  bookings: readonly Wanted[],
  timeZone: string,
  except: number | null,
): Promise<void> {
  await refuseClosed(db, bookings)
  for (const wanted of bookings) {
    const taken =
      wanted.classRoomId === null ? undefined : await inClassRoom(db, wanted.classRoomId, wanted, timeZone, except)
    if (taken) {
      const data = { classRoom: taken.class_room_code ?? '', ...whose(taken) }
      refuse(
        taken.isAtOnce ? classRoomTaken : setupTooShort,
        taken.isAtOnce ? data : { ...data, minutes: taken.setup_minutes },
      )
    }
    if (wanted.instructorIds.length === 0) continue
    const busy = await taughtBy(db, wanted.instructorIds, wanted, timeZone, except)
    if (!busy) continue
    const [person] = await instructorNames(db, [busy.instructor_id])
    refuse(instructorTaken, { instructor: person?.name.ar ?? '', instructorEn: person?.name.en ?? '', ...whose(busy) })
  }
}

/** Refuses a session outside of the hours at which its class room may be booked. */
async function refuseClosed(db: Database, bookings: readonly Wanted[]): Promise<void> {
  const classRooms = await bookableHours(db, [...new Set(bookings.flatMap((each) => each.classRoomId ?? []))])
  for (const wanted of bookings) {
    const hours = classRooms.find((each) => each.id === wanted.classRoomId)
    if (hours && !withinHours(hours, wanted))
      refuse(classRoomClosed, { classRoom: hours.code ?? '', day: wanted.day, from: hours.from, to: hours.to })
  }
}

const whose = (taken: { code: string; day: Day; starts_at: string; ends_at: string }) => ({
  class: taken.code,
  day: taken.day,
  from: taken.starts_at.slice(0, 5),
  to: taken.ends_at.slice(0, 5),
})
