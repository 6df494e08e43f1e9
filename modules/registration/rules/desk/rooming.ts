import { addDays, daysBetween, type Day } from '#platform/shared/values/dates.ts'

/** Somebody of a class who asked for a room. */
export interface Guest {
  readonly id: number
  /** Null where the record does not say: such a person shares with nobody. */
  readonly gender: string | null
  /** How many share a room of this type. */
  readonly occupancy: number
  readonly roomTypeId: number
  /** Null while no hotel was chosen. */
  readonly hotelId: number | null
  readonly organizationId: number | null
  /** The number of the room in the class's list; null: in none yet. */
  readonly room: number | null
}

/** Who stays in which room, by its number. */
export type Rooms = ReadonlyMap<number, readonly Guest[]>

export const roomsOf = (guests: readonly Guest[]): Rooms =>
  Map.groupBy(
    guests.filter(({ room }) => room !== null),
    ({ room }) => room!,
  )

/** Why somebody cannot join those who are in a room; null: they can. */
export type WhyNotJoin = 'roomFull' | 'roomMixed' | 'roomOfAnotherKind'

export function whyNotJoin(guest: Guest, others: readonly Guest[]): WhyNotJoin | null {
  if (others.length === 0) return null
  if (others.some(({ roomTypeId, hotelId }) => roomTypeId !== guest.roomTypeId || hotelId !== guest.hotelId))
    return 'roomOfAnotherKind'
  if (others.length >= guest.occupancy) return 'roomFull'
  return guest.gender === null || others.some(({ gender }) => gender !== guest.gender) ? 'roomMixed' : null
}

/**
 * Rooms for those who are in none: first beds that are free in rooms of their kind, then rooms of their own, people of one
 * organization together where it works out. Whoever stands alone in a shared type, or whose gender is not known, stays in
 * none. Answers the new numbers by guest; who has a room keeps it.
 */
export function pairGuests(guests: readonly Guest[]): ReadonlyMap<number, number> {
  const given = new Map<number, number>()
  const rooms = new Map([...roomsOf(guests)].map(([number, inside]) => [number, [...inside]]))
  const waiting = new Set(guests.filter(({ room }) => room === null))
  const put = (guest: Guest, number: number) => {
    waiting.delete(guest)
    given.set(guest.id, number)
    rooms.set(number, [...(rooms.get(number) ?? []), guest])
  }
  for (const [number, inside] of rooms)
    for (const guest of nearestFirst(waiting, inside[0]!))
      if (whyNotJoin(guest, rooms.get(number)!) === null) put(guest, number)

  let next = Math.max(0, ...rooms.keys()) + 1
  for (const together of fullRooms([...waiting])) {
    for (const guest of together) put(guest, next)
    next += 1
  }
  return given
}

/** People of the same organization before the others. */
const nearestFirst = (guests: Iterable<Guest>, { organizationId }: Guest): Guest[] =>
  [...guests].toSorted(
    (one, other) =>
      Number(other.organizationId === organizationId) - Number(one.organizationId === organizationId) ||
      one.id - other.id,
  )

/** Those who may share, room by room; a room of a shared type has two at least. */
function fullRooms(guests: readonly Guest[]): Guest[][] {
  const alike = Map.groupBy(
    guests.filter(({ gender, occupancy }) => gender !== null || occupancy === 1),
    ({ hotelId, roomTypeId, gender, occupancy }) => `${hotelId} ${roomTypeId} ${occupancy === 1 ? '' : gender}`,
  )
  return [...alike.values()].flatMap((people) => {
    const { occupancy } = people[0]!
    const organizations = [...Map.groupBy(people, ({ organizationId }) => organizationId).values()]
    const whole = organizations.flatMap((each) =>
      chunks(each.slice(0, each.length - (each.length % occupancy)), occupancy),
    )
    const rest = organizations
      .map((each) => each.slice(each.length - (each.length % occupancy)))
      .toSorted((one, other) => other.length - one.length)
    return [...whole, ...chunks(rest.flat(), occupancy)].filter(({ length }) => length > 1 || occupancy === 1)
  })
}

const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))

/** What one of those who share a room pays of its price, in minor units, rounded half up once. */
export const shareOf = (minor: number, occupancy: number): number =>
  Math.floor((2 * minor + occupancy) / (2 * occupancy))

/**
 * How many nights somebody stays who was given a room and had said none: from the arrival, or the night before the class, to
 * the departure, or its last day. Null where that is no stay.
 */
export function nightsOf(
  of: { readonly startsOn: Day; readonly endsOn: Day },
  arrives: Day | null,
  departs: Day | null,
) {
  const nights = daysBetween(arrives ?? addDays(of.startsOn, -1), departs ?? of.endsOn)
  return nights >= 1 && nights <= 400 ? nights : null
}
