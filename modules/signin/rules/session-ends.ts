/** Times in milliseconds. */
export const accessTokenLife = 10 * 60_000
export const sessionLife = 12 * 3_600_000
export const idleLife = 3 * 3_600_000
/** A browser whose reply was lost sends its refresh token again; so long it gets the same answer. */
const replayGrace = 60_000

export interface SessionTimes {
  readonly lastUsedAt: Date
  readonly expiresAt: Date
  readonly revokedAt: Date | null
}

/** Whether the session can still be renewed. */
export const sessionLives = (session: SessionTimes, now: Date): boolean =>
  session.revokedAt === null && now < session.expiresAt && now.getTime() - session.lastUsedAt.getTime() < idleLife

/** What a refresh token is good for now: `used` may be answered again alike, `replayed` is a copy in other hands. */
export function tokenStanding(usedAt: Date | null, now: Date): 'fresh' | 'used' | 'replayed' {
  if (usedAt === null) return 'fresh'
  return now.getTime() - usedAt.getTime() <= replayGrace ? 'used' : 'replayed'
}
