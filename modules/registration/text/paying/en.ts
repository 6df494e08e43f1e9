import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

/** What an organization reads of the registration of one of its people. */
export const en: Words<typeof ar> = {
  nextSteps: {
    draft: 'The trainee has not sent the registration yet.',
    submitted: 'The academy has the registration. The coordinator will review it soon.',
    underReview: 'The coordinator is reviewing the registration.',
    changesRequested: 'The coordinator has asked the trainee for a change.',
    approved: 'The registration is approved.',
    waitlisted: 'The registration is accepted and the class is full. The trainee is in line for a free seat.',
    seatOffered: 'A seat is free and offered to the trainee, who confirms it in time or loses it to the next in line.',
    rejected: 'The registration was not accepted.',
    confirmed: 'The place of the trainee is confirmed.',
    attending: 'The class is running.',
    completed: 'The trainee has completed the course.',
    failed: 'The trainee has not passed the course.',
    noShow: 'The trainee did not attend the course.',
    withdrawn: 'The trainee has withdrawn.',
    cancelled: 'The registration is cancelled.',
    transferred: 'The registration was moved to another class.',
    visaRefused: 'The visa was refused. The coordinator will be in touch about the registration.',
    awaitingVisaApproval: 'The academy is working on the approval of the visa.',
    awaitingVisaProof: 'The trainee applies for the visa with the academy’s letter and uploads the proof.',
    visaProofUploaded: 'The academy has the proof of the visa and is checking it.',
    visaProofRejected: 'The proof of the visa was not accepted. The trainee uploads another.',
    awaitingInvoice: 'The registration is approved and a seat is held. The invoice will follow soon.',
    awaitingPayment: 'The invoice is issued. Pay the fee and upload the proof before it is due.',
    paymentOverdue: 'The time to pay is over. Pay now and upload the proof, or the trainee may lose the seat.',
    partlyPaid: 'A part of the fee has arrived. Pay the remaining part and upload its proof.',
    paymentProofUploaded: 'The academy has the proof of payment and is checking it. The seat is safe meanwhile.',
    paymentProofRejected: 'This proof of payment was not accepted. Read why and upload another.',
    awaitingTravel: 'The place is confirmed. The coordinator is arranging travel and stay.',
  },
}
