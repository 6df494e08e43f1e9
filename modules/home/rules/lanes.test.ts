import { expect, test } from 'vitest'
import { lanesOf } from './lanes.ts'

const bar = (from: string, to: string) => ({ from, to })

test('bars that follow each other share a lane, those side by side do not', () => {
  expect(
    lanesOf([bar('2026-01-01', '2026-01-10'), bar('2026-01-05', '2026-01-20'), bar('2026-01-11', '2026-01-12')], 3),
  ).toEqual([0, 1, 0])
})

test('a bar that begins on the last day of another lies beside it', () => {
  expect(lanesOf([bar('2026-01-01', '2026-01-10'), bar('2026-01-10', '2026-01-11')], 3)).toEqual([0, 1])
})

test('what finds no lane is told so', () => {
  const same = bar('2026-01-01', '2026-01-02')
  expect(lanesOf([same, same, same], 2)).toEqual([0, 1, null])
})
