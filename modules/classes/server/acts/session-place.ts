import type { Database } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { holidaysBetween } from '#modules/planning/server/public.ts'
import { classRoomTooSmall, sessionOnHoliday, sessionOutsideDates } from '../../contract/refusals.ts'
import { sessionFault } from '../../rules/session-place.ts'
import { classRoomFacts } from '../store/class-rooms.ts'
import type { Doing } from './doing.ts'

/** Refuses days outside of the class's dates, and holidays without an administrator's waiver. */
export async function refuseMisplaced(
  { db, who }: Doing,
  within: { startsOn: Day; endsOn: Day },
  days: readonly Day[],
  waiver: string | undefined,
): Promise<void> {
  const sorted = [...days].sort()
  if (!sorted[0]) return
  const holidays = await holidaysBetween(db, sorted[0], sorted.at(-1)!)
  for (const day of sorted) {
    const holiday = holidays.find((each) => each.firstDay <= day && day <= each.lastDay)
    const fault = sessionFault(day, within, holiday !== undefined, {
      who: who === 'system' ? null : who,
      reason: waiver,
    })
    if (fault === 'sessionOutsideDates') refuse(sessionOutsideDates, { day, from: within.startsOn, to: within.endsOn })
    if (fault === 'sessionOnHoliday')
      refuse(sessionOnHoliday, { day, holiday: holiday?.name.ar ?? '', holidayEn: holiday?.name.en ?? '' })
  }
}

/** A class larger than its class room is an administrator's decision. */
export async function refuseSmallClassRoom(
  db: Database,
  classRoomId: number | null,
  maximum: number,
  who: Doing['who'],
): Promise<void> {
  if (classRoomId === null || who === 'admin') return
  const classRoom = (await classRoomFacts(db, classRoomId)) ?? refuse(notFound)
  if (classRoom.capacity < maximum)
    refuse(classRoomTooSmall, { classRoom: classRoom.class_room_code ?? '', capacity: classRoom.capacity }, [
      { path: 'MaxTrainees', code: 'tooLarge' },
    ])
}
