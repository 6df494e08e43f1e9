import { expect, test } from 'vitest'
import { dayIn, instantIn, numberIn, timeIn } from './written.ts'

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
