import { refusal } from '#platform/shared/refusal.ts'

/** Nothing is written in it any more: the class is over or cancelled, or the other one has left it. */
export const roomClosed = refusal('roomClosed', 409)
/** Its time is over. Data: `minutes`. */
export const tooLate = refusal('tooLate', 409)
/** Only an instructor and a trainee of one class have a conversation of their own. */
export const cannotTalk = refusal('cannotTalk', 409)
