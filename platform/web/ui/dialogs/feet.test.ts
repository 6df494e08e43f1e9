import { expect, test } from 'vitest'
import { takenBelow } from './feet.ts'

const foot = (top: number, bottom: number) => ({ top, bottom, height: bottom - top })

test('a toast stands above a bar that sticks to the lower edge, or that lies where the toast would', () => {
  expect(takenBelow([foot(780, 844)], 844)).toBe(64)
  // At its own place, a bit above the edge: the button that begins an exam.
  expect(takenBelow([foot(725, 799)], 844)).toBe(119)
  expect(takenBelow([foot(780, 844), foot(725, 799)], 844)).toBe(119)
})

test('a bar higher up, below the window or without a height takes nothing', () => {
  expect(takenBelow([foot(300, 400)], 844)).toBe(0)
  expect(takenBelow([foot(850, 900)], 844)).toBe(0)
  expect(takenBelow([foot(800, 800)], 844)).toBe(0)
})
