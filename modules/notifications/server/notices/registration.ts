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
  'registration.add': nobody,
  'registration.edit': nobody,
  'registration.submit': [
    tell('trainee', 'registrationReceived', status, { tellsActor: true }),
    tell('askedPayer', 'payerAsked', payerStatus),
    tell('coordinator', 'registrationToReview', review),
  ],
  'registration.resubmit': [
    tell('coordinator', 'registrationAgain', review),
    tell('askedPayer', 'payerAsked', payerStatus),
  ],
  'registration.agreeToPay': [tell('trainee', 'payerAgreed', status), tell('coordinator', 'payerAgreed', review)],
  'registration.declineToPay': [tell('trainee', 'payerDeclined', status), tell('coordinator', 'payerDeclined', review)],
  'registration.startReview': nobody,
  'registration.requestChanges': toApplicants('registrationChangesRequested'),
  'registration.approve': toApplicants('registrationApproved'),
  'registration.reject': toApplicants('registrationRejected'),
  'registration.waitlist': toApplicants('registrationWaitlisted'),
  'registration.offerSeat': [tell('trainee', 'seatOffered', offeredSeat), tell('payer', 'seatOffered', payerStatus)],
  'registration.acceptOffer': [tell('coordinator', 'seatTaken', review)],
  'registration.lapseOffer': toApplicants('seatOfferLapsed', stillWaiting),
  'registration.lapseHold': toApplicants('seatHoldLapsed'),
  'registration.confirm': toApplicants('registrationConfirmed'),
  'registration.withdraw': [
    ...toApplicants('registrationWithdrawn', handedIn),
    tell('coordinator', 'registrationWithdrawn', review, { only: handedIn }),
  ],
  'registration.cancel': [
    ...toApplicants('registrationCancelled', byPerson),
    ...toApplicants('offersLapsed', because('offersLapsed', 'offers lapsed')),
    ...toApplicants('registrationTooLate', because('classStarted', 'the class began first')),
    tell('trainee', 'registrationClassCancelled', status, { only: unheard }),
  ],
  'registration.begin': nobody,
  'registration.complete': nobody,
  'registration.fail': nobody,
  'registration.markNoShow': nobody,

  'registration.requireVisa': [tell('trainee', 'visaRequired', status)],
  'registration.dismissVisa': [tell('trainee', 'visaNotRequired', status)],
  'registration.issueVisaLetter': [tell('trainee', 'visaLetterIssued', status)],
  'registration.askVisaProof': [tell('trainee', 'visaProofAsked', status)],
  'registration.uploadVisaProof': [tell('coordinator', 'visaToVerify', review)],
  'registration.verifyVisa': [tell('trainee', 'visaVerified', status)],
  'registration.rejectVisaProof': [tell('trainee', 'visaProofRejected', status)],
  'registration.refuseVisa': [tell('trainee', 'visaRefused', status)],
  'registration.reopenVisa': [tell('trainee', 'visaReopened', status)],

  'registration.sendInvoice': toPayer('invoice'),
  'registration.voidInvoice': toPayer('invoiceVoided', byPerson),
  'registration.uploadPaymentProof': [tell('coordinator', 'paymentToVerify', review)],
  'registration.verifyPayment': toPayer('paymentVerified'),
  'registration.verifyPart': toPayer('paymentPartlyVerified'),
  'registration.rejectPaymentProof': toPayer('paymentProofRejected'),
  'registration.markOverdue': toPayer('paymentOverdue'),
  'registration.waiveFee': toPayer('feeWaived', byPerson),
  'registration.grantCredit': [tell('payer', 'creditGranted', payerStatus)],
  'registration.refund': toPayer('paymentRefunded'),

  'registration.needTravel': [tell('trainee', 'travelNeeded', status)],
  'registration.dismissTravel': [tell('trainee', 'travelNotNeeded', status)],
  'registration.uploadTicket': [tell('coordinator', 'ticketUploaded', review)],
  'registration.arrangeTravel': [tell('trainee', 'travelArranged', status)],
  'registration.markArrived': nobody,
} as const satisfies Notices
