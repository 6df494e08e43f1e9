import { expect, test } from 'vitest'
import { differences, merged } from './merge.ts'

const base = { Name: { ar: 'سلامة', en: 'Safety', fr: '' }, Seats: 20, Room: 3 as number | null, Notes: '' }

test('what only others changed is taken over, what was typed stays', () => {
  const theirs = { ...base, Seats: 25, Name: { ...base.Name, en: 'Aviation safety' } }
  const mine = { ...base, Notes: 'typed here' }
  const found = differences(base, theirs, mine)
  expect(found).toEqual([
    { path: 'Name.en', was: 'Safety', theirs: 'Aviation safety', mine: 'Safety', both: false },
    { path: 'Seats', was: 20, theirs: 25, mine: 20, both: false },
  ])
  expect(merged(mine, found)).toEqual({ ...theirs, Notes: 'typed here' })
})

test('a field changed on both sides keeps what was typed until somebody chooses', () => {
  const theirs = { ...base, Room: null, Name: { ...base.Name, ar: 'السلامة' } }
  const mine = { ...base, Room: 7, Name: { ...base.Name, ar: 'سلامة الطيران' } }
  const found = differences(base, theirs, mine)
  expect(found.map(({ path, both }) => [path, both])).toEqual([
    ['Name.ar', true],
    ['Room', true],
  ])
  expect(merged(mine, found)).toEqual(mine)
})

test('the same change on both sides is none', () => {
  const changed = { ...base, Seats: 30 }
  expect(differences(base, changed, changed)).toEqual([])
  expect(differences(base, base, { ...base, Seats: 30 })).toEqual([])
})

test('lists that both changed are brought together, and each may be had as it is', () => {
  const lists = (ids: number[]) => ({ InstructorIDs: ids })
  const found = differences(lists([1]), lists([1, 2]), lists([3]))
  expect(found).toEqual([{ path: 'InstructorIDs', was: [1], theirs: [1, 2], mine: [3], both: true, together: [2, 3] }])
  expect(merged(lists([3]), found)).toEqual(lists([2, 3]))
  expect(differences({ Version: 1 }, { Version: 2 }, { Version: 1 })).toEqual([])
})
