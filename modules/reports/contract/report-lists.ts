import { listCourses } from '#modules/catalogue/contract/courses.ts'
import { getAllTraineeCertificate } from '#modules/certificates/contract/certificates.ts'
import { getCourseClasses } from '#modules/classes/contract/course-class.ts'
import { searchExams } from '#modules/exams/contract/exams.ts'
import { searchPapers } from '#modules/exams/contract/papers.ts'
import { getMembershipCards } from '#modules/membership/contract/cards.ts'
import { listInstructors } from '#modules/people/contract/instructors.ts'
import { listOrganizations } from '#modules/people/contract/organizations.ts'
import { listTrainees } from '#modules/people/contract/trainees.ts'
import { getPlanRows } from '#modules/planning/contract/plan-row.ts'
import { getRegistrations } from '#modules/registration/contract/registrations.ts'
import { getCourseRequests } from '#modules/requests/contract/requests.ts'
import type { Call } from '#platform/shared/call.ts'
import type { ReportListKey } from '../rules/list-keys.ts'

/** A filter that is a record of another list. */
export type RecordFilter = 'courses' | 'organizations' | 'classes' | 'instructors' | 'trainees'

interface ReportList {
  readonly call: Call
  /** In the order in which they are offered. */
  readonly columns: readonly string[]
  /** Those that a report begins with. */
  readonly first: readonly string[]
  /** Numbers that say which one, not how many. */
  readonly ordinals?: readonly string[]
  readonly filters: readonly string[]
  readonly days?: readonly string[]
  readonly records?: Readonly<Record<string, RecordFilter>>
}

const declared = {
  registrations: {
    call: getRegistrations,
    columns: [
      'Code',
      'TraineeName',
      'TraineeCode',
      'OrganizationName',
      'CourseName',
      'CourseCode',
      'ClassCode',
      'StartDate',
      'EndDate',
      'Status',
      'Visa',
      'Money',
      'Travel',
      'SubmittedAt',
      'Fee',
      'InvoiceNumber',
      'DueDate',
      'HasSeat',
      'NeedsAccommodation',
      'RoomTypeName',
      'Nights',
    ],
    first: ['Code', 'TraineeName', 'CourseName', 'ClassCode', 'Status', 'Fee'],
    filters: ['Status', 'Visa', 'Money', 'Travel', 'CourseID', 'OrganizationID', 'NeedsAccommodation', 'Mine'],
    days: ['From', 'To'],
    records: { CourseID: 'courses', OrganizationID: 'organizations' },
  },
  trainees: {
    call: listTrainees,
    columns: [
      'Code',
      'FullName',
      'Gender',
      'BirthDate',
      'NationalityName',
      'Email',
      'Mobile',
      'JobTitle',
      'Employer',
      'OrganizationName',
      'PassportExpiresOn',
      'AccountState',
      'IsActive',
    ],
    first: ['Code', 'FullName', 'NationalityName', 'OrganizationName', 'Email'],
    filters: ['Gender', 'OrganizationID', 'IsActive', 'IsNew'],
    records: { OrganizationID: 'organizations' },
  },
  instructors: {
    call: listInstructors,
    columns: [
      'Code',
      'FullName',
      'Email',
      'Mobile',
      'StatusName',
      'IndustrySectorName',
      'IsExaminer',
      'IsPracticalAssessor',
      'DailyFee',
      'AccountState',
      'IsActive',
    ],
    first: ['Code', 'FullName', 'StatusName', 'DailyFee'],
    filters: ['IsExaminer', 'IsActive'],
  },
  organizations: {
    call: listOrganizations,
    columns: [
      'Code',
      'Name',
      'City',
      'CountryName',
      'ContactName',
      'ContactEmail',
      'ContactPhone',
      'CreditApproved',
      'TraineeCount',
      'IsActive',
    ],
    first: ['Code', 'Name', 'CountryName', 'TraineeCount'],
    filters: ['CreditApproved', 'IsActive'],
  },
  courses: {
    call: listCourses,
    columns: [
      'Code',
      'Name',
      'CategoryName',
      'LevelName',
      'TypeName',
      'ProviderName',
      'TrainingStrategyName',
      'Hours',
      'Days',
      'Fee',
      'MinTrainees',
      'MaxTrainees',
      'IsPublished',
    ],
    first: ['Code', 'Name', 'CategoryName', 'Hours', 'Fee'],
    filters: ['IsPublished'],
  },
  planRows: {
    call: getPlanRows,
    columns: [
      'CourseCode',
      'CourseName',
      'Year',
      'RunNumber',
      'StartDate',
      'EndDate',
      'Hours',
      'Place',
      'ClassRoomName',
      'OrganizationName',
      'CoordinatorName',
      'MinTrainees',
      'MaxTrainees',
      'ExpectedTrainees',
      'Fee',
      'State',
      'ClassCode',
    ],
    first: ['CourseCode', 'CourseName', 'StartDate', 'EndDate', 'State'],
    ordinals: ['Year', 'RunNumber'],
    filters: ['State', 'CourseID', 'NeedsInstructor', 'Mine'],
    days: ['From', 'To'],
    records: { CourseID: 'courses' },
  },
  classes: {
    call: getCourseClasses,
    columns: [
      'Code',
      'CourseName',
      'CourseCode',
      'StartDate',
      'EndDate',
      'Place',
      'ClassRoomName',
      'TrainingStrategyName',
      'OrganizationName',
      'MinTrainees',
      'MaxTrainees',
      'SeatsTaken',
      'Enrolled',
      'Fee',
      'State',
    ],
    first: ['Code', 'CourseName', 'StartDate', 'EndDate', 'State', 'SeatsTaken'],
    filters: ['State', 'CourseID', 'OrganizationID', 'Live', 'HasSeats', 'Mine'],
    days: ['From', 'To'],
    records: { CourseID: 'courses', OrganizationID: 'organizations' },
  },
  requests: {
    call: getCourseRequests,
    columns: [
      'Number',
      'State',
      'CourseName',
      'Topic',
      'Trainees',
      'FirstDay',
      'LastDay',
      'OrganizationName',
      'TraineeName',
      'CoordinatorName',
      'SubmittedAt',
      'ClassCode',
      'Total',
      'ValidUntil',
    ],
    first: ['Number', 'State', 'CourseName', 'OrganizationName', 'Trainees', 'Total'],
    filters: ['State', 'CourseID', 'OrganizationID', 'Mine'],
    days: ['From', 'To'],
    records: { CourseID: 'courses', OrganizationID: 'organizations' },
  },
  exams: {
    call: searchExams,
    columns: [
      'Code',
      'ExamName',
      'ClassCode',
      'CourseName',
      'StartsAt',
      'ClosesAt',
      'Minutes',
      'SharePercent',
      'Questions',
      'State',
      'Enrolled',
      'Papers',
      'Unmarked',
    ],
    first: ['Code', 'ExamName', 'ClassCode', 'StartsAt', 'State', 'Papers'],
    filters: ['State', 'CourseID'],
    days: ['From', 'Until'],
    records: { CourseID: 'courses' },
  },
  papers: {
    call: searchPapers,
    columns: [
      'ExamCode',
      'ExamName',
      'ClassCode',
      'TraineeName',
      'TraineeCode',
      'State',
      'StartedAt',
      'FinishedAt',
      'Answered',
      'Questions',
      'Score',
      'MaxScore',
      'Percent',
      'Grade',
    ],
    first: ['ExamCode', 'ClassCode', 'TraineeName', 'State', 'Percent', 'Grade'],
    filters: ['State', 'CourseClassID'],
    records: { CourseClassID: 'classes' },
  },
  certificates: {
    call: getAllTraineeCertificate,
    columns: ['Serial', 'Kind', 'Mode', 'NameAr', 'NameEn', 'CourseName', 'ClassCode', 'IssuedAt'],
    first: ['Serial', 'Kind', 'Mode', 'NameAr', 'CourseName', 'IssuedAt'],
    filters: ['Kind', 'Mode'],
  },
  membershipCards: {
    call: getMembershipCards,
    columns: [
      'Number',
      'TraineeName',
      'TraineeCode',
      'State',
      'Kind',
      'RequestedAt',
      'StateSince',
      'ValidFrom',
      'ValidUntil',
    ],
    first: ['Number', 'TraineeName', 'State', 'Kind', 'ValidUntil'],
    filters: ['State', 'EndsSoon'],
  },
} as const satisfies Record<ReportListKey, ReportList>

/** The lists that reports are put together of. A list's own call is asked at every running: its rights and its reach hold. */
export const reportLists: Readonly<Record<ReportListKey, ReportList>> = declared
