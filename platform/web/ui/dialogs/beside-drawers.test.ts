import { expect, test } from 'vitest'
import { takenBy } from './beside-drawers.ts'

test('messages stand beside a drawer where there is room for them, and over it where it is as wide as a phone', () => {
  expect(takenBy(0, 1440)).toBe(0)
  expect(takenBy(620, 1440)).toBe(620)
  expect(takenBy(390, 390)).toBe(0)
  expect(takenBy(620, 768)).toBe(0)
})
