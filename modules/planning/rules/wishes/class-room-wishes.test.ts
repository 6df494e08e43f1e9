import { expect, test } from 'vitest'
import { mostServed, shortage, type Wish } from './class-room-wishes.ts'

const at = (days: readonly string[], fits: readonly number[]): Wish => ({
  sessions: days.map((day) => ({ day, startsAt: '09:00', endsAt: '14:00' })),
  fits,
})

test('as many are served as there are class rooms that fit, whoever is asked first', () => {
  const fits = (...lists: number[][]) => mostServed(lists.map((list) => ({ fits: list })))
  expect(fits()).toBe(0)
  expect(fits([])).toBe(0)
  expect(fits([1], [1])).toBe(1)
  expect(fits([1, 2], [1])).toBe(2)
  // The first takes 1, gives it to the second for 2, which it gives to the third for 3.
  expect(fits([1, 2, 3], [1], [2])).toBe(3)
  expect(fits([1, 2], [1, 2], [1, 2])).toBe(2)
})

test('of every small set of wishes no choice by hand serves more', () => {
  const subsets = [[], [1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3]]
  const best = (lists: readonly number[][], taken: readonly number[] = []): number => {
    const [first, ...rest] = lists
    if (!first) return 0
    const given = first.filter((room) => !taken.includes(room)).map((room) => 1 + best(rest, [...taken, room]))
    return Math.max(best(rest, taken), ...given)
  }
  for (const a of subsets)
    for (const b of subsets)
      for (const c of subsets) expect(mostServed([a, b, c].map((fits) => ({ fits })))).toBe(best([a, b, c]))
})

test('wishes on other days or at other times are no rivals', () => {
  const own = at(['2027-02-07', '2027-02-08'], [1])
  expect(shortage(own, [])).toBeNull()
  expect(shortage(own, [at(['2027-02-09'], [1])])).toBeNull()
  const afternoon = { ...at([], [1]), sessions: [{ day: '2027-02-07', startsAt: '14:00', endsAt: '17:00' }] }
  expect(shortage(own, [afternoon])).toBeNull()
})

test('where wishes outnumber the class rooms, the first day and the rivals on it are named', () => {
  const own = at(['2027-02-07', '2027-02-08', '2027-02-09'], [1, 2])
  const [one, two] = [at(['2027-02-08', '2027-02-09'], [1, 2]), at(['2027-02-08'], [2])]
  expect(shortage(own, [one])).toBeNull()
  expect(shortage(own, [one, two])).toEqual({ day: '2027-02-08', sessions: 1, rivals: [one, two] })
  // Who can be served by nothing at all takes nothing from anybody.
  expect(shortage(own, [one, at(['2027-02-08'], [])])).toBeNull()
  expect(shortage(at(['2027-02-07'], []), [])).toMatchObject({ day: '2027-02-07', rivals: [] })
})
