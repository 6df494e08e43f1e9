import { expect, test } from 'vitest'
import { canAnswer, changedInvitees, isOtherTime, meetingActions, meetingStates } from './meeting.ts'

test('what may be done to a meeting, by state, time and whoever reads it', () => {
  const actions = meetingStates.flatMap((state) =>
    [false, true].map((isOver) => [state, isOver, meetingActions({ state, isOver, isKept: true })]),
  )
  expect(actions).toEqual([
    ['draft', false, ['scheduleMeeting', 'editMeeting', 'deleteMeeting']],
    ['draft', true, ['editMeeting', 'deleteMeeting']],
    ['scheduled', false, ['editMeeting', 'cancelMeeting']],
    ['scheduled', true, []],
    ['cancelled', false, []],
    ['cancelled', true, []],
  ])
  for (const state of meetingStates) expect(meetingActions({ state, isOver: false, isKept: false })).toEqual([])
})

test('only what is scheduled and not over is answered', () => {
  const open = meetingStates.flatMap((state) =>
    [false, true].flatMap((isOver) => (canAnswer({ state, isOver }) ? [[state, isOver]] : [])),
  )
  expect(open).toEqual([['scheduled', false]])
})

test('day and both times make the time of a meeting', () => {
  const time = { day: '2026-03-10', startsAt: '10:00', endsAt: '11:00' }
  expect(isOtherTime(time, { ...time })).toBe(false)
  for (const change of [{ day: '2026-03-11' }, { startsAt: '09:00' }, { endsAt: '12:00' }])
    expect(isOtherTime(time, { ...time, ...change })).toBe(true)
})

test('who is chosen and of the class is invited once, and who is neither any more goes', () => {
  const invited = [
    { accountId: 1, byClass: false },
    { accountId: 2, byClass: true },
    { accountId: 3, byClass: true },
  ]
  expect(changedInvitees(invited, { chosen: [1, 4], ofClass: [3, 4, 5] })).toEqual({
    added: [
      { accountId: 4, byClass: false },
      { accountId: 5, byClass: true },
    ],
    removed: [2],
  })
  expect(changedInvitees(invited, { chosen: [], ofClass: [] }).removed).toEqual([1, 2, 3])
})
