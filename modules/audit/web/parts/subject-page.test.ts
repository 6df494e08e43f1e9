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

test('what has two pages leads to the one of its kind', () => {
  const of = (type: string, data: Readonly<Record<string, unknown>>) => subjectPage(type, 7, { data })
  expect(of('feedbackRound', { kind: 'courseByOrganization' })).toBe('/CustomerReview/CourseReview-edit/7')
  expect(of('feedbackRound', { kind: 'instructorByEvaluator' })).toBe('/CustomerReview/InstructorAssessment-edit/7')
  expect(of('feedbackQuestion', { kind: 'courseByTrainee' })).toBe('/Question/AssessmentCourseQuestion-edit/7')
  expect(of('feedbackQuestion', { kind: 'instructorByTrainee' })).toBe('/Question/AssessmentInstructorQuestion-edit/7')
  expect(of('feedbackQuestion', {})).toBeNull()
  expect(of('practicalQuestion', { sheetId: 2, courseId: 3 })).toBe('/CoursePracticalQuestion-edit/7')
  expect(of('practicalQuestion', { sheetId: 1 })).toBe('/PracticalExamination/GeneralPracticalQuestion-edit/7')
})

test('what has no page of its own leads to the page that shows it', () => {
  const of = (type: string, data: Readonly<Record<string, unknown>>, isOwn = false) =>
    subjectPage(type, 7, { data, isOwn })
  expect(of('feedbackSheet', { kind: 'courseByTrainee' })).toBe('/CustomerReview/CourseReview?tab=sheets&look=7')
  expect(of('feedbackSheet', { kind: 'instructorByEvaluator' })).toBe(
    '/CustomerReview/InstructorAssessment?tab=sheets&look=7',
  )
  expect(of('feedbackInvitation', { classId: 3 })).toBe('/Setting/CourseClass-Edit/3?tab=feedback')
  expect(of('practicalSheet', { courseId: 3 })).toBe('/CoursePracticalQuestion?CourseID=3')
  expect(of('practicalSheet', {})).toBe('/PracticalExamination/GeneralPracticalQuestion')
  expect(of('reportSchedule', { reportId: 3 }, true)).toBe('/Reports/View/3')
  // What was written down before it named its class or its report leads nowhere.
  for (const type of ['feedbackInvitation', 'reportSchedule', 'feedbackSheet']) expect(of(type, {}, true)).toBeNull()
})

test('what opens to its owner alone leads nobody else there', () => {
  for (const [type, page] of [
    ['savedReport', '/Reports/View/7'],
    ['reportRun', '/Reports/Run/7'],
    ['paperRun', '/Papers/7'],
  ] as const) {
    expect(subjectPage(type, 7, { isOwn: true })).toBe(page)
    expect(subjectPage(type, 7)).toBeNull()
  }
  expect(subjectPage('reportSchedule', 7, { data: { reportId: 3 } })).toBeNull()
})
