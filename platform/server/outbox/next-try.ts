const longestWaitMs = 3_600_000
/** After which somebody who was away, and said nothing of the mail, is asked again. */
export const unreachableWaitMs = 60_000
const giveUpAfterMs = 3 * 24 * 3_600_000

/**
 * What a failed try says. `away`: nothing about the mail, as no mail server took it on (unreachable, silent, closing, a wrong
 * password, a sender that it does not know). `passing`: not now. `lasting`: never.
 */
export type Failure = 'away' | 'passing' | 'lasting'

interface SmtpError {
  /** Whoever took it on says itself what it means. */
  readonly failure?: Failure
  readonly responseCode?: unknown
  readonly code?: unknown
  readonly command?: unknown
}

/** What an error of the mail transport says of the mail. */
export function failureOf(error: unknown): Failure {
  const { failure, responseCode, code, command } = error as SmtpError
  if (failure) return failure
  if (typeof responseCode !== 'number' || responseCode === 421) return 'away'
  const isOfMail = (code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE'
  if (!isOfMail) return 'away'
  return responseCode >= 500 ? 'lasting' : 'passing'
}

export interface FailedTry {
  /** Tries that a mail server answered for this mail, before this one. */
  readonly tries: number
  readonly createdAt: Date
  readonly failure: Failure
  readonly now: Date
  /** Milliseconds before which the other side wants to hear nothing. */
  readonly notBefore?: number
}

/**
 * When to try again, or never (`null`). A lasting "no" is the last one (RFC 5321, 4.2.1). What passes is tried at growing
 * distances; where nothing was said about the mail, at the same distance each time. Both are given up after three days.
 */
export function nextTry({ tries, createdAt, failure, now, notBefore = 0 }: FailedTry): {
  tries: number
  at: Date | null
} {
  const counted = failure === 'away' ? tries : tries + 1
  const isOld = now.getTime() - createdAt.getTime() > giveUpAfterMs
  if (failure === 'lasting' || isOld) return { tries: counted, at: null }
  const wait = failure === 'away' ? unreachableWaitMs : Math.min(30_000 * 2 ** tries, longestWaitMs)
  return { tries: counted, at: new Date(now.getTime() + Math.max(wait, notBefore)) }
}
