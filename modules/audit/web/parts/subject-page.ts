import { href } from '#platform/web/href.ts'

const pages: Readonly<Record<string, (id: number) => string>> = {
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
}

/** Where a record without a page of its own is found: its list, searched for its code. */
const lists: Readonly<Record<string, (code: string) => string>> = {
  certificate: (search) => href('/trainee/TraineeCertificationForAdmin', {}, { search }),
  membershipCard: (search) => href('/Setting/UserMembershipCardRequest', {}, { search }),
  planRow: (search) => href('/planning/AnnualPlan', {}, { search }),
}

/** The page of what a row is about, by its id or by its code; null where it has none. */
export function subjectPage(type: string, known: number | string): string | null {
  if (typeof known === 'string') return lists[type]?.(known) ?? null
  return known > 0 ? (pages[type]?.(known) ?? null) : null
}
