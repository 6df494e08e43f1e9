/** Times in milliseconds. How long the link to a new address is good, and how long after the change the old one takes it back. */
export const addressLinkLife = 7 * 24 * 3_600_000
export const undoLife = 7 * 24 * 3_600_000
const resendWait = 60_000

/** Seconds until another letter may go to a new address; 0: now. */
export const waitToSendAgain = (sentAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((sentAt.getTime() + resendWait - now.getTime()) / 1000))
