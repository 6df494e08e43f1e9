import { certificateModes } from '#modules/certificates/rules/modes.ts'
import { classStates } from '#modules/classes/rules/class-states.ts'
import { examTable } from '#modules/exams/rules/exam-states.ts'
import { applicationStates } from '#modules/people/rules/applications.ts'
import { invoiceStates } from '#modules/billing/rules/subjects.ts'
import { mainTrack } from '#modules/registration/rules/main-track.ts'
import { moneyTrack } from '#modules/registration/rules/money-track.ts'
import type { Topic } from '#platform/shared/record/notice-topics.ts'

/** What a mail of a type is about: its state decides which text goes out. */
const about = {
  staff: { states: ['asked', 'accepted'], marks: ['course', 'class', 'day'] },
  class: { states: classStates.states, marks: ['course', 'class', 'day'] },
  exam: { states: examTable.states, marks: ['exam', 'examStart', 'examEnd', 'course', 'class', 'day'] },
  invoice: { states: invoiceStates, marks: ['number', 'dueDay', 'code', 'course', 'class', 'day'] },
  fee: { states: moneyTrack.states, marks: ['code', 'number', 'dueDay', 'course', 'class', 'day'] },
  registration: { states: mainTrack.states, marks: ['code', 'course', 'class', 'day'] },
  certificate: { states: certificateModes.states, marks: ['serial', 'code', 'course', 'class', 'day'] },
  application: { states: applicationStates, marks: ['code'] },
  instructor: { states: ['active', 'inactive'], marks: ['code'] },
} as const satisfies Readonly<Record<string, { readonly states: readonly string[]; readonly marks: readonly string[] }>>
export type MailAbout = keyof typeof about
type StateOf<About extends MailAbout> = (typeof about)[About]['states'][number]

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
  statuses: readonly StateOf<About>[],
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
  ]),
  mailType(11, 'certificateIssued', 'results', 'certificate', ['issuedLocked', 'issuedDownloadable']),
] as const
export type MailTypeName = (typeof mailTypes)[number]['name']

/** The type of a number from 1 to 11; undefined for another. */
export const mailTypeOf = (type: number): (typeof mailTypes)[number] | undefined =>
  mailTypes.find((each) => each.type === type)

/** About an instructor rather than about the people of a class. */
export const isOfInstructor = ({ about: kind }: MailType): boolean => kind === 'application' || kind === 'instructor'

/** The merge fields that a mail of this type can fill, none of which it must hold: whoever sends it says what it is for. */
export const marksOf = (type: MailType): readonly string[] => [...about[type.about].marks, 'name']
