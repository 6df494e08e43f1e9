import { expect, test } from 'vitest'
import { isTakenByOther, takenUntil } from './assignee.ts'

test('what another has taken is theirs for half an hour, the own one never stands in the way', () => {
  const now = new Date('2027-03-10T12:00:00Z')
  const assignee = { accountId: 7, until: takenUntil(now).toISOString() }
  expect(assignee.until).toBe('2027-03-10T12:30:00.000Z')
  expect(isTakenByOther(undefined, 8, now)).toBe(false)
  expect(isTakenByOther(assignee, 7, now)).toBe(false)
  expect(isTakenByOther(assignee, 8, now)).toBe(true)
  expect(isTakenByOther(assignee, 8, new Date('2027-03-10T12:29:59Z'))).toBe(true)
  expect(isTakenByOther(assignee, 8, new Date('2027-03-10T12:30:00Z'))).toBe(false)
})
