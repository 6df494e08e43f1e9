import { expect, it } from 'vitest'
import { sessionFault } from './session-place.ts'

const within = { startsOn: '2027-03-07', endsOn: '2027-03-11' }

it('keeps sessions within the dates of the class', () => {
  const fault = (day: string) => sessionFault(day, within, false, { who: 'admin', reason: 'x' })
  expect(fault('2027-03-06')).toBe('sessionOutsideDates')
  expect(fault('2027-03-07')).toBe(null)
  expect(fault('2027-03-11')).toBe(null)
  expect(fault('2027-03-12')).toBe('sessionOutsideDates')
})

it('lets an administrator alone meet on a holiday, with a reason', () => {
  const fault = (who: 'admin' | 'coordinator' | 'editor' | null, reason?: string) =>
    sessionFault('2027-03-08', within, true, { who, reason })
  expect(fault('admin', 'the customer asked for it')).toBe(null)
  expect(fault('admin', '  ')).toBe('sessionOnHoliday')
  expect(fault('admin')).toBe('sessionOnHoliday')
  for (const who of ['coordinator', 'editor', null] as const) expect(fault(who, 'because')).toBe('sessionOnHoliday')
})
