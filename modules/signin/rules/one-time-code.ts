/** Times in milliseconds. */
export const codeLife = 10 * 60_000
/** So long somebody may take to install an app and set it up. */
export const setUpLife = 30 * 60_000
/** Wrong tries after which a code is void. */
export const triesOfCode = 5
/** Wrong tries on all codes of one address and purpose within an hour. */
export const triesInHour = 10
export const hour = 3_600_000
const resendWait = 60_000
const sentInHour = 5

/**
 * Seconds until another code may be mailed; 0: now. `drawnAt` are the codes of the last hour that were not used,
 * newest first: one a minute and five an hour.
 */
export function waitToResend(drawnAt: readonly Date[], now: Date): number {
  const waits = [
    drawnAt.length > 0 ? drawnAt[0]!.getTime() + resendWait : 0,
    drawnAt.length >= sentInHour ? drawnAt[sentInHour - 1]!.getTime() + hour : 0,
  ]
  return Math.max(0, Math.ceil((Math.max(...waits) - now.getTime()) / 1000))
}
