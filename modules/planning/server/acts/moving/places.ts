import type { Database } from '#platform/server/database.ts'
import { addDays, type Day } from '#platform/shared/values/dates.ts'
import { freePlaces, reach, type FreePlace } from '../../../rules/moving/free-places.ts'
import { isSamePlace, type Place } from '../../../rules/moving/moving.ts'
import { bookableClassRooms } from '../../store/class-rooms/bookable.ts'
import { holidaysBetween } from '../../store/holidays.ts'
import { occupiedTimes } from '../../store/occupied.ts'
import { placeRow } from '../../store/timetable.ts'
import { wantedAt, type FoundRow } from './look.ts'

/** What is in the way may have begun a year before; hours are looked for as long after. */
const aYear = 366
/** A row that wishes for any class room of a kind has rivals that nothing but its own timetable tells of. */
const mostTried = 12

/**
 * The free places near the one that is wished for, the best first, each with its class room; none before today, and none
 * where the row stands already.
 */
export async function placesNear(db: Database, row: FoundRow, wish: Place, today: Day) {
  const wanted = wantedAt(row, wish)
  const classRooms = wanted.place === 'academy' ? await bookableClassRooms(db, wanted.courseId) : []
  const isAnyOf = wanted.classRoomKindId !== null && wanted.classRoomId === null
  const needs = wanted.place !== 'academy' ? 'none' : isAnyOf ? 'anyOf' : 'named'
  const among = isAnyOf ? classRooms.filter(({ kindId }) => kindId === wanted.classRoomKindId) : classRooms
  const instructorIds = [wanted.leadId, wanted.backupId].filter((id) => id !== null)
  const first = addDays(wanted.startsOn, -reach)
  const last = addDays(wanted.endsOn, reach)
  const holidays = await holidaysBetween(db, addDays(first, -aYear), addDays(last, aYear))
  const occupied = await occupiedTimes(db, {
    from: first,
    to: last,
    classRoomIds: among.map(({ id }) => id),
    instructorIds,
    exceptRowId: row.ID,
    scenarioId: row.ScenarioID,
    holidays,
  })
  // A scenario is of one year.
  const [january, december] = [`${row.Year}-01-01`, `${row.Year}-12-31`]
  const found = freePlaces(
    {
      pattern: wanted,
      classRoomId: wanted.classRoomId,
      needs,
      instructorIds,
      maxTrainees: wanted.maxTrainees,
      window: wanted.window,
    },
    {
      classRooms: among,
      occupied,
      holidays,
      from: row.ScenarioID !== null && january > today ? january : today,
      to: row.ScenarioID === null ? null : december,
    },
  )
  const elsewhere = found.filter((place) => !isSamePlace(row, asPlace(place)))
  const sure = isAnyOf ? await withoutShortage(db, row, elsewhere) : elsewhere
  return sure.map((place) => {
    const room = classRooms.find(({ id }) => id === place.classRoomId)
    return {
      ...asPlace(place),
      ClassRoomCode: room?.code ?? null,
      ClassRoomName: room?.name ?? null,
      DaysAway: place.daysAway,
      IsTentative: place.isTentative,
    }
  })
}

const asPlace = (place: FreePlace): Place => ({
  StartDate: place.startsOn,
  EndDate: place.endsOn,
  ClassRoomID: place.classRoomId,
})

async function withoutShortage(db: Database, row: FoundRow, places: readonly FreePlace[]): Promise<FreePlace[]> {
  const sure: FreePlace[] = []
  for (const place of places.slice(0, mostTried)) {
    const { clashes } = await placeRow(db, wantedAt(row, asPlace(place)))
    if (!clashes.some(({ severity }) => severity === 'hard')) sure.push(place)
  }
  return sure
}
