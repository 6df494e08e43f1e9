export const hour = 3_600_000
/** How long a proved address may be used for the rest of the form, in milliseconds. */
export const signupLife = 24 * hour
/** How long the browser that is done may ask again for an answer that was lost on the way. */
export const repeatLife = 15 * 60_000

export const mostFiles = 5
/** Of all files together. */
export const mostBytes = 20_000_000
/** Of one file. */
export const fileBytes = 10_000_000

/** Seconds until another sign-up may begin; 0: now. `startedAt` are those of the last hour, newest first, of which so many are allowed. */
export function waitToSignUp(startedAt: readonly Date[], allowed: number, now: Date): number {
  const oldest = startedAt[allowed - 1]
  return oldest ? Math.max(1, Math.ceil((oldest.getTime() + hour - now.getTime()) / 1000)) : 0
}
