import { expect, test } from 'vitest'
import { reminderIsDue } from './reminder.ts'

/* Cairo is two hours ahead of UTC in winter. */
const due = (now: string, endsAt: string, zone = 'Africa/Cairo') =>
  reminderIsDue({ day: '2027-01-10', endsAt }, new Date(now), zone)

test.each([
  ['after a morning session, at noon', '2027-01-10T10:00:00Z', '11:00', false],
  ['a minute before the day ends', '2027-01-10T18:59:00Z', '14:00', false],
  ['at the end of the day', '2027-01-10T19:00:00Z', '14:00', true],
  ['while a late session is being left', '2027-01-10T21:15:00Z', '23:00', false],
  ['half an hour after a late session', '2027-01-10T21:30:00Z', '23:00', true],
  ['the next day, where nobody ran the job before', '2027-01-11T12:00:00Z', '14:00', true],
  ['once unmarked counts as absent', '2027-01-11T22:00:00Z', '14:00', false],
])('%s', (_, now, endsAt, answer) => {
  expect(due(now, endsAt)).toBe(answer)
})

test('the day is the academy’s', () => {
  expect(due('2027-01-10T16:00:00Z', '14:00', 'Asia/Dubai')).toBe(false)
  expect(due('2027-01-10T17:00:00Z', '14:00', 'Asia/Dubai')).toBe(true)
})
