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
