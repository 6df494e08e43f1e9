import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, weekday } from '#platform/shared/values/dates.ts'
import { holidayOn, layOut, taughtMinutes, type Pattern } from './sessions.ts'

const pattern: Pattern = {
  startsOn: '2027-03-07', // a Sunday
  endsOn: '2027-03-11',
  weekdays: [0, 1, 2, 3, 4],
  startsAt: '09:00',
  endsAt: '14:00',
  hours: 25,
  onHolidays: false,
}
const holiday = { id: 7, firstDay: '2027-03-09', lastDay: '2027-03-10' }

describe('sessions of a pattern', () => {
  it('fills the days of the week until the hours are used', () => {
    const { sessions, missingMinutes, fitsBy } = layOut(pattern, [])
    expect(sessions.map((each) => each.day)).toEqual([
      '2027-03-07',
      '2027-03-08',
      '2027-03-09',
      '2027-03-10',
      '2027-03-11',
    ])
    expect(missingMinutes).toBe(0)
    expect(fitsBy).toBe(null)
  })

  it('ends the last session when the hours are used up', () => {
    const { sessions } = layOut({ ...pattern, hours: 12 }, [])
    expect(sessions.at(-1)).toMatchObject({ number: 3, startsAt: '09:00', endsAt: '11:00' })
  })

  it('leaves holidays out and says by when the hours would fit', () => {
    const { sessions, skipped, missingMinutes, fitsBy } = layOut(pattern, [holiday])
    expect(sessions).toHaveLength(3)
    expect(skipped).toEqual([
      { day: '2027-03-09', holidayId: 7 },
      { day: '2027-03-10', holidayId: 7 },
    ])
    expect(missingMinutes).toBe(600)
    expect(fitsBy).toBe('2027-03-15')
    expect(layOut({ ...pattern, endsOn: fitsBy! }, [holiday]).missingMinutes).toBe(0)
  })

  it('meets on holidays where the pattern says so, and names them', () => {
    const { sessions, skipped } = layOut({ ...pattern, onHolidays: true }, [holiday])
    expect(skipped).toEqual([])
    expect(sessions.filter((each) => each.holidayId === 7).map((each) => each.day)).toEqual([
      '2027-03-09',
      '2027-03-10',
    ])
  })

  it('gives nothing without days or with times the wrong way round', () => {
    expect(layOut({ ...pattern, weekdays: [] }, [])).toMatchObject({ sessions: [], missingMinutes: 1500, fitsBy: null })
    expect(layOut({ ...pattern, endsAt: '09:00' }, []).sessions).toEqual([])
  })

  it('never leaves the dates, the weekdays, the holidays or the hours', () => {
    const days = fc.integer({ min: 0, max: 300 }).map((count) => addDays('2027-01-01', count))
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 0, max: 120 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 7 }),
        fc.integer({ min: 1, max: 200 }),
        fc.boolean(),
        fc.array(fc.tuple(days, fc.integer({ min: 0, max: 9 })), { maxLength: 5 }),
        (startsOn, span, weekdays, hours, onHolidays, free) => {
          const holidays = free.map(([firstDay, more], id) => ({
            id: id + 1,
            firstDay,
            lastDay: addDays(firstDay, more),
          }))
          const made: Pattern = { ...pattern, startsOn, endsOn: addDays(startsOn, span), weekdays, hours, onHolidays }
          const { sessions, missingMinutes, fitsBy } = layOut(made, holidays)
          expect(taughtMinutes(sessions) + missingMinutes).toBe(hours * 60)
          for (const [index, each] of sessions.entries()) {
            expect(each.number).toBe(index + 1)
            expect(each.day >= made.startsOn && each.day <= made.endsOn).toBe(true)
            expect(weekdays).toContain(weekday(each.day))
            expect(each.holidayId).toBe(onHolidays ? (holidayOn(each.day, holidays)?.id ?? null) : null)
            if (!onHolidays) expect(holidayOn(each.day, holidays)).toBeUndefined()
          }
          if (fitsBy) {
            expect(missingMinutes).toBeGreaterThan(0)
            expect(layOut({ ...made, endsOn: fitsBy }, holidays).missingMinutes).toBe(0)
            expect(layOut({ ...made, endsOn: addDays(fitsBy, -1) }, holidays).missingMinutes).toBeGreaterThan(0)
          }
        },
      ),
    )
  })
})
