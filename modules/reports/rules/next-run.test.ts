import { expect, test } from 'vitest'
import { nextRun, type Rhythmic } from './next-run.ts'

const daily = (Hour: number): Rhythmic => ({ Rhythm: 'daily', Weekday: null, MonthDay: null, Hour })
const next = (rhythmic: Rhythmic, after: string, zone = 'Africa/Cairo') =>
  nextRun(rhythmic, new Date(after), zone).toISOString()

test('every day at the hour of the academy’s clock, never the moment itself', () => {
  expect(next(daily(9), '2026-03-02T06:59:59Z')).toBe('2026-03-02T07:00:00.000Z')
  expect(next(daily(9), '2026-03-02T07:00:00Z')).toBe('2026-03-03T07:00:00.000Z')
  // It is the third in Cairo already.
  expect(next(daily(0), '2026-03-02T21:30:00Z')).toBe('2026-03-02T22:00:00.000Z')
})

test('every week and every month; a short month on its last day', () => {
  const sundays: Rhythmic = { Rhythm: 'weekly', Weekday: 0, MonthDay: null, Hour: 8 }
  expect(next(sundays, '2026-03-01T06:00:00Z')).toBe('2026-03-08T06:00:00.000Z')
  const last: Rhythmic = { Rhythm: 'monthly', Weekday: null, MonthDay: 31, Hour: 8 }
  expect(next(last, '2026-01-31T10:00:00Z')).toBe('2026-02-28T06:00:00.000Z')
  expect(next(last, '2028-02-01T10:00:00Z')).toBe('2028-02-29T06:00:00.000Z')
  expect(next(last, '2026-02-28T10:00:00Z')).toBe('2026-03-31T06:00:00.000Z')
})

test('over a change of the clock the hour stays, and one that is left out or comes twice brings one report', () => {
  // Cairo goes from 00:00 to 01:00 on 24 April 2026 and back from 24:00 on 29 October.
  expect(next(daily(9), '2026-04-23T10:00:00Z')).toBe('2026-04-24T06:00:00.000Z')
  expect(next(daily(0), '2026-04-23T10:00:00Z')).toBe('2026-04-23T22:00:00.000Z')
  expect(next(daily(9), '2026-10-30T00:00:00Z')).toBe('2026-10-30T07:00:00.000Z')
  for (const [zone, change] of [
    ['Africa/Cairo', '2026-04-23'],
    ['Africa/Cairo', '2026-10-29'],
    ['Europe/Paris', '2026-03-29'],
    ['Europe/Paris', '2026-10-25'],
  ] as const)
    for (let hour = 0; hour < 24; hour++) {
      const times: string[] = []
      let at = new Date(`${change}T00:00:00Z`).getTime() - 36 * 3_600_000
      const end = at + 96 * 3_600_000
      while (at < end) {
        at = nextRun(daily(hour), new Date(at), zone).getTime()
        times.push(new Date(at).toISOString())
      }
      const days = times.map((time) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(time)))
      expect(new Set(days).size, `${zone} ${hour}: ${times.join()}`).toBe(times.length)
      expect(times.length).toBeGreaterThanOrEqual(4)
    }
})
