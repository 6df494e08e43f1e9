import '#testing/pages/pretended-browser.ts'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { passes, roles } from '#platform/shared/access.ts'
import type { Screen } from '#platform/shared/screen.ts'
import type { RecordSection } from '#platform/web/record-sections.ts'
import { opensTo, subjectPage, tabOfPerson, tabsOfPeople } from './subject-page.ts'

const root = join(import.meta.dirname, '../../../..')
/** What the files of all modules at a place declare. */
const declared = async <Part>(place: string): Promise<Part[]> =>
  (
    await Promise.all(
      globSync(`modules/*/web/${place}`, { cwd: root }).map(async (file) =>
        Object.values((await import(join(root, file))) as Record<string, Part[]>).flat(),
      ),
    )
  ).flat()

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

/** Of the histories of people, each with the code that it is found by where it has no page by its id. */
const told = {
  trainee: 7,
  account: 7,
  instructor: 7,
  organization: 7,
  registration: 7,
  courseClass: 7,
  courseRequest: 7,
  exam: 7,
  certificate: 'C-1',
  membershipCard: 'M-1',
  planRow: 'P-1',
}

test('a history leads nobody to a page that the own role does not open', async () => {
  const screens = await declared<Screen>('*screens.ts')
  const readers = roles.filter((role) => passes('reviewers', role, []))
  for (const [type, known] of Object.entries(told)) {
    const [path] = subjectPage(type, known)!.split('?')
    const { rule } = screens.find((screen) => sameShape(screen.path, path!))!
    const isForAll = readers.every((role) => passes(rule, role, []))
    expect(opensTo[type], `${type} opens by ${rule}`).toBe(isForAll ? undefined : rule)
  }
})

function sameShape(declaredPath: string, path: string): boolean {
  const [parts, given] = [declaredPath.split('/'), path.split('/')]
  return (
    parts.every((part, at) =>
      part.startsWith(':') ? (given[at] ?? '') !== '' || part.endsWith('?') : part === given[at],
    ) && given.length <= parts.length
  )
}

test('what has no page leads to the tab of the person that shows it', async () => {
  expect(tabOfPerson('trainee', 7, 'invoice')).toBe('/User/Trainee-Edit/7?tab=invoices')
  expect(tabOfPerson('organization', 7, 'invoice')).toBe('/User/Organization-Edit/7?tab=invoices')
  expect(tabOfPerson('instructor', 7, 'invoice')).toBeNull()
  const sections = await declared<RecordSection>('sections.ts')
  for (const [kind, tabs] of Object.entries(tabsOfPeople))
    for (const tab of Object.values(tabs))
      expect(
        sections.some(({ of, key }) => of === kind && key === tab),
        `${kind} ${tab}`,
      ).toBe(true)
})
