import { expect, test } from 'vitest'
import { addDays, daysBetween, weekday } from '#platform/shared/values/dates.ts'
import { copiedTo, mostWeeks, sameDayIn, type YearAhead, type YearRow } from './year-copy.ts'

// 7 March 2027 is a Sunday.
const row = (more: Partial<YearRow['pattern']> = {}, rest: Partial<YearRow> = {}): YearRow => ({
  pattern: {
    startsOn: '2027-03-07',
    endsOn: '2027-03-11',
    weekdays: [0, 1, 2, 3, 4],
    startsAt: '09:00',
    endsAt: '14:00',
    hours: 25,
    onHolidays: false,
    ...more,
  },
  classRoom: { id: 5, isActive: true, setupMinutes: 0 },
  isCopied: false,
  ...rest,
})
const ahead = (more: Partial<YearAhead> = {}): YearAhead => ({
  year: 2028,
  holidays: [],
  formerHolidays: [],
  worksOn: () => [0, 1, 2, 3, 4],
  occupied: [],
  ...more,
})
const holiday = (firstDay: string, lastDay = firstDay) => ({ id: 1, firstDay, lastDay })

test('the day of the week stays, as near to the date as it can, in every year and on every day', () => {
  for (let day = '2024-01-01'; day <= '2024-12-31'; day = addDays(day, 1))
    for (const year of [2025, 2026, 2027, 2028, 2031]) {
      const found = sameDayIn(year, day)
      expect(weekday(found)).toBe(weekday(day))
      expect(Number(found.slice(0, 4))).toBe(year)
      const date = day === '2024-02-29' ? `${year}-02-28` : `${year}${day.slice(4)}`
      const isAtTheEdge = day.slice(5) <= '01-03' || day.slice(5) >= '12-29'
      expect(Math.abs(daysBetween(date, found))).toBeLessThanOrEqual(isAtTheEdge ? 6 : 3)
    }
})

test('what is free keeps weekday and length', () => {
  expect(copiedTo(row(), ahead())).toMatchObject({ startsOn: '2028-03-05', endsOn: '2028-03-09', past: [], why: null })
})

test('a holiday that takes hours, or the first day, moves it by whole weeks; one that takes nothing does not', () => {
  const inside = copiedTo(row(), ahead({ holidays: [holiday('2028-03-07')] }))
  expect(inside).toMatchObject({ startsOn: '2028-03-12', endsOn: '2028-03-16', past: ['holiday'] })
  // Fifteen hours in five days: the days left are enough, but the first one is lost.
  const begins = copiedTo(row({ hours: 15 }), ahead({ holidays: [holiday('2028-03-05')] }))
  expect(begins).toMatchObject({ startsOn: '2028-03-12', past: ['holiday'] })
  expect(copiedTo(row({ hours: 15 }), ahead({ holidays: [holiday('2028-03-07')] }))).toMatchObject({
    startsOn: '2028-03-05',
    past: [],
  })
  // It meets on holidays too.
  expect(copiedTo(row({ onHolidays: true }), ahead({ holidays: [holiday('2028-03-07')] }))).toMatchObject({ past: [] })
  // It was short of hours before.
  const short = ahead({ holidays: [holiday('2028-03-07')], formerHolidays: [holiday('2027-03-09')] })
  expect(copiedTo(row(), short)).toMatchObject({ startsOn: '2028-03-05', past: [] })
})

test('days on which the academy is closed there are no days of sessions, unless it met on days off before', () => {
  const closed = ahead({
    worksOn: (day) => (day < '2028-03-12' && day > '2028-01-01' ? [1, 2, 3, 4, 5] : [0, 1, 2, 3, 4]),
  })
  expect(copiedTo(row(), closed)).toMatchObject({ startsOn: '2028-03-12', past: ['weekend'] })
  expect(
    copiedTo(row(), ahead({ worksOn: (day) => (day > '2028-01-01' ? [1, 2, 3, 4, 5] : [0, 1, 2, 3, 4]) })),
  ).toEqual({
    why: 'weekend',
  })
  expect(copiedTo(row(), ahead({ worksOn: () => [1, 2, 3, 4, 5] }))).toMatchObject({ past: [], why: null })
  expect(copiedTo(row(), ahead({ worksOn: () => null }))).toMatchObject({ past: [], why: null })
})

const taken = (day: string, classRoomId = 5, endsAt = '12:00') => ({
  day,
  startsAt: '10:00',
  endsAt,
  classRoomId,
  instructorIds: [],
  by: { kind: 'class' as const, id: 1, code: 'C' },
})

test('a class room that is taken moves it, another one does not; without one nothing is taken', () => {
  const occupied = [taken('2028-03-08'), taken('2028-03-14')]
  expect(copiedTo(row(), ahead({ occupied }))).toMatchObject({ startsOn: '2028-03-19', past: ['classRoom'] })
  expect(copiedTo(row(), ahead({ occupied: [taken('2028-03-08', 6)] }))).toMatchObject({ past: [] })
  expect(copiedTo(row({}, { classRoom: null }), ahead({ occupied }))).toMatchObject({ past: [] })
})

test('what was copied, what has a class room out of use and what finds no week stays, and says why', () => {
  expect(copiedTo(row({}, { isCopied: true }), ahead())).toEqual({ why: 'already' })
  const off = { id: 5, isActive: false, setupMinutes: 0 }
  expect(copiedTo(row({}, { classRoom: off }), ahead())).toEqual({ why: 'classRoomOff' })
  const long = [holiday('2028-03-01', addDays('2028-03-05', 7 * mostWeeks + 6))]
  expect(copiedTo(row(), ahead({ holidays: long }))).toEqual({ why: 'holiday' })
  // A week more and there is one.
  const shorter = [holiday('2028-03-01', addDays('2028-03-05', 7 * mostWeeks - 1))]
  expect(copiedTo(row(), ahead({ holidays: shorter }))).toMatchObject({ why: null, past: ['holiday'] })
  // The year ends first.
  const late = { startsOn: '2027-12-19', endsOn: '2027-12-23' }
  expect(copiedTo(row(late), ahead({ holidays: [holiday('2028-12-01', '2029-01-31')] }))).toEqual({ why: 'holiday' })
})
