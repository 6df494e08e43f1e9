import { expect, test } from 'vitest'
import { furtherMains, mainOf, withMain } from './main-entry.ts'

const entry = (Type: string, Value: string, IsMain = false) => ({ Type, Value, IsMain })
const byType = ({ Type }: { Type: string }) => Type

test('where none is marked the first is the main one, of each group', () => {
  const list = [entry('MOBILE', '1'), entry('PHONE', '2'), entry('MOBILE', '3'), entry('PHONE', '4', true)]
  expect(withMain(list, byType).map((each) => each.IsMain)).toEqual([true, false, false, true])
  expect(withMain([], byType)).toEqual([])
  expect(mainOf(withMain([entry('A', '1'), entry('B', '2')]))?.Value).toBe('1')
})

test('two main entries of one group are one too many', () => {
  const list = [entry('MOBILE', '1', true), entry('PHONE', '2', true), entry('MOBILE', '3', true)]
  expect(furtherMains(list, byType)).toEqual([2])
  expect(furtherMains(list)).toEqual([1, 2])
})
