import { addDays, daysBetween, weekday, type Day } from '#platform/shared/values/dates.ts'
import { withinHours, type MovableWindow, type Occupied, type WantedClassRoom } from '../clashes.ts'
import { isTentative } from '../plan-states.ts'
import { layOut, type Holiday, type Pattern, type PlannedSession } from '../sessions.ts'
import { meet } from '../wishes/meet.ts'

/** The place that is wished for, with all that decides what is as good. */
export interface WishedPlace {
  readonly pattern: Pattern
  /** The class room that is wished for, or that the row has. */
  readonly classRoomId: number | null
  /** `named`: it gets one of the class rooms; `anyOf`: one of them has to be free; `none`: it needs none. */
  readonly needs: 'named' | 'anyOf' | 'none'
  readonly instructorIds: readonly number[]
  readonly maxTrainees: number
  readonly window: MovableWindow
}

export interface FreePlace {
  readonly startsOn: Day
  readonly endsOn: Day
  readonly classRoomId: number | null
  /** Days later than wished; below zero: earlier. */
  readonly daysAway: number
  /** Rows that nobody has decided on stand there too. */
  readonly isTentative: boolean
}

/** As far as this from the wish, in days, it is looked on both sides. */
export const reach = 42
const mostPlaces = 8
/** More class rooms for the same days say nothing new. */
const mostRooms = 3

/**
 * Places for the whole row that no hard clash hinders, the best first: near the days that were wished for, in the class
 * room that was, and where nobody has anything in mind. A week is worth as much as not to rival a draft, three days as
 * much as to keep the class room. `from` and `to`: between which days it may begin.
 */
export function freePlaces(
  wish: WishedPlace,
  {
    classRooms,
    occupied,
    holidays,
    from,
    to,
  }: {
    readonly classRooms: readonly WantedClassRoom[]
    readonly occupied: readonly Occupied[]
    readonly holidays: readonly Holiday[]
    readonly from: Day
    readonly to: Day | null
  },
): FreePlace[] {
  const byDay = Map.groupBy(occupied, ({ day }) => day)
  const meeting = (session: PlannedSession, minutes: number) =>
    (byDay.get(session.day) ?? []).filter((other) => meet(other, session, minutes))
  const length = daysBetween(wish.pattern.startsOn, wish.pattern.endsOn)
  const large = classRooms.filter((room) => room.capacity >= wish.maxTrainees && room.lacks.length === 0)
  const found: FreePlace[] = []
  for (let away = -reach; away <= reach; away++) {
    const startsOn = addDays(wish.pattern.startsOn, away)
    if (startsOn < from || (to !== null && startsOn > to)) continue
    // A place begins on a day on which the row meets; the wish may begin where it likes.
    if (away !== 0 && !wish.pattern.weekdays.includes(weekday(startsOn))) continue
    const endsOn = addDays(startsOn, length)
    const { sessions, missingMinutes } = layOut({ ...wish.pattern, startsOn, endsOn }, holidays)
    if (missingMinutes > 0 || !isWithin(sessions, wish.window)) continue
    if (sessions.some(({ holidayId }) => holidayId !== null)) continue
    const people = sessions.flatMap((session) =>
      meeting(session, 0).filter((other) => other.instructorIds.some((id) => wish.instructorIds.includes(id))),
    )
    if (people.some(isDecided)) continue
    const place = { startsOn, endsOn, daysAway: away }
    if (wish.needs === 'none') {
      found.push({ ...place, classRoomId: null, isTentative: people.length > 0 })
      continue
    }
    const free = large.flatMap((room) => {
      if (!sessions.every((session) => withinHours(room.hours, session))) return []
      const there = sessions.flatMap((session) =>
        meeting(session, room.setupMinutes).filter((other) => other.classRoomId === room.id),
      )
      return there.some(isDecided) ? [] : [{ room, isTentative: people.length > 0 || there.length > 0 }]
    })
    if (wish.needs === 'anyOf') {
      const best = free.find((each) => !each.isTentative) ?? free[0]
      if (best) found.push({ ...place, classRoomId: null, isTentative: best.isTentative })
      continue
    }
    const ranked = free.toSorted(
      (a, b) =>
        Number(b.room.id === wish.classRoomId) - Number(a.room.id === wish.classRoomId) ||
        Number(a.isTentative) - Number(b.isTentative) ||
        a.room.capacity - b.room.capacity ||
        a.room.id - b.room.id,
    )
    for (const each of ranked.slice(0, mostRooms))
      found.push({ ...place, classRoomId: each.room.id, isTentative: each.isTentative })
  }
  const cost = (place: FreePlace) =>
    Math.abs(place.daysAway) + (place.classRoomId === wish.classRoomId ? 0 : 3) + (place.isTentative ? 7 : 0)
  return found
    .toSorted(
      (a, b) =>
        cost(a) - cost(b) ||
        a.startsOn.localeCompare(b.startsOn) ||
        // The class rooms of one day stand in their order already.
        0,
    )
    .slice(0, mostPlaces)
}

const isDecided = ({ by }: Occupied): boolean => by.kind === 'class' || !isTentative(by.state)

function isWithin(sessions: readonly PlannedSession[], { earliest, latest }: MovableWindow): boolean {
  const [first, last] = [sessions[0], sessions.at(-1)]
  if (!first || !last) return false
  return (earliest === null || first.day >= earliest) && (latest === null || last.day <= latest)
}
