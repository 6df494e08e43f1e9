import { expect, it } from 'vitest'
import { weekday } from '#platform/shared/values/dates.ts'
import type { Occupied, WantedClassRoom } from '../clashes.ts'
import { freePlaces, type WishedPlace } from './free-places.ts'

const room = (id: number, change: Partial<WantedClassRoom> = {}): WantedClassRoom => ({
  id,
  capacity: 20,
  setupMinutes: 0,
  hours: null,
  lacks: [],
  ...change,
})
const pattern = {
  startsOn: '2027-02-07',
  endsOn: '2027-02-11',
  weekdays: [0, 1, 2, 3, 4],
  startsAt: '09:00',
  endsAt: '14:00',
  hours: 25,
  onHolidays: false,
}
const wish: WishedPlace = {
  pattern,
  classRoomId: 1,
  needs: 'named',
  instructorIds: [7],
  maxTrainees: 20,
  window: { earliest: null, latest: null },
}
const taken = (day: string, of: Partial<Occupied> = {}): Occupied => ({
  day,
  startsAt: '09:00',
  endsAt: '14:00',
  classRoomId: 1,
  instructorIds: [],
  by: { kind: 'class', id: 1, code: 'A' },
  ...of,
})
const draft = { by: { kind: 'row' as const, id: 9, code: 'B', state: 'draft' as const } }
const found = (change: Partial<WishedPlace> = {}, more: Partial<Parameters<typeof freePlaces>[1]> = {}) =>
  freePlaces(
    { ...wish, ...change },
    { classRooms: [room(1)], occupied: [], holidays: [], from: '2027-01-01', to: null, ...more },
  )

it('begins with what was wished for where it is free, then with what is near', () => {
  const places = found({}, { classRooms: [room(1), room(2)] })
  expect(places[0]).toMatchObject({ startsOn: '2027-02-07', endsOn: '2027-02-11', classRoomId: 1, daysAway: 0 })
  // The same days in another class room are worth three days.
  expect(places.findIndex(({ classRoomId }) => classRoomId === 2)).toBeGreaterThan(0)
  expect(places.length).toBeLessThanOrEqual(8)
})

it('offers no place whose hours do not fit: five days are five sessions', () => {
  // From a Monday the fifth session would be on the Sunday after.
  expect(new Set(found().map(({ startsOn }) => weekday(startsOn)))).toEqual(new Set([0]))
})

it('leaves out what a class or a decided row occupies, in the class room and before the instructor', () => {
  const inRoom = found({}, { occupied: [taken('2027-02-09')] })
  expect(inRoom.some(({ startsOn }) => startsOn === '2027-02-07')).toBe(false)
  const byPerson = found({}, { occupied: [taken('2027-02-09', { classRoomId: null, instructorIds: [7] })] })
  expect(byPerson.some(({ startsOn }) => startsOn === '2027-02-07')).toBe(false)
  const ofAnother = found({}, { occupied: [taken('2027-02-09', { classRoomId: 3, instructorIds: [8] })] })
  expect(ofAnother[0]).toMatchObject({ daysAway: 0, isTentative: false })
})

it('tells of a draft that stands there, and puts it a week behind', () => {
  const places = found({}, { occupied: [taken('2027-02-09', draft)] })
  expect(places.find(({ daysAway }) => daysAway === 0)).toMatchObject({ isTentative: true })
  // The week before is as good, and earlier.
  expect(places[0]).toMatchObject({ daysAway: -7, isTentative: false })
})

it('keeps to class rooms that are large enough, equipped, open and set up', () => {
  const rooms = (change: Partial<WantedClassRoom>) => found({}, { classRooms: [room(1, change)] })
  expect(rooms({ capacity: 19 })).toEqual([])
  expect(rooms({ lacks: [{ facilityId: 1, needed: 1 }] })).toEqual([])
  expect(rooms({ hours: { from: '10:00', to: '18:00' } })).toEqual([])
  expect(rooms({ hours: { from: '09:00', to: '14:00' } }).length).toBeGreaterThan(0)
  const before = taken('2027-02-09', { startsAt: '07:00', endsAt: '08:50' })
  const near = (minutes: number) =>
    found({}, { classRooms: [room(1, { setupMinutes: minutes })], occupied: [before] })[0]?.daysAway
  expect(near(10)).toBe(0)
  expect(near(15)).not.toBe(0)
})

it('keeps to the days between which the row may be moved, and to those that are to come', () => {
  expect(found({ window: { earliest: '2027-02-07', latest: '2027-02-11' } })).toHaveLength(1)
  expect(found({}, { from: '2027-02-10' }).every(({ startsOn }) => startsOn >= '2027-02-10')).toBe(true)
  expect(found({}, { to: '2027-02-07' }).every(({ startsOn }) => startsOn <= '2027-02-07')).toBe(true)
})

it('needs a free class room of the kind where it wishes for any, and none where it meets elsewhere', () => {
  expect(found({ needs: 'anyOf', classRoomId: null })[0]).toMatchObject({ classRoomId: null, daysAway: 0 })
  expect(found({ needs: 'anyOf', classRoomId: null }, { classRooms: [] })).toEqual([])
  expect(found({ needs: 'none', classRoomId: null }, { classRooms: [] })[0]).toMatchObject({ daysAway: 0 })
})

it('passes holidays by: the week of one does not hold the hours', () => {
  const holidays = [{ id: 1, firstDay: '2027-02-09', lastDay: '2027-02-09' }]
  expect(found({}, { holidays }).some(({ startsOn }) => startsOn === '2027-02-07')).toBe(false)
})
