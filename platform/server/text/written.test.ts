import { expect, test } from 'vitest'
import { dayIn, instantIn, moneyIn, numberIn, timeIn, weekdaysIn } from './written.ts'

test.each([
  ['ar', '٥ مارس ٢٠٢٧', '٠٩:٣٠', '٦ مارس ٢٠٢٧، ٠٠:١٥', '١٬٢٠٠'],
  ['en', '5 March 2027', '09:30', '6 March 2027, 00:15', '1,200'],
  ['fr', '5 mars 2027', '09:30', '6 mars 2027, 00:15', '1\u202f200'],
])('%s writes days, times, instants of the academy and numbers', (language, day, time, instant, number) => {
  expect(dayIn(language, '2027-03-05')).toBe(day)
  expect(timeIn(language, '09:30:00')).toBe(time)
  expect(instantIn(language, '2027-03-05T22:15:00Z', 'Africa/Cairo')).toBe(instant)
  expect(numberIn(language, 1200)).toBe(number)
})

test('days from one to another say once what they have in common', () => {
  expect(weekdaysIn('en', '2026-11-22', '2026-11-22')).toBe('Sunday, 22 November 2026')
  expect(weekdaysIn('en', '2026-11-22', '2026-11-24')).toMatch(/^Sunday 22.*Tuesday 24 November 2026$/)
  expect(weekdaysIn('ar', '2026-11-22', '2026-11-24').match(/٢٠٢٦/g)).toHaveLength(1)
})

test('an amount bears its currency and no empty decimals', () => {
  expect(moneyIn('en', { Minor: 120_000, Currency: 'USD' })).toBe('1,200 USD')
  expect(moneyIn('fr', { Minor: 1250, Currency: 'EUR' })).toBe('12,50 EUR')
  expect(moneyIn('ar', { Minor: 60_000, Currency: 'EGP' })).toBe('٦٠٠ EGP')
})
