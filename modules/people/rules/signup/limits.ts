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

/** The part of a network address that one household or company has: an IPv6 line is a /64. */
export function originOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail ? tail.split(':') : []
  const middle = tail === undefined ? [] : Array.from({ length: 8 - front.length - back.length }, () => '0')
  return [...front, ...middle, ...back]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')
}
