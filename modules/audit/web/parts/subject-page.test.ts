import { expect, test } from 'vitest'
import { subjectPage } from './subject-page.ts'

test('what an entry is about leads to its page by its id, or to its list by its code', () => {
  expect(subjectPage('courseClass', 7)).toBe('/Setting/CourseClass-Edit/7')
  expect(subjectPage('campaign', 7)).toBe('/Campaigns/7')
  expect(subjectPage('notificationSend', 7)).toBe('/SentNotifications/7')
  expect(subjectPage('occasion', 7)).toBe('/DubaiEventGuests/7')
  expect(subjectPage('erasure', 7)).toBe('/User/ErasureRequest/7')
  expect(subjectPage('webhook', 7)).toBe('/Webhooks/7')
  expect(subjectPage('meeting', 7)).toBe('/Meetings/7')
  expect(subjectPage('certificate', 'C-1')).toContain('search=C-1')
  // What nobody has a page for, and what is about no record.
  expect(subjectPage('signingKey', 7)).toBeNull()
  expect(subjectPage('campaign', 0)).toBeNull()
})
