import { expect, test } from 'vitest'
import { shortNumber } from './short-number.ts'

test.each([
  ['CC-82', 'CC-', '-0082'],
  ['cc82', 'CC-', '-0082'],
  ['CC 1204', 'CC-', '-1204'],
  [' cc-٨٢ ', 'CC-', '-0082'],
])('%s is said for a number', (text, begin, end) => {
  expect(shortNumber(text)).toEqual({ begin, end })
})

test.each(['CC-2026-0082', '0082', 'CC-', 'C-82', 'CC-00082', 'safety 2 at work', ''])('%s is not', (text) => {
  expect(shortNumber(text)).toBeNull()
})
