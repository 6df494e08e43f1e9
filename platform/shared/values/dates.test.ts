import { expect, test } from 'vitest'
import { addDays, instantOf, isDay } from './dates.ts'

test('every day from 1999 to 2101 is a day, and the days between months are none', () => {
  for (let day = '1999-01-01'; day < '2101-01-01'; day = addDays(day, 1)) expect(isDay(day), day).toBe(true)
  for (const text of ['2026-02-29', '2100-02-29', '2026-02-30', '2026-04-31', '2026-12-32', '2026-01-00']) {
    expect(isDay(text), text).toBe(false)
  }
})

test.each([
  '',
  '2026',
  '2026-1-01',
  '2026-00-10',
  '2026-13-10',
  '2026-01-01T00:00',
  ' 2026-01-01',
  '2026-01-01\n',
  '٢٠٢٦-٠١-٠١',
  '0001-01-01',
  '1099-12-31',
  '9999-12-31',
])('%j is no day', (text) => expect(isDay(text)).toBe(false))

test('a time that the clock skips moves forward, also over midnight', () => {
  expect(instantOf('2026-04-24', '00:00', 'Africa/Cairo').toISOString()).toBe('2026-04-23T22:00:00.000Z')
  expect(instantOf('2026-03-29', '02:30', 'Europe/Paris').toISOString()).toBe('2026-03-29T01:30:00.000Z')
})

test('the first and the last day that there are have a time in every zone, and the days beside them', () => {
  for (const day of ['1100-01-01', '2999-12-31'])
    for (const zone of ['Africa/Cairo', 'Pacific/Auckland', 'America/Los_Angeles'])
      for (const days of [-1, 0, 1]) expect(instantOf(addDays(day, days), '00:00', zone).getTime()).not.toBeNaN()
})
