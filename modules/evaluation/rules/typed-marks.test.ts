import { expect, test } from 'vitest'
import { misfitOf, pastedMarks } from './typed-marks.ts'

const columns = [
  { min: 1, max: 10 },
  { min: 0, max: 40 },
]
const read = (text: string) => (text.trim() === '' ? null : Number(text))

test.each([
  [7, null],
  [7.25, null],
  [0.07, null],
  [7.255, 'tooFine'],
  [0, 'outOfRange'],
  [10.5, 'outOfRange'],
  [Number.NaN, 'notANumber'],
])('%d of 1 to 10: %s', (score, why) => {
  expect(misfitOf(score, score === 0.07 ? columns[1]! : columns[0]!)).toBe(why)
})

test('a block lands from the cell on, and empty cells change nothing', () => {
  const { marks, misfits } = pastedMarks(
    [
      ['7', '30'],
      ['', '31.5'],
    ],
    { row: 1, column: 0 },
    { rows: 3, columns },
    read,
  )
  expect(misfits).toEqual([])
  expect(marks).toEqual([
    { row: 1, column: 0, score: 7 },
    { row: 1, column: 1, score: 30 },
    { row: 2, column: 1, score: 31.5 },
  ])
})

test('each cell that does not fit is named with its reason: names, what is too much, what lies beyond the grid', () => {
  const cells = [
    ['Layla', '30'],
    ['7', '41', '3'],
    ['8', ''],
  ]
  const { misfits } = pastedMarks(cells, { row: 1, column: 0 }, { rows: 3, columns }, read)
  expect(misfits).toEqual([
    { row: 1, column: 0, text: 'Layla', why: 'notANumber' },
    { row: 2, column: 1, text: '41', why: 'outOfRange' },
    { row: 2, column: 2, text: '3', why: 'outside' },
    { row: 3, column: 0, text: '8', why: 'outside' },
  ])
})
