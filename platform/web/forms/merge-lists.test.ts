import { expect, test } from 'vitest'
import { together } from './merge-lists.ts'

const entry = (ID: number | null, Name: string, Lessons: object[] = []) => ({ ID, Name, Hours: 4, Lessons })
const base = [entry(1, 'a'), entry(2, 'b'), entry(3, 'c')]

test('what each added, changed and deleted stands in one list', () => {
  const theirs = [entry(1, 'A'), entry(3, 'c'), entry(4, 'theirs')]
  const mine = [entry(1, 'a'), entry(2, 'b'), { ...entry(3, 'c'), Hours: 8 }, entry(null, 'mine')]
  expect(together(base, theirs, mine)).toEqual([
    entry(1, 'A'),
    { ...entry(3, 'c'), Hours: 8 },
    entry(4, 'theirs'),
    entry(null, 'mine'),
  ])
})

test('of one entry the fields of both; of one field mine', () => {
  const theirs = [{ ...entry(1, 'theirs'), Hours: 6 }, base[1]!, base[2]!]
  const mine = [entry(1, 'mine'), base[1]!, base[2]!]
  expect(together(base, theirs, mine)![0]).toEqual({ ...entry(1, 'mine'), Hours: 6 })
})

test('lists within entries are brought together too', () => {
  const lesson = (ID: number | null, Name: string) => ({ ID, Name })
  const was = [entry(1, 'a', [lesson(11, 'x')])]
  const theirs = [entry(1, 'a', [lesson(11, 'X'), lesson(12, 'y')])]
  const mine = [entry(1, 'mine', [lesson(11, 'x'), lesson(null, 'z')])]
  expect(together(was, theirs, mine)).toEqual([entry(1, 'mine', [lesson(11, 'X'), lesson(12, 'y'), lesson(null, 'z')])])
})

test('what one changed while the other deleted it stays, here as a new one', () => {
  const changed = { ...entry(2, 'b', [{ ID: 21, Name: 'x' }]), Hours: 9 }
  expect(together(base, [base[0]!, base[2]!], [base[0]!, changed, base[2]!])).toEqual([
    base[0],
    { ...changed, ID: null, Lessons: [{ ID: null, Name: 'x' }] },
    base[2],
  ])
  expect(together(base, [base[0]!, changed, base[2]!], [base[0]!, base[2]!])).toContainEqual(changed)
})

test('an order that one changed is kept, theirs where both did', () => {
  const [a, b, c] = base as [object, object, object]
  expect(together(base, base, [c, a, b])).toEqual([c, a, b])
  expect(together(base, [b, a, c], base)).toEqual([b, a, c])
  expect(together(base, [b, a, c], [c, a, b])).toEqual([b, a, c])
})

test('plain values: added and taken away by either; others cannot be told apart', () => {
  expect(together([1, 2, 3], [1, 3, 4], [2, 3, 5])).toEqual([3, 4, 5])
  expect(together([{ Day: 1 }], [{ Day: 2 }], [{ Day: 3 }])).toBeUndefined()
})

test('entries without a number of their own are told apart by the one thing that they name', () => {
  const line = (FacilityID: number | null, Quantity: number) => ({ FacilityID, Quantity })
  const was = [line(1, 1), line(2, 2)]
  expect(together(was, [line(1, 5), line(2, 2), line(3, 1)], [line(1, 1), line(4, 7)])).toEqual([
    line(1, 5),
    line(3, 1),
    line(4, 7),
  ])
  // Changed here while it was taken out elsewhere: it stays what it names.
  expect(together(was, [line(1, 1)], [line(1, 1), line(2, 9)])).toEqual([line(1, 1), line(2, 9)])
  // Not yet chosen, or chosen twice: who is who cannot be told.
  expect(together(was, [line(1, 5), line(2, 2)], [...was, line(null, 1)])).toBeUndefined()
  expect(together(was, [line(1, 5), line(2, 2)], [line(1, 1), line(1, 2)])).toBeUndefined()
})
