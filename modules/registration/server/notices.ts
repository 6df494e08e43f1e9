import { coordinator } from '#modules/classes/server/public.ts'
import { trainee } from '#modules/people/server/public.ts'
import { isBySystem, numberIn, textIn, type HappenedEvent } from '#platform/server/notices/happened.ts'
import { nobody, page, tell, type Condition, type Notice, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { registrationActs } from '../contract/acts.ts'
import { askedPayer, payer } from './audiences.ts'
import { draftLetters } from './letters/draft.ts'
import { paymentLetters } from './letters/payment.ts'
import { placeLetters } from './letters/place.ts'
import { registrationLetters } from './letters/registration.ts'
import { transferLetters } from './letters/transfer.ts'
import { visaAndTravelLetters } from './letters/visa-and-travel.ts'

const letters = {
  ...registrationLetters,
  ...draftLetters,
  ...placeLetters,
  ...transferLetters,
  ...paymentLetters,
  ...visaAndTravelLetters,
}
type Kind = keyof typeof letters
type Only = Pick<Notice, 'only'>
type Bringing = Pick<Notice, 'papers' | 'dates' | 'gone'>

/* A registration as its trainee, the paying organization and the academy see it. */
const status = page('/RegistrationStatus/:Code?', (event) => ({ Code: textIn(event, 'code') }))
const payerStatus = page('/RegisterConfirmation/:Code?', (event) => ({ Code: textIn(event, 'code') }))
const review = page('/CourseRegistration-Edit/:ID', (event) => ({ ID: event.subjectId }))
const offeredSeat = page('/ConfirmRegistration/:ID?', (event) => ({ ID: event.subjectId }))

const toTrainee = (kind: Kind, opens = status) => tell(trainee, letters[kind], opens)
/** What is an obligation to the trainee is work to the coordinator. */
const toCoordinator = (kind: Kind, more: Only = {}) =>
  tell(coordinator, letters[kind], review, { ...more, topic: 'coordination' })
/* A place in a class made for one organization, and one that came out of the trainee's own request, have pages of their own. */
const customPlace = page('/ConfirmCustomRegistration/:ID?', (event) => ({ ID: event.subjectId }))
const requestedPlace = page('/ConfirmRequestRegistration/:ID?', (event) => ({ ID: event.subjectId }))
const placeAsked: Condition = {
  says: 'the trainee is to say whether they come',
  holds: (_, { data }) => data['placeAsked'] === true,
}
const notAsked: Condition = {
  says: 'nothing of the kind is asked',
  holds: (_, { data }) => data['placeAsked'] !== true,
}
const fromRequest: Condition = {
  says: 'it came out of their own request',
  holds: (_, { data }) => data['placeAsked'] !== true && data['agreed'] === true,
}
const openToAll: Condition = {
  says: 'of a class that is open to everybody',
  holds: (_, { data }) => data['placeAsked'] !== true && data['agreed'] !== true,
}
/** The trainee, and the organization where one pays. */
const toApplicants = (kind: Kind, only?: Condition, more: Bringing = {}) => [
  tell(trainee, letters[kind], status, { ...more, ...(only && { only }) }),
  tell(payer, letters[kind], payerStatus, { ...more, ...(only && { only }) }),
]
const paidByOrganization = ({ data }: HappenedEvent) =>
  typeof data['organizationId'] === 'number' && data['payerAsked'] !== true
/** Whoever pays the fee: money is nobody else's business. */
const toPayer = (kind: Kind, only?: Condition, more: Pick<Notice, 'papers'> = {}) => [
  tell(trainee, letters[kind], status, { ...more, only: only ? both(only, ownFee) : ownFee }),
  tell(payer, letters[kind], payerStatus, { ...more, ...(only && { only }) }),
]
const withInvoice = {
  papers: [page('/report/CourseRegistrationInvoiceIACE/:ID?/:AnnualPlanID?', (event) => ({ ID: event.subjectId }))],
}
const paper = (path: (typeof papersOfRegistration)[number]) => ({
  papers: [page(path, (event) => ({ CourseRegistraionID: event.subjectId }))],
})
const papersOfRegistration = [
  '/report/RegistrationInvitationIACE/:CourseRegistraionID?/:AnnualPlanID?',
  '/report/RegistrationPlacementLetterReportIACE/:CourseRegistraionID?/:AnnualPlanID?',
] as const
const visaLetter = paper(papersOfRegistration[0])
/* Where the class itself is not confirmed yet, the letter opens the page alone. */
const placement = paper(papersOfRegistration[1])
/* The days of the class, where the place in it is certain. */
const daysOfClass: Bringing = {
  dates: (event) => ({ kinds: ['session', 'exam'], classId: numberIn(event, 'classId') }),
}
/* Who had a place for certain, and leaves: the days of the class go out of the calendar with them. */
const daysLeft: Bringing = {
  gone: (event) =>
    textIn(event, 'from') === 'confirmed' || textIn(event, 'from') === 'attending'
      ? { kinds: ['session', 'exam'], classId: numberIn(event, 'classId') }
      : null,
}
const travelLeft: Bringing = {
  gone: (event) => (textIn(event, 'from') === 'arranged' ? { kinds: ['travel'], id: event.subjectId } : null),
}
/* Who moves to another class: its days, and the stay that was arranged for them. */
const leftBehind: Bringing = {
  gone: (event) => [
    ...(textIn(event, 'from') === 'confirmed'
      ? [{ kinds: ['session', 'exam'] as const, classId: numberIn(event, 'classId') }]
      : []),
    ...(textIn(event, 'travel') === 'arranged' ? [{ kinds: ['travel'] as const, id: event.subjectId }] : []),
  ],
}
const stoodInCalendars: Condition = {
  says: 'the place was certain or travel was arranged',
  holds: (_, event) => textIn(event, 'from') === 'confirmed' || textIn(event, 'travel') === 'arranged',
}
const ownTravel: Bringing = { dates: (event) => ({ kinds: ['travel'], id: event.subjectId }) }
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

/** Who is told of what happens to a registration. */
export const notices: NoticesOf<typeof registrationActs> = {
  'registration.add': nobody,
  'registration.edit': nobody,
  'registration.submit': [
    tell(trainee, letters.registrationReceived, status, { tellsActor: true }),
    tell(askedPayer, letters.payerAsked, payerStatus),
    toCoordinator('registrationToReview'),
  ],
  'registration.resubmit': [toCoordinator('registrationAgain'), tell(askedPayer, letters.payerAsked, payerStatus)],
  'registration.takeOver': [toTrainee('draftTakenOver')],
  'registration.takeUp': nobody,
  'registration.giveBack': nobody,
  'registration.agreeToPay': [toTrainee('payerAgreed'), toCoordinator('payerAgreed')],
  'registration.declineToPay': [toTrainee('payerDeclined'), toCoordinator('payerDeclined')],
  'registration.startReview': nobody,
  'registration.requestChanges': toApplicants('registrationChangesRequested'),
  'registration.approve': [
    tell(trainee, letters.registrationApproved, status, { only: notAsked }),
    tell(trainee, letters.placeToConfirm, customPlace, { only: placeAsked }),
    tell(payer, letters.registrationApproved, payerStatus),
  ],
  'registration.confirmPlace': [toCoordinator('placeConfirmed'), tell(payer, letters.placeConfirmed, payerStatus)],
  'registration.override': nobody,
  'registration.reject': toApplicants('registrationRejected'),
  'registration.waitlist': toApplicants('registrationWaitlisted'),
  'registration.offerSeat': [
    tell(trainee, letters.seatOffered, offeredSeat, { only: openToAll }),
    tell(trainee, letters.seatOffered, requestedPlace, { only: fromRequest }),
    tell(trainee, letters.seatOffered, customPlace, { only: placeAsked }),
    tell(payer, letters.seatOffered, payerStatus),
  ],
  'registration.acceptOffer': [toCoordinator('seatTaken')],
  'registration.lapseOffer': toApplicants('seatOfferLapsed', stillWaiting),
  'registration.lapseHold': toApplicants('seatHoldLapsed'),
  'registration.confirm': toApplicants('registrationConfirmed', undefined, { ...placement, ...daysOfClass }),
  'registration.withdraw': [
    tell(trainee, letters.registrationWithdrawn, status, { only: handedIn, ...daysLeft }),
    tell(payer, letters.registrationWithdrawn, payerStatus, { only: both(handedIn, notAsked), ...daysLeft }),
    tell(payer, letters.placeDeclined, payerStatus, { only: placeAsked }),
    toCoordinator('registrationWithdrawn', { only: both(handedIn, notAsked) }),
    toCoordinator('placeDeclined', { only: placeAsked }),
  ],
  'registration.cancel': [
    ...toApplicants('registrationCancelled', byPerson, daysLeft),
    ...toApplicants('offersLapsed', because('offersLapsed', 'offers lapsed')),
    ...toApplicants('registrationTooLate', because('classStarted', 'the class began first')),
    tell(trainee, letters.registrationClassCancelled, status, {
      only: because('classCancelled', 'the class was cancelled'),
      unlessTold: { letter: 'classCancelled', by: 'classes.cancel', subject: 'classId' },
      ...daysLeft,
    }),
  ],
  // What it means for the person is said of the registration that goes on.
  'registration.transfer': [
    toCoordinator('registrationLeft'),
    ...toApplicants('formerDaysOut', stoodInCalendars, leftBehind),
  ],
  'registration.transferIn': [
    ...toApplicants('registrationTransferred', undefined, daysOfClass),
    toCoordinator('registrationArrived'),
  ],
  'registration.askTransfer': [toCoordinator('transferAsked')],
  'registration.declineTransfer': toApplicants('transferDeclined'),
  'registration.begin': nobody,
  'registration.complete': nobody,
  'registration.fail': nobody,
  'registration.markNoShow': nobody,

  'registration.requireVisa': [toTrainee('visaRequired')],
  'registration.dismissVisa': [toTrainee('visaNotRequired')],
  'registration.issueVisaLetter': [tell(trainee, letters.visaLetterIssued, status, visaLetter)],
  'registration.askVisaProof': [toTrainee('visaProofAsked')],
  'registration.uploadVisaProof': [toCoordinator('visaToVerify')],
  'registration.verifyVisa': [toTrainee('visaVerified')],
  'registration.rejectVisaProof': [toTrainee('visaProofRejected')],
  'registration.refuseVisa': [toTrainee('visaRefused')],
  'registration.reopenVisa': [toTrainee('visaReopened')],

  'registration.sendInvoice': toPayer('invoice', undefined, withInvoice),
  'registration.voidInvoice': toPayer('invoiceVoided', byPerson),
  'registration.uploadPaymentProof': [toCoordinator('paymentToVerify')],
  'registration.verifyPayment': toPayer('paymentVerified'),
  'registration.verifyPart': toPayer('paymentPartlyVerified'),
  'registration.rejectPaymentProof': toPayer('paymentProofRejected'),
  'registration.markOverdue': toPayer('paymentOverdue', undefined, withInvoice),
  'registration.remindOnAccount': [tell(payer, letters.accountOverdue, payerStatus, withInvoice)],
  'registration.waiveFee': toPayer('feeWaived', byPerson),
  'registration.carryOver': nobody,
  'registration.keepPart': nobody,
  'registration.grantCredit': [tell(payer, letters.creditGranted, payerStatus)],
  'registration.bookOnAccount': [tell(payer, letters.accountPaymentBooked, payerStatus)],
  'registration.refund': toPayer('paymentRefunded'),

  'registration.needTravel': [toTrainee('travelNeeded')],
  'registration.dismissTravel': [tell(trainee, letters.travelNotNeeded, status, travelLeft)],
  'registration.uploadTicket': [toCoordinator('ticketUploaded')],
  'registration.arrangeTravel': [tell(trainee, letters.travelArranged, status, ownTravel)],
  'registration.markArrived': nobody,
  'registration.assignRoom': nobody,
}
