import type { Role } from '#platform/shared/access.ts'

/** What letters beside notifications are about, where each chooses whether they come. The bell always rings. */
export const optionalTopics = ['schedule', 'exams', 'results', 'teaching', 'coordination', 'applications'] as const
/** Letters that nobody can switch off: they protect the account, or bear a seat, money or a term. */
export const fixedTopics = ['security', 'registration'] as const
export const topics = [...fixedTopics, ...optionalTopics] as const
export type OptionalTopic = (typeof optionalTopics)[number]
export type Topic = (typeof topics)[number]

export const isOptional = (topic: Topic): topic is OptionalTopic =>
  (optionalTopics as readonly string[]).includes(topic)

/** Which templates belong to each topic. A template that stands nowhere does not compile where notices use it. */
const templates = {
  security: [
    'passwordChanged',
    'rightsChanged',
    'sessionsEnded',
    'secondFactorReset',
    'actingEnded',
    'erasureAsked',
    'erasureRefused',
    'accountActivated',
    'nameChangeAccepted',
    'nameChangeRejected',
    'instructorActivation',
    'welcome',
  ],
  registration: [
    'registrationReceived',
    'registrationChangesRequested',
    'registrationApproved',
    'registrationRejected',
    'registrationWaitlisted',
    'seatOffered',
    'seatOfferLapsed',
    'offersLapsed',
    'seatHoldLapsed',
    'registrationConfirmed',
    'registrationWithdrawn',
    'registrationCancelled',
    'registrationClassCancelled',
    'registrationTooLate',
    'payerAsked',
    'payerAgreed',
    'payerDeclined',
    'invoice',
    'invoiceVoided',
    'paymentVerified',
    'paymentPartlyVerified',
    'paymentProofRejected',
    'paymentOverdue',
    'feeWaived',
    'creditGranted',
    'paymentRefunded',
    'visaRequired',
    'visaNotRequired',
    'visaLetterIssued',
    'visaProofAsked',
    'visaVerified',
    'visaProofRejected',
    'visaRefused',
    'visaReopened',
    'travelNeeded',
    'travelNotNeeded',
    'travelArranged',
    'repeatInvoiced',
    'repeatPaid',
    'repeatProofRejected',
    // Whether a class that people have paid for and travel to takes place.
    'classPostponed',
    'classCancelled',
  ],
  schedule: [
    'classGo',
    'classStartsSoon',
    'classReopened',
    'sessionAdded',
    'classChange',
    'sessionChanged',
    'sessionCancelled',
    'attendanceAtRisk',
  ],
  exams: [
    'newExam',
    'examWithdrawn',
    'examOpened',
    'examClosedEarly',
    'paperHandedIn',
    'examClosedByViolation',
    'violationUpheld',
    'violationLifted',
    'attemptVoided',
    'examDeviceMoved',
    'examTimeGranted',
    'repeatGranted',
    'repeatRejected',
    'papersToMark',
    'paperToMark',
    'violationToReview',
    'markChangeToDecide',
    'markChangeApproved',
    'markChangeRejected',
    'repeatRequested',
    'repeatPaymentToVerify',
  ],
  results: [
    'examResultInitial',
    'examResult',
    'examMarkChanged',
    'repeatResult',
    'finalResult',
    'finalResultChanged',
    'certificateIssued',
    'certificateRegenerated',
    'certificateDownloadable',
    'certificateHidden',
    'certificateRevoked',
  ],
  teaching: [
    'instructorConfirm',
    'instructorReminder',
    'teachingReleased',
    'teachingPostponed',
    'teachingCancelled',
    'classConfirm',
    'classAsAccepted',
    'classInstructorReminder',
    'classInstructorReleased',
    'teachingClassPostponed',
    'teachingClassCancelled',
    'attendanceToMark',
    'degreesDue',
  ],
  coordination: [
    'resultChangeToDecide',
    'resultChangeApproved',
    'resultChangeRejected',
    'planProposed',
    'planApproved',
    'planSentBack',
    'planWaived',
    'planPostponed',
    'planCancelled',
    'instructorSilent',
    'instructorAccepted',
    'instructorRejected',
    'classMade',
    'classAtRisk',
    'classEnded',
    'classInstructorSilent',
    'classInstructorAccepted',
    'classInstructorRejected',
    'registrationToReview',
    'registrationAgain',
    'seatTaken',
    'paymentToVerify',
    'visaToVerify',
    'ticketUploaded',
  ],
  applications: ['instructorApplied', 'organizationApplied'],
} as const satisfies Record<Topic, readonly string[]>

/** The kinds of notification that have a topic. */
export type TemplateKind = (typeof templates)[Topic][number]

const byTemplate = new Map<string, Topic>(topics.flatMap((topic) => templates[topic].map((kind) => [kind, topic])))

/** What a template is about. Coordinators are told of registrations as of their work, not of their own seat. */
export function topicOf(kind: TemplateKind, audience: string): Topic {
  const topic = byTemplate.get(kind)
  if (!topic) throw new Error(`The template '${kind}' has no topic`)
  return topic === 'registration' && audience === 'coordinator' ? 'coordination' : topic
}

/** The roles that somebody is told as: who may coordinate classes is told as their coordinator. */
export const toldAs = (role: Role, isPlanner: boolean): readonly Role[] =>
  isPlanner && role !== 'trainingcoordinator' ? [role, 'trainingcoordinator'] : [role]
