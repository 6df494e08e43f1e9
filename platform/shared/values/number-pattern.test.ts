import { expect, test } from 'vitest'
import { nextWritten, patternFault, writtenNumber } from './number-pattern.ts'

test('a pattern counts once, knows its marks, and begins again only with the year in it', () => {
  const fault = (pattern: string, restarts = false) => patternFault({ pattern, restarts })
  expect(fault('INV-{year}-{number}', true)).toBeNull()
  expect(fault('T{number}')).toBeNull()
  expect(fault('{number}/{year}', true)).toBeNull()
  expect(fault('')).toBe('required')
  expect(fault('INV-{year}')).toBe('numberMissing')
  expect(fault('{number}-{number}')).toBe('markTwice')
  expect(fault('{month}-{number}')).toBe('unknownMark')
  expect(fault('T-{number}', true)).toBe('yearMissing')
  for (const pattern of ['=1+{number}', '-{number}', 'رقم-{number}', 'A {number}', '{number', 'A\n{number}'])
    expect([pattern, fault(pattern)]).toEqual([pattern, pattern === '{number' ? 'numberMissing' : 'badNumberText'])
})

test('no two counters and no two years make the same number, however the marks stand', () => {
  for (const pattern of ['{year}{number}', '{number}{year}', '1{number}', '{number}1', '2026{number}-{year}']) {
    const made = [2026, 2027].flatMap((year) =>
      Array.from({ length: 3000 }, (_, at) => [pattern.includes('{year}') ? year : 0, at] as const).map(([y, at]) =>
        writtenNumber({ pattern, digits: 2, restarts: false }, y, at + 1),
      ),
    )
    expect(new Set(made).size).toBe(pattern.includes('{year}') ? 6000 : 3000)
  }
})

test('the next ones begin again in a new year, and go on where they do not', () => {
  const series = { pattern: 'A{year}-{number}', digits: 2, restarts: true, year: 2026, lastNumber: 98 }
  expect(nextWritten(series, 2026, 3)).toEqual(['A2026-99', 'A2026-100', 'A2026-101'])
  expect(nextWritten(series, 2027, 2)).toEqual(['A2027-01', 'A2027-02'])
  expect(nextWritten(series, 2025, 1)).toEqual(['A2026-99'])
  expect(nextWritten({ ...series, restarts: false }, 2027, 1)).toEqual(['A2027-99'])
})
