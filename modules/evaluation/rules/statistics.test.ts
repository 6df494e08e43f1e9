import { expect, test } from 'vitest'
import { spreadOf } from './statistics.ts'

test('the mean, the lowest and the highest; nothing of nobody', () => {
  expect(spreadOf([8, 5, 9.5])).toEqual({ Given: 3, Average: 7.5, Lowest: 5, Highest: 9.5 })
  expect(spreadOf([0])).toEqual({ Given: 1, Average: 0, Lowest: 0, Highest: 0 })
  expect(spreadOf([])).toEqual({ Given: 0, Average: null, Lowest: null, Highest: null })
})
