/** What a message is about: nouns that the API gives by their number. */
export type ToldNoun =
  | 'registration'
  | 'courseClass'
  | 'invoice'
  | 'courseRequest'
  | 'certificate'
  | 'exam'
  | 'trainee'
  | 'organization'
  | 'course'

/** The facts that an address outside can be told of, in the order in which they are offered, each with what it is about. */
export const webhookEvents = {
  'registration.submit': 'registration',
  'registration.approve': 'registration',
  'registration.waitlist': 'registration',
  'registration.confirm': 'registration',
  'registration.reject': 'registration',
  'registration.cancel': 'registration',
  'registration.withdraw': 'registration',
  'registration.transfer': 'registration',
  'registration.complete': 'registration',
  'registration.fail': 'registration',
  'registration.markNoShow': 'registration',
  'registration.sendInvoice': 'registration',
  'registration.verifyPayment': 'registration',
  'registration.refund': 'registration',
  'registration.waiveFee': 'registration',
  'classes.open': 'courseClass',
  'classes.start': 'courseClass',
  'classes.end': 'courseClass',
  'classes.close': 'courseClass',
  'classes.postpone': 'courseClass',
  'classes.cancel': 'courseClass',
  'classes.addSession': 'courseClass',
  'classes.moveSession': 'courseClass',
  'classes.cancelSession': 'courseClass',
  'billing.issueInvoice': 'invoice',
  'billing.bookPayment': 'invoice',
  'billing.creditInvoice': 'invoice',
  'billing.voidInvoice': 'invoice',
  'requests.submit': 'courseRequest',
  'requests.sendProposal': 'courseRequest',
  'requests.accept': 'courseRequest',
  'requests.decline': 'courseRequest',
  'requests.makeClass': 'courseRequest',
  'requests.cancel': 'courseRequest',
  'evaluation.publishFinalResults': 'registration',
  'evaluation.changeFinalResult': 'registration',
  'certificates.issue': 'certificate',
  'certificates.supersede': 'certificate',
  'certificates.revoke': 'certificate',
  'exams.publish': 'exam',
  'exams.releaseFinal': 'exam',
  'people.addTrainee': 'trainee',
  'people.registerTrainee': 'trainee',
  'people.deactivateTrainee': 'trainee',
  'people.addOrganization': 'organization',
  'people.approveOrganization': 'organization',
  'people.deactivateOrganization': 'organization',
  'catalogue.publish': 'course',
  'catalogue.updateCourse': 'course',
  'catalogue.unpublish': 'course',
} as const satisfies Readonly<Record<string, ToldNoun>>

export type WebhookEvent = keyof typeof webhookEvents
export const webhookEventKinds = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]]

/** A message that somebody sends to see whether it arrives. */
export const testKind = 'integrations.test'
