import { refusal } from '#platform/shared/refusal.ts'

/** The session has not begun. Data: `day`, `time`. */
export const sessionNotBegun = refusal('sessionNotBegun', 409)
/** More than 48 hours after the session only the coordinator corrects. */
export const markingClosed = refusal('markingClosed', 409)
/** It is not decided that the session’s class takes place. */
export const sessionOfUnconfirmed = refusal('sessionOfUnconfirmed', 409)
export const sessionCancelled = refusal('sessionCancelled', 409)
export const correctionNeedsReason = refusal('correctionNeedsReason', 422)
/** More minutes are missed than the session has. Data: `minutes`, its length. */
export const longerThanSession = refusal('longerThanSession', 422)
/** Somebody on the list is not enrolled in the class. */
export const notEnrolled = refusal('notEnrolled', 422)
/** It is over: what is missing is marked by hand. */
export const sessionOver = refusal('sessionOver', 409)
/** Nobody shows a code of this session. */
export const codeNotShown = refusal('codeNotShown', 409)
/** What was scanned counts no more, or never did. */
export const codeOld = refusal('codeOld', 409)
/** Somebody else was marked with this device. */
export const deviceUsed = refusal('deviceUsed', 409)
/** Who scanned it is not enrolled in the class. */
export const notOfThisClass = refusal('notOfThisClass', 409)
