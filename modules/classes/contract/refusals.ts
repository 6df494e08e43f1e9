import { refusal } from '#platform/shared/refusal.ts'

/** The last seat is gone. Data: `class`. */
export const classFull = refusal('classFull', 409)
/** The class takes no registrations in its present state. Data: `class`, `state`. */
export const classNotOpen = refusal('classNotOpen', 409)
/** Another session is in the class room at that time. Data: `classRoom`, `class`, `day`, `from`, `to`. */
export const classRoomTaken = refusal('classRoomTaken', 409)
/** The instructor teaches another session at that time. Data: `instructor`, `class`, `day`, `from`, `to`. */
export const instructorTaken = refusal('instructorTaken', 409)
/** A session falls outside the class's dates. Data: `day`, `from`, `to`. */
export const sessionOutsideDates = refusal('sessionOutsideDates', 409)
/** A class without a session cannot be announced. */
export const noSessions = refusal('noSessions', 409)
/** A session falls on a holiday. Data: `day`, `holiday`. */
export const sessionOnHoliday = refusal('sessionOnHoliday', 409)
/** The class has a session at that very time already. Data: `day`, `from`. */
export const sessionTwice = refusal('sessionTwice', 409)
/** The session is over or cancelled. */
export const sessionClosed = refusal('sessionClosed', 409)
/** The maximum may not fall under the seats already taken. Data: `taken`. */
export const maximumBelowTaken = refusal('maximumBelowTaken', 409)
/** A session in the class room stands closer to it than its set-up. Data: `classRoom`, `class`, `day`, `from`, `to`, `minutes`. */
export const setupTooShort = refusal('setupTooShort', 409)
/** The session lies outside of the hours at which the class room may be booked. Data: `classRoom`, `day`, `from`, `to`. */
export const classRoomClosed = refusal('classRoomClosed', 409)
/** The class room lacks equipment that the course needs. Data: `classRoom`, `count`. */
export const classRoomLacks = refusal('classRoomLacks', 409)
/** The class room has fewer places than the maximum. Data: `classRoom`, `capacity`. */
export const classRoomTooSmall = refusal('classRoomTooSmall', 409)
/** The class has exams and its percentages do not add up. Data: `means` (under 100) and `exams` (100), as they are. */
export const sumsWrong = refusal('sumsWrong', 409)
/** No lead instructor has accepted. */
export const noLeadInstructor = refusal('noLeadInstructor', 409)
/** The plan row leaves something open that confirming needs. Data: `what` (keys of `needs` in the text). */
export const planRowIncomplete = refusal('planRowIncomplete', 409)
/** Fewer people than the minimum: going needs a reason. Data: `enrolled`, `minimum`. */
export const underMinimum = refusal('underMinimum', 409)
/** The class has people in it, or was announced: it is cancelled, not deleted. Data: `class`. */
export const classInUse = refusal('classInUse', 409)
export { instructorNotAble } from '#modules/planning/contract/refusals.ts'
/** The place takes somebody else: an examiner, an assessor, an evaluator or a coordinator. Data: `role`. */
export const staffNotFit = refusal('staffNotFit', 409)
/** The class has not begun, or not ended, by its dates. Data: `day`. */
export const tooEarly = refusal('tooEarly', 409)
/** The course has a newer revision than the one that was seen, or the class keeps that one already. Data: `number`, the newest. */
export const newerRevision = refusal('newerRevision', 409)
