import type { InvoiceState } from '#modules/billing/rules/subjects.ts'
import type { CertificateMode } from '#modules/certificates/rules/modes.ts'
import type { ClassState } from '#modules/classes/rules/class-states.ts'
import type { ExamState } from '#modules/exams/rules/exam-states.ts'
import type { ApplicationState } from '#modules/people/rules/applications.ts'
import type { MainState } from '#modules/registration/rules/main-track.ts'
import type { MoneyState } from '#modules/registration/rules/money-track.ts'
import type { Topic } from '#platform/shared/record/notice-topics.ts'

/** What a mail of a type is about, with its states: they decide which text goes out. */
interface States {
  readonly staff: 'asked' | 'accepted'
  readonly class: ClassState
  readonly exam: ExamState
  readonly invoice: InvoiceState
  readonly fee: MoneyState
  /** Of a course request the proposal that goes out is a mail of this type too. */
  readonly registration: MainState | 'proposalSent'
  readonly certificate: CertificateMode
  readonly application: ApplicationState
  readonly instructor: 'active' | 'inactive'
}
export type MailAbout = keyof States

const marks: Readonly<Record<MailAbout, readonly string[]>> = {
  staff: ['course', 'class', 'day'],
  class: ['course', 'class', 'day'],
  exam: ['exam', 'examStart', 'examEnd', 'course', 'class', 'day'],
  invoice: ['number', 'dueDay', 'code', 'course', 'class', 'day'],
  fee: ['code', 'number', 'dueDay', 'status', 'course', 'class', 'day'],
  registration: ['code', 'status', 'course', 'class', 'day'],
  certificate: ['serial', 'code', 'course', 'class', 'day'],
  application: ['code'],
  instructor: ['code'],
}

export interface MailType {
  /** 1 to 11, as the specification counts them. */
  readonly type: number
  readonly name: string
  readonly about: MailAbout
  /** Whether its readers may have switched such letters off. */
  readonly topic: Topic
  readonly statuses: readonly string[]
}
const mailType = <const Name extends string, About extends MailAbout>(
  type: number,
  name: Name,
  topic: Topic,
  kind: About,
  statuses: readonly States[About][],
): MailType & { readonly name: Name } => ({ type, name, topic, about: kind, statuses })

/** The eleven types of mail with the states in which one of them can be written. */
export const mailTypes = [
  mailType(1, 'instructorConfirm', 'teaching', 'staff', ['asked', 'accepted']),
  mailType(2, 'classStartAlert', 'schedule', 'class', ['confirmed', 'running']),
  mailType(3, 'classChange', 'schedule', 'class', [
    'open',
    'tentative',
    'confirmed',
    'running',
    'postponed',
    'cancelled',
  ]),
  mailType(4, 'newExam', 'exams', 'exam', ['published', 'open']),
  mailType(5, 'assessment', 'results', 'exam', ['marking', 'resultsInitial', 'resultsFinal']),
  mailType(6, 'invoice', 'registration', 'invoice', ['sent', 'paid', 'void']),
  mailType(7, 'payRequest', 'registration', 'fee', ['invoiced', 'proofRejected', 'partial', 'overdue']),
  mailType(8, 'instructorSignup', 'applications', 'application', ['waiting', 'moreAsked', 'rejected']),
  mailType(9, 'instructorActivation', 'security', 'instructor', ['active', 'inactive']),
  mailType(10, 'requestConfirmation', 'registration', 'registration', [
    'submitted',
    'underReview',
    'changesRequested',
    'approved',
    'waitlisted',
    'rejected',
    'confirmed',
    'attending',
    'completed',
    'failed',
    'noShow',
    'withdrawn',
    'cancelled',
    'proposalSent',
  ]),
  mailType(11, 'certificateIssued', 'results', 'certificate', ['issuedLocked', 'issuedDownloadable']),
] as const
export type MailTypeName = (typeof mailTypes)[number]['name']

/** The type of a number from 1 to 11; undefined for another. */
export const mailTypeOf = (type: number): (typeof mailTypes)[number] | undefined =>
  mailTypes.find((each) => each.type === type)

/** Of what people see as the status of a registration: what its money waits for, which has mails of its own. */
const statusesOfMoney: Readonly<Record<string, MoneyState>> = {
  awaitingPayment: 'invoiced',
  paymentProofRejected: 'proofRejected',
  partlyPaid: 'partial',
  paymentOverdue: 'overdue',
}

/** The type and status of the mail for a status of a registration; null where no mail is about it. */
export function mailOfStatus(code: string): { readonly type: number; readonly status: string } | null {
  const asked = statusesOfMoney[code]
  if (asked) return { type: 7, status: asked }
  const { type, statuses } = mailTypeOf(10)!
  return (statuses as readonly string[]).includes(code) ? { type, status: code } : null
}

/** Where the academy says what this status is called; null where it is said nowhere. */
export function entryOfStatus(
  { about: kind }: Pick<MailType, 'about'>,
  status: string,
): { readonly list: 'Status' | 'ProposalStatus'; readonly code: string } | null {
  if (kind === 'registration')
    return status === 'proposalSent' ? { list: 'ProposalStatus', code: 'sent' } : { list: 'Status', code: status }
  if (kind !== 'fee') return null
  const found = Object.entries(statusesOfMoney).find(([, money]) => money === status)
  return found ? { list: 'Status', code: found[0] } : null
}

/** About an instructor rather than about the people of a class. */
export const isOfInstructor = ({ about: kind }: MailType): boolean => kind === 'application' || kind === 'instructor'

/** The merge fields that a mail of this type can fill, none of which it must hold: whoever sends it says what it is for. */
export const marksOf = (type: MailType): readonly string[] => [...marks[type.about], 'name']
