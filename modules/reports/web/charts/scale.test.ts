import { expect, test } from 'vitest'
import { namesOf } from './scale.ts'

const named = (months: number, isPhone = false) => {
  const { isNamed, isSpare } = namesOf(months)
  return Array.from({ length: months }, (_, at) => at).filter((at) => isNamed(at) && !(isPhone && isSpare(at)))
}

test('as many months are named as there is room for, in even steps', () => {
  expect(named(12)).toHaveLength(12)
  expect(named(12, true)).toEqual([0, 2, 4, 6, 8, 10])
  expect(named(3, true)).toEqual([0, 1, 2])
  expect(named(24)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22])
  // Ten years: one month of each.
  expect(named(120)).toEqual([0, 12, 24, 36, 48, 60, 72, 84, 96, 108])
})
