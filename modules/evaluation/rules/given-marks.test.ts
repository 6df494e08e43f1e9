import { expect, test } from 'vitest'
import { isMarkMissing } from './given-marks.ts'

const sheet = (...people: number[][]) => ({
  Means: [{ MeanID: 1 }, { MeanID: 2 }],
  People: people.map((means) => ({ Scores: means.map((MeanID) => ({ MeanID })) })),
})

test('marks are missing until everybody has one of every part', () => {
  expect(isMarkMissing(sheet([1, 2], [1]))).toBe(true)
  expect(isMarkMissing(sheet([1, 2], []))).toBe(true)
  expect(isMarkMissing(sheet([1, 2], [2, 1]))).toBe(false)
  expect(isMarkMissing(sheet())).toBe(false)
  expect(isMarkMissing({ ...sheet([]), Means: [] })).toBe(false)
})
