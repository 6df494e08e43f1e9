import { expect, it } from 'vitest'
import { columnsMoved, leavesTo, meetsOnScreen, monthAfter, shifted, stepOf, type ShownRow } from './moving.ts'

const week = { StartDate: '2027-02-07', EndDate: '2027-02-11', ClassRoomID: 1 }

it('moves a row as a whole, or its end alone', () => {
  expect(shifted(week, { days: 7, stretch: 0 })).toEqual({ ...week, StartDate: '2027-02-14', EndDate: '2027-02-18' })
  expect(shifted(week, { days: 0, stretch: 3 })).toEqual({ ...week, EndDate: '2027-02-14' })
  expect(shifted(week, { days: -7, stretch: 0, classRoomId: 2 })).toEqual({
    StartDate: '2027-01-31',
    EndDate: '2027-02-04',
    ClassRoomID: 2,
  })
})

it('keeps one day at least and no more than a year', () => {
  expect(shifted(week, { days: 0, stretch: -9 }).EndDate).toBe('2027-02-07')
  expect(shifted(week, { days: 1, stretch: -9 })).toMatchObject({ StartDate: '2027-02-08', EndDate: '2027-02-08' })
  expect(shifted(week, { days: 0, stretch: 1000 }).EndDate).toBe('2028-02-08')
})

it('finds later days to the left where the page is read from right to left', () => {
  expect(columnsMoved(110, 40, false)).toBe(3)
  expect(columnsMoved(110, 40, true)).toBe(-3)
  expect(columnsMoved(-110, 40, true)).toBe(3)
  expect(columnsMoved(-90, 40, true)).toBe(2)
  expect(Object.is(columnsMoved(5, 40, true), 0)).toBe(true)
  expect(columnsMoved(100, 0, false)).toBe(0)
})

it('leaves a month when nothing of it stands there any more, also over the end of a year', () => {
  const days = ['2027-02-01', '2027-02-28'] as const
  const at = (StartDate: string, EndDate: string) => leavesTo({ StartDate, EndDate }, ...days)
  expect(at('2027-02-28', '2027-03-04')).toBe(0)
  expect(at('2027-03-01', '2027-03-04')).toBe(1)
  expect(at('2027-01-28', '2027-02-01')).toBe(0)
  expect(at('2027-01-28', '2027-01-31')).toBe(-1)
  expect(monthAfter(2027, 12, 1)).toEqual({ year: 2028, month: 1 })
  expect(monthAfter(2027, 1, -1)).toEqual({ year: 2026, month: 12 })
  expect(monthAfter(2027, 2, 1)).toEqual({ year: 2027, month: 3 })
})

it('takes the arrows the way the page is read', () => {
  const ltr = { shift: false, isRightToLeft: false, rows: false }
  const rtl = { ...ltr, isRightToLeft: true }
  expect(stepOf('ArrowRight', ltr)).toEqual({ kind: 'days', by: 1 })
  expect(stepOf('ArrowRight', rtl)).toEqual({ kind: 'days', by: -1 })
  expect(stepOf('ArrowLeft', rtl)).toEqual({ kind: 'days', by: 1 })
  expect(stepOf('ArrowLeft', { ...rtl, shift: true })).toEqual({ kind: 'stretch', by: 1 })
  expect(stepOf('ArrowDown', ltr)).toEqual({ kind: 'days', by: 7 })
  expect(stepOf('ArrowUp', { ...ltr, shift: true })).toEqual({ kind: 'stretch', by: -7 })
  expect(stepOf('ArrowUp', { ...ltr, rows: true })).toEqual({ kind: 'row', by: -1 })
  expect(stepOf('Enter', ltr)).toEqual({ kind: 'drop' })
  expect(stepOf(' ', ltr)).toEqual({ kind: 'drop' })
  expect(stepOf('Escape', rtl)).toEqual({ kind: 'cancel' })
  expect(stepOf('Tab', ltr)).toBeNull()
})

const shown = (ID: number, change: Partial<ShownRow> = {}): ShownRow => ({
  ID,
  ...week,
  Weekdays: [0, 1, 2, 3, 4],
  StartTime: '09:00',
  EndTime: '14:00',
  State: 'draft',
  Instructors: [],
  ...change,
})

it('sees at once what it would meet on the screen', () => {
  const own = shown(1, { Instructors: [{ InstructorID: 5, State: 'asked' }] })
  const meets = (other: Partial<ShownRow>, place = {}) =>
    meetsOnScreen(own, { ...week, ...place }, [shown(2, other)]).length === 1
  expect(meets({})).toBe(true)
  expect(meets({ ClassRoomID: 2 })).toBe(false)
  expect(meets({ ClassRoomID: 2, Instructors: [{ InstructorID: 5, State: 'accepted' }] })).toBe(true)
  expect(meets({ ClassRoomID: 2, Instructors: [{ InstructorID: 5, State: 'rejected' }] })).toBe(false)
  expect(meets({ StartTime: '14:00', EndTime: '18:00' })).toBe(false)
  expect(meets({ State: 'cancelled' })).toBe(false)
  // Both are there on Thursday, but only one meets on it.
  expect(meets({ StartDate: '2027-02-11', EndDate: '2027-02-20', Weekdays: [5, 6] })).toBe(false)
  expect(meets({}, { StartDate: '2027-02-14', EndDate: '2027-02-18' })).toBe(false)
  expect(meets({}, { ClassRoomID: null })).toBe(false)
  // It is not in its own way.
  expect(meetsOnScreen(own, week, [own])).toEqual([])
})
