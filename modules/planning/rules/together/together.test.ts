import { expect, test } from 'vitest'
import { broughtBy, changedBy, leftOut, meetTogether } from './together.ts'

const row = { StartDate: '2026-12-28', EndDate: '2027-01-01', Place: 'academy', ClassRoomID: 1 }
const clash = (Key: string, more: object = {}) =>
  ({ Key, Severity: 'hard', Waived: false, With: null, ...more }) as const
const meeting = (Date: string, StartTime: string, EndTime: string) => ({ Date, StartTime, EndTime })
const free = { isOffered: true, brings: [], among: false }

test('a row takes another class room, or moves with its length, over the end of a year and back', () => {
  expect(changedBy(row, { kind: 'classRoom', classRoomId: 7 })).toEqual({ ...row, ClassRoomID: 7 })
  expect(changedBy(row, { kind: 'shift', days: 7 })).toEqual({ ...row, StartDate: '2027-01-04', EndDate: '2027-01-08' })
  expect(changedBy(row, { kind: 'shift', days: -1 })).toMatchObject({ StartDate: '2026-12-27', EndDate: '2026-12-31' })
})

test('sessions meet where their times overlap on a day, not where one ends as the other begins', () => {
  const morning = [meeting('2026-12-28', '09:00', '12:00')]
  expect(meetTogether(morning, [meeting('2026-12-28', '11:30', '14:00')])).toBe(true)
  expect(meetTogether(morning, [meeting('2026-12-28', '12:00', '14:00')])).toBe(false)
  expect(meetTogether(morning, [meeting('2026-12-29', '09:00', '12:00')])).toBe(false)
})

test('only what the change brings counts: not what was there, was waived, or moves along', () => {
  const after = [
    clash('had'),
    clash('waived', { Waived: true }),
    clash('along', { With: { Kind: 'row', ID: 5 } }),
    clash('class', { With: { Kind: 'class', ID: 5 } }),
  ]
  const keys = (change: Parameters<typeof broughtBy>[0]) =>
    broughtBy(change, { before: [clash('had')], after, along: new Set([5]) }).map(({ Key }) => Key)
  expect(keys({ kind: 'shift', days: 1 })).toEqual(['class'])
  expect(keys({ kind: 'classRoom', classRoomId: 7 })).toEqual(['along', 'class'])
})

test('a row is left out for the first reason that holds; a soft clash is none', () => {
  const room = { kind: 'classRoom', classRoomId: 7 } as const
  expect(leftOut(row, room, free)).toBeNull()
  expect(leftOut({ ...row, Place: 'online' }, room, { ...free, isOffered: false })).toBe('notAtAcademy')
  expect(leftOut({ ...row, ClassRoomID: 7 }, room, free)).toBe('already')
  expect(leftOut(row, room, { ...free, isOffered: false, among: true })).toBe('notOffered')
  expect(leftOut(row, room, { ...free, among: true, brings: [clash('x')] })).toBe('among')
  expect(leftOut(row, room, { ...free, brings: [clash('x')] })).toBe('clash')
  expect(leftOut(row, room, { ...free, brings: [clash('x', { Severity: 'soft' })] })).toBeNull()
  // Where a row meets online, its dates move all the same.
  expect(leftOut({ ...row, Place: 'online' }, { kind: 'shift', days: 7 }, free)).toBeNull()
  expect(leftOut(row, { kind: 'shift', days: 7 }, { ...free, brings: [clash('x')] })).toBe('clash')
})
