/**
 * Every figure that a module hands in to the homes. Words and places on the home hang on these names; where each leads, and what it
 * counts, its module declares.
 */
export const figureKeys = [
  'accountsWaiting',
  'accountsWithoutFactor',
  'chatsReported',
  'classesToday',
  'classesUnderMinimum',
  'classesUnmarked',
  'classesWithSeats',
  'coursesIncomplete',
  'coursesUnpublished',
  'failuresOfOurs',
  'feedbackOpen',
  'feedbackToGive',
  'grievancesToDecide',
  'instructorFeedbackOpen',
  'invoicesOpen',
  'invoicesOverdue',
  'peopleInTraining',
  'peopleToChange',
  'peopleWithoutVisa',
  'practicalCourseToSign',
  'practicalGeneralToSign',
  'proposalsToApprove',
  'requestPaymentsToCheck',
  'requestsRevised',
  'requestsSubmitted',
  'requestsToRefund',
  'signInsRefused',
] as const
export type FigureKey = (typeof figureKeys)[number]
