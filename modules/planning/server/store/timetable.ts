import type { Database } from '#platform/server/database.ts'
import { addDays } from '#platform/shared/values/dates.ts'
import type { Output } from '#platform/shared/call.ts'
import type { planningCalls } from '../../contract/calls.ts'
import { findClashes, type Clash, type Occupied, type WantedClassRoom } from '../../rules/clashes.ts'
import { withAlong, type Along } from '../../rules/moving/along.ts'
import { layOut, type Timetable } from '../../rules/sessions.ts'
import { roomsOfKind, wishOf, type RoomOfKind } from './class-rooms/wishes.ts'
import { lacksIn } from './class-rooms/equipment.ts'
import { holidaysBetween, type NamedHoliday } from './holidays.ts'
import { occupiedTimes } from './occupied.ts'
import { instructorNames } from './plan-instructors.ts'
import type { Wanted } from './wanted.ts'

export interface Placed {
  readonly timetable: Timetable
  readonly clashes: readonly Clash[]
  readonly holidays: readonly NamedHoliday[]
  readonly occupied: readonly Occupied[]
  /** Of a row that wishes for a kind: the class rooms that would do and are free for all of its sessions. */
  readonly fitting: readonly RoomOfKind[]
}

// Past the end, so that it can be said by when the hours would fit.
const lookAhead = 60
// What is in the way may have begun a year before, and holidays since then have moved its sessions.
const lookBack = 366

/**
 * Lays the row out and finds what stands in its way. `also`: class rooms and instructors that are looked at beside its own;
 * `along`: rows that are moved together with it.
 */
export async function placeRow(
  db: Database,
  wanted: Wanted,
  also: { classRoomIds: readonly number[]; instructorIds: readonly number[] } = { classRoomIds: [], instructorIds: [] },
  along: readonly Along[] = [],
): Promise<Placed> {
  const holidays = await holidaysBetween(db, addDays(wanted.startsOn, -lookBack), addDays(wanted.endsOn, lookAhead))
  const timetable = layOut(wanted, holidays)
  const instructorIds = [wanted.leadId, wanted.backupId].filter((id) => id !== null)
  const classRoom = wanted.classRoomId === null ? null : await wantedClassRoom(db, wanted.courseId, wanted.classRoomId)
  const rooms = await roomsOfKind(db, wanted.classRoomKindId)
  const asked = [...also.classRoomIds, ...(classRoom ? [classRoom.id] : []), ...rooms.map((each) => each.id)]
  const standing = await occupiedTimes(db, {
    from: wanted.startsOn,
    to: wanted.endsOn,
    classRoomIds: [...new Set(asked)],
    instructorIds: [...new Set([...also.instructorIds, ...instructorIds])],
    exceptRowId: wanted.rowId,
    scenarioId: wanted.scenarioId,
    holidays,
  })
  const occupied = withAlong(standing, along, holidays)
  const wish = await wishOf(db, wanted, timetable.sessions, { rooms, occupied, holidays }, along)
  const clashes = findClashes(
    {
      timetable,
      place: wanted.place,
      classRoom,
      leadId: wanted.leadId,
      instructorIds,
      maxTrainees: wanted.maxTrainees,
      wish,
      window: wanted.window,
    },
    occupied,
  )
  return { timetable, clashes, holidays, occupied, fitting: rooms.filter((each) => wish?.fits.includes(each.id)) }
}

async function wantedClassRoom(db: Database, courseId: number, id: number): Promise<WantedClassRoom | null> {
  const found = await db
    .selectFrom('planning.class_room')
    .where('id', '=', id)
    .select(['capacity', 'setup_minutes', 'bookable_from', 'bookable_to'])
    .executeTakeFirst()
  if (!found) return null
  return {
    id,
    capacity: found.capacity,
    setupMinutes: found.setup_minutes,
    hours:
      found.bookable_from !== null && found.bookable_to !== null
        ? { from: found.bookable_from, to: found.bookable_to }
        : null,
    lacks: await lacksIn(db, courseId, id),
  }
}

type Reply = Output<typeof planningCalls.getPlanRow>['Timetable']

/** The placed row as the reply says it, with names instead of ids. */
export async function timetableReply(db: Database, placed: Placed, waived: readonly string[]): Promise<Reply> {
  const holidayName = (id: number | null) => placed.holidays.find((each) => each.id === id)?.name ?? null
  const people = await instructorNames(
    db,
    placed.clashes.flatMap((clash) => clash.instructorId ?? []),
  )
  const classRoomIds = placed.clashes.flatMap((clash) => clash.classRoomId ?? [])
  const classRooms = classRoomIds.length
    ? await db.selectFrom('planning.class_room').where('id', 'in', classRoomIds).select(['id', 'code']).execute()
    : []
  const { sessions, skipped, missingMinutes } = placed.timetable
  return {
    Sessions: sessions.map((each) => ({
      Number: each.number,
      Date: each.day,
      StartTime: each.startsAt,
      EndTime: each.endsAt,
      HolidayName: holidayName(each.holidayId),
    })),
    SkippedHolidays: [...new Set(skipped.map((each) => each.holidayId))].map((id) => {
      const days = skipped.filter((each) => each.holidayId === id)
      return { Name: holidayName(id) ?? {}, Days: days.length, FirstDay: days[0]!.day }
    }),
    MissingMinutes: missingMinutes,
    // As the clash says it: no day beyond the row's window.
    FitsBy: placed.clashes.find((clash) => clash.kind === 'hoursMissing')?.fitsBy ?? null,
    FittingClassRooms: placed.fitting.map(({ id, code, name, capacity }) => ({
      ID: id,
      Code: code,
      Name: name,
      Capacity: capacity,
    })),
    Clashes: placed.clashes.map((clash) => ({
      Kind: clash.kind,
      Severity: clash.severity,
      Key: clash.key,
      Day: clash.day,
      Sessions: clash.sessions,
      InstructorName: people.find((each) => each.id === clash.instructorId)?.name ?? null,
      ClassRoomCode: classRooms.find((each) => each.id === clash.classRoomId)?.code ?? null,
      With: clash.by && { Kind: clash.by.kind, ID: clash.by.id, Code: clash.by.code },
      HolidayName: holidayName(clash.holidayId),
      Amount: clash.amount,
      FitsBy: clash.fitsBy,
      Hours: clash.hours && { From: clash.hours.from, To: clash.hours.to },
      Waived: waived.includes(clash.key),
    })),
  }
}
