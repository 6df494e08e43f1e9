import { expect, test } from 'vitest'
import { pairGuests, roomsOf, shareOf, whyNotJoin, type Guest } from './rooming.ts'

/** The same numbers in every run. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

function drawn(seed: number): Guest[] {
  const next = random(seed)
  const among = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!
  return Array.from({ length: Math.floor(next() * 40) }, (_, at) => {
    const occupancy = among([1, 2, 2, 3])
    return {
      id: at + 1,
      gender: among(['male', 'female', 'male', 'female', null]),
      occupancy,
      roomTypeId: occupancy,
      hotelId: among([null, 7, 8]),
      organizationId: among([null, 1, 2, 3]),
      room: null,
    }
  })
}

const settled = (guests: readonly Guest[], given: ReadonlyMap<number, number>): Guest[] =>
  guests.map((guest) => ({ ...guest, room: given.get(guest.id) ?? guest.room }))

function expectRight(guests: readonly Guest[]) {
  for (const inside of roomsOf(guests).values()) {
    const { occupancy, roomTypeId, hotelId, gender } = inside[0]!
    expect(inside.length).toBeLessThanOrEqual(occupancy)
    for (const guest of inside) expect(guest).toMatchObject({ roomTypeId, hotelId })
    if (inside.length > 1) {
      expect(gender).not.toBeNull()
      expect(new Set(inside.map((guest) => guest.gender))).toEqual(new Set([gender]))
    }
  }
}

test('nobody is lost or doubled, genders never mix, no room is overfull, and asking again changes nothing', () => {
  for (let seed = 1; seed <= 400; seed++) {
    const guests = drawn(seed)
    const given = pairGuests(guests)
    const after = settled(guests, given)
    expect(after.map(({ id }) => id)).toEqual(guests.map(({ id }) => id))
    expectRight(after)
    expect([...pairGuests(after)]).toEqual([])
    // Of each kind no more than one who could share is left.
    const left = after.filter(({ room, gender }) => room === null && gender !== null)
    const kinds = Map.groupBy(left, ({ hotelId, roomTypeId, gender }) => `${hotelId} ${roomTypeId} ${gender}`)
    for (const [kind, people] of kinds) expect(people, `${seed}: ${kind}`).toHaveLength(1)
    expect(left.every(({ occupancy }) => occupancy > 1)).toBe(true)
  }
})

test('who has a room keeps it, and those who come later fill its beds', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const all = drawn(seed)
    const early = all.filter(({ id }) => id % 2 === 0)
    const first = pairGuests(early)
    const later = settled(all, first)
    const given = pairGuests(later)
    for (const id of given.keys()) expect(first.has(id)).toBe(false)
    expectRight(settled(later, given))
  }
})

const one: Guest = { id: 1, gender: 'female', occupancy: 2, roomTypeId: 2, hotelId: 7, organizationId: 1, room: null }

test('people of one organization are together where it works out', () => {
  const organizations = [1, 2, 1, 2, 3]
  const given = pairGuests(organizations.map((organizationId, at) => ({ ...one, id: at + 1, organizationId })))
  expect(given.get(1)).toBe(given.get(3))
  expect(given.get(2)).toBe(given.get(4))
  expect(given.has(5)).toBe(false)
})

test('why somebody cannot join', () => {
  expect(whyNotJoin(one, [])).toBeNull()
  expect(whyNotJoin(one, [{ ...one, id: 2 }])).toBeNull()
  expect(
    whyNotJoin(one, [
      { ...one, id: 2 },
      { ...one, id: 3 },
    ]),
  ).toBe('roomFull')
  expect(whyNotJoin(one, [{ ...one, id: 2, gender: 'male' }])).toBe('roomMixed')
  expect(whyNotJoin({ ...one, gender: null }, [{ ...one, id: 2 }])).toBe('roomMixed')
  expect(whyNotJoin(one, [{ ...one, id: 2, hotelId: 8 }])).toBe('roomOfAnotherKind')
  expect(whyNotJoin(one, [{ ...one, id: 2, roomTypeId: 3, occupancy: 3 }])).toBe('roomOfAnotherKind')
})

test('a share is rounded half up, once', () => {
  expect([shareOf(100, 1), shareOf(100, 2), shareOf(101, 2), shareOf(100, 3), shareOf(200, 3)]).toEqual([
    100, 50, 51, 33, 67,
  ])
})
