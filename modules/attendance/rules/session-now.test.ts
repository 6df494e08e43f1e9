import { expect, test } from 'vitest'
import { sessionNow } from './session-now.ts'

const day = [
  { id: 1, startsAt: '09:00', endsAt: '11:00' },
  { id: 2, startsAt: '11:15', endsAt: '13:00' },
  { id: 3, startsAt: '17:00', endsAt: '19:00' },
]

test.each([
  ['early in the morning the first', '07:00', 1],
  ['while people arrive the one they come to', '08:30', 1],
  ['while it runs', '10:30', 1],
  ['at the change the next, whose people arrive', '10:50', 2],
  ['between two the next', '14:00', 3],
  ['after the last the last', '22:00', 3],
])('%s', (_, time, id) => {
  expect(sessionNow(day, time)?.id).toBe(id)
})

test('a day without sessions has none', () => {
  expect(sessionNow([], '10:00')).toBeNull()
})
