import { expect, test } from 'vitest'
import { fallsTogether } from './calendar.ts'

const at = (hour: string) => new Date(`2026-03-01T${hour}:00Z`)
const span = (from: string, to: string) => ({ from: at(from), to: at(to) })
const whole = { minutes: null, isTimed: true }
const session = span('09:00', '12:00')

test('what takes its hours falls together with a session that it meets, and not with one that it touches', () => {
  expect(fallsTogether({ ...span('11:00', '13:00'), ...whole }, [session])).toBe('hours')
  expect(fallsTogether({ ...span('12:00', '13:00'), ...whole }, [session])).toBeNull()
  expect(fallsTogether({ ...span('08:00', '09:00'), ...whole }, [session])).toBeNull()
})

test('an exam that is open for longer than it takes falls together where no time for it is left', () => {
  const exam = (from: string, to: string, minutes: number) =>
    fallsTogether({ ...span(from, to), minutes, isTimed: true }, [session, span('13:00', '15:00')])
  expect(exam('09:00', '10:00', 60)).toBe('hours')
  expect(exam('08:00', '16:00', 60)).toBeNull()
  expect(exam('08:30', '13:00', 60)).toBeNull()
  expect(exam('08:30', '13:00', 61)).toBe('hours')
  // Sessions at the same time in two rooms are no free time between them.
  const twice = [span('09:00', '12:00'), span('09:00', '10:00'), span('12:00', '15:00')]
  expect(fallsTogether({ ...span('09:00', '15:00'), minutes: 30, isTimed: true }, twice)).toBe('hours')
})

test('without hours, of one or of the other, the days alone are the same', () => {
  expect(fallsTogether({ ...span('00:00', '23:00'), minutes: null, isTimed: false }, [session])).toBe('days')
  expect(fallsTogether({ ...span('11:00', '13:00'), ...whole }, [])).toBe('days')
})
