import type { Database } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import { withinHours, type BookableHours, type Occupied, type WishedClassRoom } from '../../../rules/clashes.ts'
import { meet } from '../../../rules/wishes/meet.ts'
import type { Along } from '../../../rules/moving/along.ts'
import { isTentative, type PlanState } from '../../../rules/plan-states.ts'
import { layOut, type Holiday, type PlannedSession } from '../../../rules/sessions.ts'
import { rowCode, rowsBetween } from '../occupied.ts'
import { lacksOf } from './equipment.ts'

/** The class rooms of a kind that are in use, the smallest first; none without a kind. */
export async function roomsOfKind(db: Database, kindId: number | null) {
  if (kindId === null) return []
  const rows = await db
    .selectFrom('planning.class_room')
    .where('kind_id', '=', kindId)
    .where('is_active', '=', true)
    .select(['id', 'code', 'name', 'capacity', 'setup_minutes as setupMinutes'])
    .select(['bookable_from as from', 'bookable_to as to'])
    .orderBy('capacity')
    .orderBy('id')
    .execute()
  return rows.map(({ from, to, ...room }) => ({
    ...room,
    hours:
      from !== null && to !== null ? { from: from.slice(0, 5), to: to.slice(0, 5) } : (null as BookableHours | null),
  }))
}
export type RoomOfKind = Awaited<ReturnType<typeof roomsOfKind>>[number]

interface Found {
  readonly rooms: readonly RoomOfKind[]
  /** When these rooms are occupied. */
  readonly occupied: readonly Occupied[]
  readonly holidays: readonly Holiday[]
}
interface Asking {
  readonly courseId: number
  readonly maxTrainees: number
}
/** A row that may wish for a class room, as the timetable lays it out. */
interface Wishing extends Asking {
  readonly rowId: number | null
  readonly scenarioId: number | null
  readonly startsOn: Day
  readonly endsOn: Day
  readonly place: 'academy' | 'customerSite' | 'online'
  readonly classRoomKindId: number | null
}

/** Which would do and are free for all sessions: large enough, with what the course needs, open and not taken. */
async function fitsOf(db: Database, asking: Asking, sessions: readonly PlannedSession[], { rooms, occupied }: Found) {
  const large = rooms.filter((room) => room.capacity >= asking.maxTrainees)
  const lacking = await lacksOf(
    db,
    asking.courseId,
    large.map((room) => room.id),
  )
  const isTaken = (room: RoomOfKind, session: PlannedSession) =>
    occupied.some(
      (each) =>
        each.classRoomId === room.id &&
        !(each.by.kind === 'row' && isTentative(each.by.state)) &&
        meet(each, session, room.setupMinutes),
    )
  return large
    .filter((room) => !lacking.has(room.id))
    .filter((room) => sessions.every((session) => withinHours(room.hours, session) && !isTaken(room, session)))
    .map((room) => room.id)
}

/**
 * What a row that wishes for any class room of a kind can have, and which rows wish for one at the same time: those that are
 * moved `along` where they are to stand.
 */
export async function wishOf(
  db: Database,
  wanted: Wishing,
  sessions: readonly PlannedSession[],
  found: Found,
  along: readonly Along[] = [],
): Promise<WishedClassRoom | null> {
  if (wanted.classRoomKindId === null || wanted.place !== 'academy') return null
  const standing = await rowsBetween(db, {
    from: wanted.startsOn,
    to: wanted.endsOn,
    exceptRowId: wanted.rowId,
    scenarioId: wanted.scenarioId,
    classRoomKindId: wanted.classRoomKindId,
  })
  const others = [
    ...standing
      .filter((row) => !along.some(({ id }) => id === row.id))
      .map((row) => ({ ...row, code: rowCode(row), state: row.state as PlanState, pattern: row })),
    ...along.filter((row) => row.classRoomKindId === wanted.classRoomKindId),
  ]
  const rivals: WishedClassRoom['rivals'][number][] = []
  for (const row of others) {
    const own = layOut(row.pattern, found.holidays).sessions.filter(
      (each) => wanted.startsOn <= each.day && each.day <= wanted.endsOn,
    )
    if (!own.some((each) => sessions.some((session) => meet(each, session, 0)))) continue
    rivals.push({
      sessions: own,
      fits: await fitsOf(db, row, own, found),
      by: { kind: 'row', id: row.id, code: row.code, state: row.state },
    })
  }
  return { sessions, fits: await fitsOf(db, wanted, sessions, found), rivals }
}
