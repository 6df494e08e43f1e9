import type { Database } from '#platform/server/database.ts'
import { addDays } from '#platform/shared/values/dates.ts'
import type { Output } from '#platform/shared/call.ts'
import type { planningCalls } from '../../contract/calls.ts'
import { findClashes, type Clash, type Occupied } from '../../rules/clashes.ts'
import { layOut, type Pattern, type Timetable } from '../../rules/sessions.ts'
import { holidaysBetween, type NamedHoliday } from './holidays.ts'
import { occupiedTimes } from './occupied.ts'
import { instructorNames } from './plan-instructors.ts'

/** All that decides when a row takes place and what it needs. */
export type Wanted = Pattern & {
  readonly rowId: number | null
  readonly place: 'academy' | 'customerSite' | 'online'
  readonly classRoomId: number | null
  readonly leadId: number | null
  readonly backupId: number | null
  readonly maxTrainees: number
}

export interface Placed {
  readonly timetable: Timetable
  readonly clashes: readonly Clash[]
  readonly holidays: readonly NamedHoliday[]
  readonly occupied: readonly Occupied[]
}

// Past the end, so that it can be said by when the hours would fit.
const lookAhead = 60

/** Lays the row out and finds what stands in its way. `also`: class rooms and instructors that are looked at beside its own. */
export async function placeRow(
  db: Database,
  wanted: Wanted,
  also: { classRoomIds: readonly number[]; instructorIds: readonly number[] } = { classRoomIds: [], instructorIds: [] },
): Promise<Placed> {
  const holidays = await holidaysBetween(db, wanted.startsOn, addDays(wanted.endsOn, lookAhead))
  const timetable = layOut(wanted, holidays)
  const instructorIds = [wanted.leadId, wanted.backupId].filter((id) => id !== null)
  const classRoom = wanted.classRoomId
    ? await db
        .selectFrom('planning.class_room')
        .where('id', '=', wanted.classRoomId)
        .select(['id', 'capacity'])
        .executeTakeFirst()
    : undefined
  const occupied = await occupiedTimes(db, {
    from: wanted.startsOn,
    to: wanted.endsOn,
    classRoomIds: [...new Set([...also.classRoomIds, ...(classRoom ? [classRoom.id] : [])])],
    instructorIds: [...new Set([...also.instructorIds, ...instructorIds])],
    exceptRowId: wanted.rowId,
    holidays,
  })
  const clashes = findClashes(
    {
      timetable,
      place: wanted.place,
      classRoom: classRoom ?? null,
      leadId: wanted.leadId,
      instructorIds,
      maxTrainees: wanted.maxTrainees,
    },
    occupied,
  )
  return { timetable, clashes, holidays, occupied }
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
  const { sessions, skipped, missingMinutes, fitsBy } = placed.timetable
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
    FitsBy: fitsBy,
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
      Waived: waived.includes(clash.key),
    })),
  }
}
