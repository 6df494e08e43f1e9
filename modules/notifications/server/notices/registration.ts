import type { TemplateKind } from '../../rules/topics.ts'
import { isBySystem, numberIn, textIn, type HappenedEvent } from './happened.ts'
import { nobody, tell, type Condition, type Notices } from './notice.ts'
import { offeredSeat, payerStatus, review, status } from './pages.ts'
import { toldOfCancelledClass } from '../store/told.ts'

/** The trainee, and the organization where one pays. */
const toApplicants = (template: TemplateKind, only?: Condition) => [
  tell('trainee', template, status, only && { only }),
  tell('payer', template, payerStatus, only && { only }),
]
const paidByOrganization = ({ data }: HappenedEvent) =>
  typeof data['organizationId'] === 'number' && data['payerAsked'] !== true
/** Whoever pays the fee: money is nobody else's business. */
const toPayer = (template: TemplateKind, only?: Condition) => [
  tell('trainee', template, status, { only: only ? both(only, ownFee) : ownFee }),
  tell('payer', template, payerStatus, only && { only }),
]
const ownFee: Condition = { says: 'no organization pays', holds: (_, event) => !paidByOrganization(event) }
const both = (one: Condition, other: Condition): Condition => ({
  says: `${one.says}, ${other.says}`,
  holds: async (db, event) => (await one.holds(db, event)) && other.holds(db, event),
})

const because = (reason: string, says: string): Condition => ({
  says,
  holds: (_, event) => textIn(event, 'reason') === reason,
})
/** What the system does follows from something else of which they are told, or says its reason in a word of the code. */
const byPerson: Condition = { says: 'a person did it', holds: (_, event) => !isBySystem(event) }
const stillWaiting: Condition = {
  says: 'it goes on waiting',
  holds: async (db, event) => {
    const found = await db
      .selectFrom('registration.registration_facts')
      .select('main')
      .where('registration_id', '=', event.subjectId)
      .executeTakeFirst()
    return found?.main === 'waitlisted'
  },
}
const handedIn: Condition = { says: 'it was no draft', holds: (_, event) => textIn(event, 'from') !== 'draft' }
const unheard: Condition = {
  says: 'the class was cancelled and they have not heard of it',
  holds: async (db, event) =>
    textIn(event, 'reason') === 'classCancelled' &&
    !(await toldOfCancelledClass(db, numberIn(event, 'classId'), numberIn(event, 'traineeId'))),
}

export const registrationNotices = {
  registrationSubmitted: [
    tell('trainee', 'registrationReceived', status, { tellsActor: true }),
    tell('askedPayer', 'payerAsked', payerStatus),
    tell('coordinator', 'registrationToReview', review),
  ],
  registrationResubmitted: [
    tell('coordinator', 'registrationAgain', review),
    tell('askedPayer', 'payerAsked', payerStatus),
  ],
  organizationAgreedToPay: [tell('trainee', 'payerAgreed', status), tell('coordinator', 'payerAgreed', review)],
  organizationDeclinedToPay: [tell('trainee', 'payerDeclined', status), tell('coordinator', 'payerDeclined', review)],
  registrationReviewStarted: nobody,
  registrationChangesRequested: toApplicants('registrationChangesRequested'),
  registrationApproved: toApplicants('registrationApproved'),
  registrationRejected: toApplicants('registrationRejected'),
  registrationWaitlisted: toApplicants('registrationWaitlisted'),
  seatOffered: [tell('trainee', 'seatOffered', offeredSeat), tell('payer', 'seatOffered', payerStatus)],
  seatAccepted: [tell('coordinator', 'seatTaken', review)],
  seatOfferLapsed: toApplicants('seatOfferLapsed', stillWaiting),
  seatHoldLapsed: toApplicants('seatHoldLapsed'),
  registrationConfirmed: toApplicants('registrationConfirmed'),
  registrationWithdrawn: [
    ...toApplicants('registrationWithdrawn', handedIn),
    tell('coordinator', 'registrationWithdrawn', review, { only: handedIn }),
  ],
  registrationCancelled: [
    ...toApplicants('registrationCancelled', byPerson),
    ...toApplicants('offersLapsed', because('offersLapsed', 'offers lapsed')),
    ...toApplicants('registrationTooLate', because('classStarted', 'the class began first')),
    tell('trainee', 'registrationClassCancelled', status, { only: unheard }),
  ],
  registrationBegun: nobody,
  registrationCompleted: nobody,
  registrationFailed: nobody,
  registrationNoShow: nobody,

  visaRequired: [tell('trainee', 'visaRequired', status)],
  visaNotRequired: [tell('trainee', 'visaNotRequired', status)],
  visaLetterIssued: [tell('trainee', 'visaLetterIssued', status)],
  visaProofAsked: [tell('trainee', 'visaProofAsked', status)],
  visaProofUploaded: [tell('coordinator', 'visaToVerify', review)],
  visaVerified: [tell('trainee', 'visaVerified', status)],
  visaProofRejected: [tell('trainee', 'visaProofRejected', status)],
  visaRefused: [tell('trainee', 'visaRefused', status)],
  visaReopened: [tell('trainee', 'visaReopened', status)],

  invoiceSent: toPayer('invoice'),
  invoiceVoided: toPayer('invoiceVoided', byPerson),
  paymentProofUploaded: [tell('coordinator', 'paymentToVerify', review)],
  paymentVerified: toPayer('paymentVerified'),
  paymentPartlyVerified: toPayer('paymentPartlyVerified'),
  paymentProofRejected: toPayer('paymentProofRejected'),
  paymentOverdue: toPayer('paymentOverdue'),
  feeWaived: toPayer('feeWaived', byPerson),
  creditGranted: [tell('payer', 'creditGranted', payerStatus)],
  paymentRefunded: toPayer('paymentRefunded'),

  travelNeeded: [tell('trainee', 'travelNeeded', status)],
  travelNotNeeded: [tell('trainee', 'travelNotNeeded', status)],
  flightTicketUploaded: [tell('coordinator', 'ticketUploaded', review)],
  travelArranged: [tell('trainee', 'travelArranged', status)],
  traineeArrived: nobody,
} as const satisfies Notices
