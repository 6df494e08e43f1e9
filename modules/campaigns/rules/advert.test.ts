import { expect, test } from 'vitest'
import { addressOfLink, advertActions, advertLacks, advertMoves, advertStates, advertTimes } from './advert.ts'

test('what is decided is taken back before it is changed, and what is over is only copied', () => {
  expect(Object.fromEntries(advertStates.map((state) => [state, advertActions(state).toSorted()]))).toEqual({
    draft: ['copyAdvert', 'deleteAdvert', 'editAdvert', 'scheduleAdvert'],
    scheduled: ['copyAdvert', 'redraftAdvert', 'stopAdvert'],
    running: ['copyAdvert', 'stopAdvert'],
    ended: ['copyAdvert'],
    stopped: ['copyAdvert'],
  })
  expect(advertMoves.initial).toBe('draft')
})

test('what goes to people needs an audience, a poster none, and nothing is scheduled for days that are over', () => {
  const whole = { channels: ['web'], audienceId: 1, endsOn: '2026-12-01' }
  expect(advertLacks(whole, '2026-12-01')).toEqual([])
  expect(advertLacks(whole, '2026-12-02')).toEqual(['EndsOn'])
  expect(advertLacks({ ...whole, audienceId: null }, '2026-12-01')).toEqual(['AudienceID'])
  expect(advertLacks({ ...whole, channels: ['print'], audienceId: null }, '2026-12-01')).toEqual([])
  expect(advertLacks({ ...whole, channels: [], audienceId: null }, '2026-12-01')).toEqual(['Channels'])
})

test('its last day is whole, in the academy’s zone', () => {
  const { startsAt, endsAt } = advertTimes('2026-12-01', '09:00', '2026-12-03', 'Africa/Cairo')
  expect(startsAt.toISOString()).toBe('2026-12-01T07:00:00.000Z')
  expect(endsAt.toISOString()).toBe('2026-12-03T22:00:00.000Z')
})

test('who may register is led to where one does, others to what anybody reads', () => {
  const aClass = { kind: 'class', id: 7, code: 'CC 1' } as const
  expect(addressOfLink(aClass, 'trainee')).toBe('/UpcomingCourse?search=CC%201')
  expect(addressOfLink(aClass, 'contact')).toBe('/UpcomingCourse?search=CC%201')
  expect(addressOfLink(aClass, 'instructor')).toBe('/report/UpcomingCourseDetail/7')
  expect(addressOfLink(aClass, null)).toBe('/report/UpcomingCourseDetail/7')
  expect(addressOfLink({ kind: 'course', id: 3, code: '' }, 'trainee')).toBe('/CourseDetail/3')
  expect(addressOfLink({ kind: 'diploma', id: 3, code: '' }, 'instructor')).toBe('/report/DiplomaDetail/3')
  expect(addressOfLink({ kind: 'event', id: 3, code: '' }, 'instructor')).toBe('/Event/3')
  expect(addressOfLink({ kind: 'none', id: null, code: '' }, 'trainee')).toBeNull()
})
