import { expect, test } from 'vitest'
import { dayIn, instantIn, numberIn, timeIn } from './written.ts'

test.each([
  ['ar', '٠٥‏/٠٣‏/٢٠٢٧', '٠٩:٣٠', '٠٦‏/٠٣‏/٢٠٢٧ ٠٠:١٥', '١٬٢٠٠'],
  ['en', '05/03/2027', '09:30', '06/03/2027 00:15', '1,200'],
  ['fr', '05/03/2027', '09:30', '06/03/2027 00:15', '1\u202f200'],
])('%s writes days, times, instants of the academy and numbers', (language, day, time, instant, number) => {
  expect(dayIn(language, '2027-03-05')).toBe(day)
  expect(timeIn(language, '09:30:00')).toBe(time)
  expect(instantIn(language, '2027-03-05T22:15:00Z', 'Africa/Cairo')).toBe(instant)
  expect(numberIn(language, 1200)).toBe(number)
})
