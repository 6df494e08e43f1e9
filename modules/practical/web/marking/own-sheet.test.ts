import { expect, test } from 'vitest'
import type { PracticalClass } from '../parts/class.ts'
import { nextToMark } from './own-sheet.ts'

type Person = PracticalClass['People'][number]
type Marking = Person['Markings'][number]

const signature = { Name: { ar: 'أ', en: 'A' }, At: '2027-03-01T08:00:00Z' }
const marking = (Kind: Marking['Kind'], more: Partial<Marking> = {}) =>
  ({ ID: 1, Kind, Seat: 1, IsOwn: true, Signed: signature, Degrees: [], ...more }) as Marking
const person = (TraineeID: number, Markings: readonly Marking[], seats: readonly (number | null)[] = [1, 1]) =>
  ({
    TraineeID,
    Markings,
    Outcomes: (['general', 'course'] as const).map((Kind, at) => ({ Kind, State: 'open', OwnSeat: seats[at]! })),
  }) as unknown as Person
const shown = (People: readonly Person[], more: Partial<PracticalClass> = {}) =>
  ({
    Bar: null,
    Sheets: [
      { Kind: 'general', AsksSecond: false },
      { Kind: 'course', AsksSecond: false },
    ],
    People,
    ...more,
  }) as PracticalClass

const done = [marking('general'), marking('course')]

test('marking opens on the first person, and their first sheet, that is not signed', () => {
  expect(nextToMark(shown([person(1, []), person(2, [])]))).toEqual({ traineeId: 1, kind: 'general' })
  expect(nextToMark(shown([person(1, done), person(2, [])]))).toEqual({ traineeId: 2, kind: 'general' })
  const begun = [marking('general'), marking('course', { Signed: null })]
  expect(nextToMark(shown([person(1, done), person(2, begun), person(3, [])]))).toEqual({
    traineeId: 2,
    kind: 'course',
  })
})

test('what another has signed of two waits for the own degrees, and what two have taken does not', () => {
  const Sheets = [{ Kind: 'general', AsksSecond: true }] as PracticalClass['Sheets']
  const other = marking('general', { IsOwn: false, Degrees: null })
  const taken = [other, marking('general', { ID: 2, Seat: 2, IsOwn: false })]
  const people = [person(1, taken, [null, null]), person(2, [other], [2, 2])]
  expect(nextToMark(shown(people, { Sheets }))).toEqual({ traineeId: 2, kind: 'general' })
})

test('where all is signed, or nobody marks now, no person is named', () => {
  expect(nextToMark(shown([person(1, done)]))).toBeUndefined()
  expect(nextToMark(shown([person(1, [])], { Bar: 'notBegun' }))).toBeUndefined()
})
