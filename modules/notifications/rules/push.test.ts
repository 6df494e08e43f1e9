import { expect, test } from 'vitest'
import { afterAnswer } from './push-tries.ts'
import { pushText } from './push-text.ts'

const now = new Date('2026-03-01T10:00:00Z')
const after = (status: number | null, tries = 0, createdAt = now) => afterAnswer({ status, tries, createdAt, now })

test('what passes is tried again, ever later, five times and no longer than a day', () => {
  for (const status of [null, 429, 500, 503]) expect(after(status)).toEqual(new Date('2026-03-01T10:00:30Z'))
  expect(after(503, 2)).toEqual(new Date('2026-03-01T10:08:00Z'))
  expect(after(503, 4)).toBe('done')
  expect(after(null, 1, new Date('2026-02-28T09:00:00Z'))).toBe('done')
})

test('a browser that is gone is forgotten; any other no ends the message alone', () => {
  for (const status of [404, 410]) expect(after(status)).toBe('gone')
  for (const status of [200, 201, 202, 301, 400, 403, 413]) expect(after(status)).toBe('done')
})

test('on a locked screen nothing is said of marks, money, decisions or the account', () => {
  for (const topic of ['security', 'registration', 'exams', 'results', 'coordination', 'applications'] as const)
    expect(pushText(topic, 'You have 41 of 100.')).toBe('')
  expect(pushText('schedule', ' The session of\n 3 March moves. ')).toBe('The session of 3 March moves.')
  expect(pushText('teaching', 'a '.repeat(200))).toHaveLength(160)
})
