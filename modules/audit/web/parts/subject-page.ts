import { familyOf, sheetKinds } from '#modules/feedback/rules/kinds.ts'
import type { Rule } from '#platform/shared/access.ts'
import { href } from '#platform/web/href.ts'

/** What an entry tells beside its subject. */
interface Told {
  readonly data?: Readonly<Record<string, unknown>>
  /** Whoever reads did it, or it was done on their behalf. */
  readonly isOwn?: boolean
}
type PageOf = (id: number, told: Told) => string | null

/** Of a sheet about a course or about an instructor; null where the entry does not say of which kind it is. */
const ofFamily =
  (pages: Readonly<Record<'course' | 'instructor', (id: number) => string>>): PageOf =>
  (id, { data }) => {
    const kind = sheetKinds.find((each) => each === data?.['kind'])
    return kind ? pages[familyOf(kind)](id) : null
  }

/** Reports and bundles open to their owner; with whom else a report is shared no entry tells. */
const ownersAlone =
  (page: (id: number) => string): PageOf =>
  (id, { isOwn = false }) =>
    isOwn ? page(id) : null

const pages: Readonly<Record<string, PageOf>> = {
  account: (ID) => href('/User/Account/:ID', { ID }),
  exam: (ID) => href('/courseExam/CourseExam-Edit/:ID?', { ID }),
  trainee: (ID) => href('/User/Trainee-Edit/:ID?', { ID }),
  instructor: (ID) => href('/Instructor/Add-Edit/:ID?', { ID }),
  organization: (ID) => href('/User/Organization-Edit/:ID?', { ID }),
  course: (ID) => href('/Setting/Course-Edit/:ID?/:IsDeplom', { ID, IsDeplom: 'false' }),
  diploma: (ID) => href('/CourseDeploma/:ID?', { ID }),
  track: (ID) => href('/Track-Edit/:ID?', { ID }),
  courseClass: (ID) => href('/Setting/CourseClass-Edit/:ID?', { ID }),
  registration: (ID) => href('/CourseRegistration-Edit/:ID', { ID }),
  courseRequest: (ID) => href('/CourseRequest-Edit/:ID?', { ID }),
  competition: (ID) => href('/Competition-add/Edit/:ID?', { ID }),
  room: (ID) => href('/Setting/Room-Edit/:ID?', { ID }),
  classRoom: (ID) => href('/Setting/ClassRoom-Edit/:ID?', { ID }),
  question: (ID) => href('/Question/QuestionBank-edit/:ID?', { ID }),
  meeting: (ID) => href('/Meetings/:ID?', { ID }),
  occasion: (ID) => href('/DubaiEventGuests/:ID', { ID }),
  campaign: (ID) => href('/Campaigns/:ID?', { ID }),
  notificationSend: (ID) => href('/SentNotifications/:ID?', { ID }),
  erasure: (ID) => href('/User/ErasureRequest/:ID', { ID }),
  webhook: (ID) => href('/Webhooks/:ID?', { ID }),
  feedbackQuestion: ofFamily({
    course: (ID) => href('/Question/AssessmentCourseQuestion-edit/:ID?', { ID }),
    instructor: (ID) => href('/Question/AssessmentInstructorQuestion-edit/:ID?', { ID }),
  }),
  feedbackRound: ofFamily({
    course: (ID) => href('/CustomerReview/CourseReview-edit/:ID?', { ID }),
    instructor: (ID) => href('/CustomerReview/InstructorAssessment-edit/:ID?', { ID }),
  }),
  // Sheets stand in the list of their kind's rounds.
  feedbackSheet: ofFamily({
    course: (look) => href('/CustomerReview/CourseReview', {}, { tab: 'sheets', look }),
    instructor: (look) => href('/CustomerReview/InstructorAssessment', {}, { tab: 'sheets', look }),
  }),
  feedbackInvitation: (_, { data }) =>
    typeof data?.['classId'] === 'number'
      ? href('/Setting/CourseClass-Edit/:ID?', { ID: data['classId'] }, { tab: 'feedback' })
      : null,
  // Either page shows the question on its own sheet.
  practicalQuestion: (ID, { data }) =>
    typeof data?.['courseId'] === 'number'
      ? href('/CoursePracticalQuestion-edit/:ID?', { ID })
      : href('/PracticalExamination/GeneralPracticalQuestion-edit/:ID?', { ID }),
  practicalSheet: (_, { data }) =>
    typeof data?.['courseId'] === 'number'
      ? href('/CoursePracticalQuestion', {}, { CourseID: data['courseId'] })
      : href('/PracticalExamination/GeneralPracticalQuestion'),
  savedReport: ownersAlone((ID) => href('/Reports/View/:ID', { ID })),
  reportSchedule: (_, { data, isOwn = false }) =>
    isOwn && typeof data?.['reportId'] === 'number' ? href('/Reports/View/:ID', { ID: data['reportId'] }) : null,
  reportRun: ownersAlone((ID) => href('/Reports/Run/:ID', { ID })),
  paperRun: ownersAlone((ID) => href('/Papers/:ID', { ID })),
}

/** Where a record without a page of its own is found: its list, searched for its code. */
const lists: Readonly<Record<string, (code: string) => string>> = {
  certificate: (search) => href('/trainee/TraineeCertificationForAdmin', {}, { search }),
  membershipCard: (search) => href('/Setting/UserMembershipCardRequest', {}, { search }),
  planRow: (search) => href('/planning/AnnualPlan', {}, { search }),
}

/** The page of what a row is about, by its id or by its code; null where it has none, or none that opens to the reader. */
export function subjectPage(type: string, known: number | string, told: Told = {}): string | null {
  if (typeof known === 'string') return lists[type]?.(known) ?? null
  return known > 0 ? (pages[type]?.(known, told) ?? null) : null
}

/** What opens the pages that not everybody opens who reads a person's history. */
export const opensTo: Readonly<Record<string, Rule>> = {
  account: 'editor',
  instructor: 'editor',
  organization: 'editor',
  exam: 'editorExamination',
  membershipCard: 'editorMembershipCard',
}

export type PersonKind = 'trainee' | 'instructor' | 'organization'

/** The tab of a person's own page that shows what has no page, or none that the reader opens. */
export const tabsOfPeople: Readonly<Record<PersonKind, Readonly<Record<string, string>>>> = {
  trainee: {
    invoice: 'invoices',
    attempt: 'exams',
    exam: 'exams',
    grievance: 'exams',
    repeatExam: 'repeats',
    competitionEntry: 'competitions',
    competitionAppeal: 'competitions',
    membershipCard: 'membershipCards',
    trackCompletion: 'courses',
  },
  instructor: {},
  organization: { invoice: 'invoices' },
}

/** Where the page of a person shows records of a type; null where it does not. */
export function tabOfPerson(kind: PersonKind, id: number, type: string): string | null {
  const tab = tabsOfPeople[kind][type]
  const page = subjectPage(kind, id)
  return tab !== undefined && page !== null ? `${page}?tab=${tab}` : null
}
