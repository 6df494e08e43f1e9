import { expect, test } from 'vitest'
import { quietUntil } from './quiet-hours.ts'

// Cairo is two hours ahead in winter.
const at = (time: string, day = '2026-01-10') => new Date(`${day}T${time}:00Z`)
const night = { from: '22:00', to: '07:00' }
const noon = { from: '12:00', to: '14:00' }
const until = (now: Date, quiet = night) => quietUntil(now, quiet, 'Africa/Cairo')?.toISOString() ?? null

test.each([
  ['19:59', night, null],
  ['20:00', night, '2026-01-11T05:00:00.000Z'],
  ['23:30', night, '2026-01-11T05:00:00.000Z'],
  ['04:59', night, '2026-01-10T05:00:00.000Z'],
  ['05:00', night, null],
  ['09:59', noon, null],
  ['10:00', noon, '2026-01-10T12:00:00.000Z'],
  ['12:00', noon, null],
] as const)('at %s UTC it is quiet until then', (time, quiet, end) => {
  expect(until(at(time), quiet)).toBe(end)
})

test('nobody who has chosen none has quiet hours, nor who has chosen an empty span', () => {
  expect(quietUntil(at('23:00'), undefined, 'Africa/Cairo')).toBeNull()
  expect(until(at('23:00'), { from: '22:00', to: '22:00' })).toBeNull()
})
