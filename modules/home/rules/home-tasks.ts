import type { Role } from '#platform/shared/access.ts'

/** What may wait for somebody; the page's words and links hang on these keys. */
export const taskKeys = [
  'instructorsToApprove',
  'organizationsToApprove',
  'plansToApprove',
  'plansToConfirm',
  'instructorsDeclined',
  'registrationsToReview',
  'visasToDecide',
  'visaLettersToIssue',
  'visaProofsToVerify',
  'invoicesToSend',
  'paymentsToVerify',
  'travelToArrange',
  'refundsToDecide',
  'draftsTakenOver',
  'resultsToPublish',
  'markChangesToDecide',
  'resultChangesToDecide',
  'certificateChangesToDecide',
  'membershipCardsWaiting',
  'namesToReview',
  'plansToAnswer',
  'classesToAnswer',
  'sheetsToMark',
  'papersToMark',
  'registrationsToFinish',
  'registrationsToChange',
  'seatsOffered',
  'placesToConfirm',
  'visaProofsToSend',
  'visaProofsToResend',
  'invoicesToPay',
  'paymentsToResend',
  'payersToAnswer',
  'examsOpen',
  'certificates',
] as const
export type TaskKey = (typeof taskKeys)[number]

/**
 * Where each task is done: the page and the filters whose list holds exactly what was counted. `listView=all`: a list whose
 * address says nothing begins with the usual view of the role.
 */
const pages: Readonly<Record<TaskKey, `/${string}`>> = {
  instructorsToApprove: '/Instructor?ApplicationState=waiting',
  organizationsToApprove: '/User/Organization?ApplicationState=waiting',
  plansToApprove: '/planning/AnnualPlan?Task=toApprove',
  plansToConfirm: '/planning/AnnualPlan?Task=toConfirm',
  instructorsDeclined: '/planning/AnnualPlan?Task=needsInstructor',
  registrationsToReview: '/MainCourseRegistration?task=review',
  visasToDecide: '/MainCourseRegistration?task=checkVisa',
  visaLettersToIssue: '/MainCourseRegistration?task=issueVisaLetter',
  visaProofsToVerify: '/MainCourseRegistration?task=verifyVisa',
  invoicesToSend: '/MainCourseRegistration?task=sendInvoice',
  paymentsToVerify: '/MainCourseRegistration?task=verifyPayment',
  travelToArrange: '/MainCourseRegistration?task=arrangeTravel',
  refundsToDecide: '/MainCourseRegistration?task=decideRefund',
  draftsTakenOver: '/MainCourseRegistration?task=completeDraft',
  resultsToPublish: '/TraineeParticipation?tab=results&show=results',
  markChangesToDecide: '/InstructorMarkExam?tab=changes&change-ToDecide=true',
  resultChangesToDecide: '/TraineeParticipation?changes=toDecide',
  certificateChangesToDecide: '/trainee/TraineeCertificationForAdmin?tab=issued&ToDecide=true',
  membershipCardsWaiting: '/Setting/UserMembershipCardRequest?IsWaiting=true',
  namesToReview: '/User/Trainee?NameAsked=true',
  plansToAnswer: '/InstructorConfirmation',
  classesToAnswer: '/InstructorClassConfirmation',
  sheetsToMark: '/InstructorTraineeAttendance',
  papersToMark: '/InstructorMarkExam?tab=waiting&listView=all',
  registrationsToFinish: '/FollowRegistration?task=finishDraft',
  registrationsToChange: '/FollowRegistration?task=makeChanges',
  seatsOffered: '/FollowRegistration?task=acceptOffer',
  placesToConfirm: '/FollowRegistration?task=confirmPlace',
  visaProofsToSend: '/FollowRegistration?task=sendVisaProof',
  visaProofsToResend: '/FollowRegistration?task=sendVisaProofAgain',
  invoicesToPay: '/FollowRegistration?task=pay',
  paymentsToResend: '/FollowRegistration?task=payAgain',
  payersToAnswer: '/RegisterConfirmation?listView=all',
  examsOpen: '/AvailableExam?open=true',
  certificates: '/TraineeCertification?listView=all',
}

/** An organization pays on its own page. */
const ofPayers: Partial<Record<TaskKey, `/${string}`>> = {
  invoicesToPay: '/RegisterConfirmation?tab=open&task=pay',
  paymentsToResend: '/RegisterConfirmation?tab=open&task=payAgain',
}

export interface OneSession {
  readonly CourseClassID: number
  readonly SessionID: number
}

/** Where the reader does this task; straight to the sheet where it is the only one. */
export function pageOfTask(key: TaskKey, role: Role | undefined, only: OneSession | null = null): `/${string}` {
  if (only) return `${pages[key]}?class=${only.CourseClassID}&session=${only.SessionID}`
  return (role === 'customer' && ofPayers[key]) || pages[key]
}
