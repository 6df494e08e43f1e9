import { refusal } from '#platform/shared/refusal.ts'

/** Classes have begun with the question, or it stands in an edition: it can be switched off, not deleted. */
export const practicalItemInUse = refusal('practicalItemInUse', 409)
/** The course is not there, or has no practical part. */
export const noPracticalPart = refusal('noPracticalPart', 409)
/** Neither the general sheet nor that of the course has a question. */
export const practicalSheetEmpty = refusal('practicalSheetEmpty', 409)
/** A degree above what its question gives, or no quarter. Data: `max`. */
export const practicalDegreeOutOfRange = refusal('practicalDegreeOutOfRange', 422)
/** Whoever asks is no practical assessor of the class. */
export const notAssessor = refusal('notAssessor', 403)
/** Nobody assesses themselves. */
export const ownPractical = refusal('ownPractical', 403)
/** The sheet has its assessors, and they agree well enough. */
export const assessorsTaken = refusal('assessorsTaken', 409)
/** The sheet is signed: its degrees are closed until the signature is taken back. */
export const practicalSigned = refusal('practicalSigned', 409)
/** A question has no degree yet. Data: `count`. */
export const degreesMissing = refusal('degreesMissing', 409)
/** Degrees were given, so the trainee was there. */
export const degreesGiven = refusal('degreesGiven', 409)
/** Sheets of some trainees are not signed yet. Data: `count`. */
export const practicalIncomplete = refusal('practicalIncomplete', 409)
/** Two assessors lie too far apart about some trainees. Data: `count`. */
export const practicalApart = refusal('practicalApart', 409)
/** Nothing is assessed in a class before its first day. Data: `day`. */
export const practicalNotBegun = refusal('practicalNotBegun', 409)
/** Nothing is assessed in a class that is not confirmed, or was cancelled. */
export const practicalNotHeld = refusal('practicalNotHeld', 409)
/** The results are out: they are changed once the examination is opened again. */
export const practicalReleased = refusal('practicalReleased', 409)
/** Nobody takes part in the class. */
export const nobodyToAssess = refusal('nobodyToAssess', 409)
