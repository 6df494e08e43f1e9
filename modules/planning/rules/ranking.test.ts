import { describe, expect, it } from 'vitest'
import { rankClassRooms } from './class-rooms.ts'
import { rankSubstitutes, type Candidate } from './substitutes.ts'

const person = (instructorId: number, change: Partial<Candidate> = {}): Candidate => ({
  instructorId,
  isAble: true,
  busySessions: 0,
  heldBy: null,
  feeUsdCents: 30_000,
  loadMinutes: 600,
  answer: null,
  ...change,
})
const order = (people: Candidate[]) => rankSubstitutes(people, 5).map((each) => each.instructorId)

describe('ranking of substitutes', () => {
  it('looks at able, free, fee and load, in this order', () => {
    const people = [
      person(1, { isAble: false, feeUsdCents: 1, loadMinutes: 0 }),
      person(2, { busySessions: 2, feeUsdCents: 1 }),
      person(3, { feeUsdCents: 40_000, loadMinutes: 0 }),
      person(4, { loadMinutes: 900 }),
      person(5),
    ]
    expect(order(people)).toEqual([5, 4, 3, 2, 1])
    expect(order(people.toReversed())).toEqual([5, 4, 3, 2, 1])
  })

  it('puts a backup that has accepted first and leaves out who rejected', () => {
    const people = [
      person(1),
      person(2, { answer: 'rejected' }),
      person(3, { answer: 'accepted', feeUsdCents: 90_000 }),
    ]
    expect(order(people)).toEqual([3, 1])
  })

  it('says why', () => {
    const [first, second, third] = rankSubstitutes(
      [person(1, { loadMinutes: 10 }), person(2, { busySessions: 5 }), person(3, { isAble: false, busySessions: 1 })],
      5,
    )
    expect(first?.reasons).toEqual(['able', 'free', 'lowestFee', 'lightLoad'])
    expect(second?.reasons).toEqual(['able', 'busy'])
    expect(third?.reasons).toEqual(['notAble', 'partlyFree'])
    const [free] = rankSubstitutes([person(1), person(2, { busySessions: 1, feeUsdCents: 10_000 })], 5)
    expect(free).toMatchObject({ instructorId: 1, reasons: ['able', 'free', 'lightLoad'] })
  })
})

describe('somebody whom an undecided row names', () => {
  it('comes after those whom none names, and before those who are busy; they are not called free', () => {
    const people = [
      person(1, { heldBy: 'SMS-101/2027-1', feeUsdCents: 1 }),
      person(2, { busySessions: 1, feeUsdCents: 1 }),
      person(3),
    ]
    expect(order(people)).toEqual([3, 1, 2])
    expect(rankSubstitutes(people, 5)[1]?.reasons).toEqual(['able', 'lowestFee', 'lightLoad'])
  })
})

describe('ranking of class rooms', () => {
  it('takes the smallest free class room that is large enough, first one that no undecided row has', () => {
    const classRooms = [
      { classRoomId: 1, capacity: 60, busySessions: 0, heldBy: null },
      { classRoomId: 2, capacity: 24, busySessions: 0, heldBy: null },
      { classRoomId: 3, capacity: 20, busySessions: 1, heldBy: null },
      { classRoomId: 4, capacity: 12, busySessions: 0, heldBy: null },
      { classRoomId: 5, capacity: 20, busySessions: 0, heldBy: 'SMS-101/2027-1' },
    ]
    expect(rankClassRooms(classRooms, 20).map((each) => each.classRoomId)).toEqual([2, 1, 5, 4, 3])
  })
})
