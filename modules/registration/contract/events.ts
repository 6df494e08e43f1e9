import '#platform/shared/event-kinds.ts'

declare module '#platform/shared/event-kinds.ts' {
  interface EventKinds {
    registrationSubmitted: 'registration'
    registrationResubmitted: 'registration'
    registrationReviewStarted: 'registration'
    registrationChangesRequested: 'registration'
    registrationApproved: 'registration'
    registrationWaitlisted: 'registration'
    registrationRejected: 'registration'
    seatOffered: 'registration'
    seatAccepted: 'registration'
    seatOfferLapsed: 'registration'
    seatHoldLapsed: 'registration'
    registrationConfirmed: 'registration'
    registrationWithdrawn: 'registration'
    registrationCancelled: 'registration'
    registrationBegun: 'registration'
    registrationCompleted: 'registration'
    registrationFailed: 'registration'
    registrationNoShow: 'registration'
    visaRequired: 'registration'
    visaNotRequired: 'registration'
    visaLetterIssued: 'registration'
    visaProofAsked: 'registration'
    visaProofUploaded: 'registration'
    visaVerified: 'registration'
    visaProofRejected: 'registration'
    visaRefused: 'registration'
    visaReopened: 'registration'
    invoiceSent: 'registration'
    invoiceVoided: 'registration'
    paymentProofUploaded: 'registration'
    paymentVerified: 'registration'
    paymentPartlyVerified: 'registration'
    paymentProofRejected: 'registration'
    paymentOverdue: 'registration'
    feeWaived: 'registration'
    creditGranted: 'registration'
    paymentRefunded: 'registration'
    travelNeeded: 'registration'
    travelNotNeeded: 'registration'
    flightTicketUploaded: 'registration'
    travelArranged: 'registration'
    traineeArrived: 'registration'
    organizationAgreedToPay: 'registration'
    organizationDeclinedToPay: 'registration'
  }
  interface AuditFields {
    /** The four tracks. */
    main: string
    visa: string
    money: string
    travel: string
    hasSeat: boolean
  }
}
