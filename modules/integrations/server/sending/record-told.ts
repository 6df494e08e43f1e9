import { getInvoice } from '#modules/billing/contract/invoices.ts'
import { getCourse } from '#modules/catalogue/contract/courses.ts'
import { certificatesCalls } from '#modules/certificates/contract/calls.ts'
import { getCourseClass } from '#modules/classes/contract/course-class.ts'
import { getExam } from '#modules/exams/contract/exams.ts'
import { getOrganization } from '#modules/people/contract/organizations.ts'
import { getTrainee } from '#modules/people/contract/trainees.ts'
import { getRegistration } from '#modules/registration/contract/registrations.ts'
import { getCourseRequest } from '#modules/requests/contract/requests.ts'
import type { Call } from '#platform/shared/call.ts'
import type { ToldNoun } from '../../rules/events.ts'

interface Told {
  /** The call that gives it. */
  readonly call: Call
  readonly query: (subject: { readonly id: number; readonly serial: string | null }) => object
  /** Of its reply what is sent: numbers, codes, states, days and amounts, and nothing that a person is known by. */
  readonly fields: readonly string[]
  /** Where in the reply it stands, if it is not the whole. */
  readonly within?: (reply: Readonly<Record<string, unknown>>, id: number) => object | undefined
}

const byNumber = ({ id }: { readonly id: number }) => ({ ID: id })

/** What of each noun goes out with a message. */
export const toldOf: Readonly<Record<ToldNoun, Told>> = {
  registration: {
    call: getRegistration,
    query: byNumber,
    fields: [
      'ID',
      'Code',
      'Version',
      'Status',
      'Main',
      'Money',
      'ClassID',
      'ClassCode',
      'CourseID',
      'CourseCode',
      'StartDate',
      'EndDate',
      'Fee',
      'TraineeID',
      'TraineeCode',
      'OrganizationID',
      'InvoiceNumber',
      'DueDate',
    ],
  },
  courseClass: {
    call: getCourseClass,
    query: byNumber,
    fields: [
      'ID',
      'Code',
      'Version',
      'State',
      'CourseID',
      'CourseCode',
      'CourseName',
      'StartDate',
      'EndDate',
      'MinTrainees',
      'MaxTrainees',
      'SeatsTaken',
      'Fee',
      'OrganizationID',
    ],
  },
  invoice: {
    call: getInvoice,
    query: byNumber,
    fields: [
      'ID',
      'Number',
      'Version',
      'State',
      'Subject',
      'TaxPercent',
      'Tax',
      'Amount',
      'Received',
      'Credited',
      'IssuedAt',
      'DueDate',
    ],
  },
  courseRequest: {
    call: getCourseRequest,
    query: byNumber,
    fields: [
      'ID',
      'Number',
      'Version',
      'State',
      'CourseID',
      'CourseCode',
      'Trainees',
      'FirstDay',
      'LastDay',
      'OrganizationID',
      'ClassID',
      'ClassCode',
      'Total',
      'ValidUntil',
    ],
  },
  certificate: {
    call: certificatesCalls.getAllTraineeCertificate,
    query: ({ serial }) => ({ search: serial ?? '', pageSize: 100 }),
    within: ({ Items }, id) => (Items as readonly { readonly ID: number }[]).find(({ ID }) => ID === id),
    fields: ['ID', 'Serial', 'Version', 'Kind', 'Mode', 'CourseClassID', 'ClassCode', 'TraineeID', 'IssuedAt'],
  },
  exam: {
    call: getExam,
    query: byNumber,
    fields: [
      'ID',
      'Code',
      'Version',
      'State',
      'CourseClassID',
      'ClassCode',
      'CourseID',
      'CourseCode',
      'StartsAt',
      'ClosesAt',
    ],
  },
  trainee: {
    call: getTrainee,
    query: byNumber,
    fields: ['ID', 'Code', 'Version', 'OrganizationID', 'IsActive'],
  },
  organization: {
    call: getOrganization,
    query: byNumber,
    fields: ['ID', 'Code', 'Version', 'Name', 'CreditApproved', 'IsActive'],
  },
  course: {
    call: getCourse,
    query: byNumber,
    fields: ['ID', 'Code', 'Version', 'Revision', 'Name', 'Hours', 'Days', 'Fee', 'IsPublished'],
  },
}
