import { refusal } from '#platform/shared/refusal.ts'

/** A degree outside its range. Data: `min`, `max`. */
export const degreeOutOfRange = refusal('degreeOutOfRange', 422)
/** Some results of the class are still initial. Data: `count`. */
export const resultsStillInitial = refusal('resultsStillInitial', 409)
/** Published results are changed with a reason alone. */
export const changeNeedsReason = refusal('changeNeedsReason', 422)
/** The percentages of means or exams do not add up. Data: `faults`. */
export const sumsWrong = refusal('sumsWrong', 409)
/** A result of the class is published: its degrees are closed to all but the coordinator. */
export const degreesClosed = refusal('degreesClosed', 409)
/** Nothing is marked in a class before its first day. Data: `day`. */
export const classNotBegun = refusal('classNotBegun', 409)
/** Nothing is marked in a class of which it is not decided yet that it takes place. */
export const classNotConfirmed = refusal('classNotConfirmed', 409)
/** Nothing is marked in a class that was cancelled. */
export const classCancelled = refusal('classCancelled', 409)
/** Nobody is enrolled. */
export const nobodyEnrolled = refusal('nobodyEnrolled', 409)
/** Nobody changes the own published result. */
export const ownResult = refusal('ownResult', 403)
