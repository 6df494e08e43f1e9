import type { MarkState } from './credit.ts'
import { mayMark, type SheetFacts } from './marking.ts'

/** Milliseconds for which one code is shown. */
export const codeChangesEvery = 15_000
/** So many codes before the present one still count: what a slow phone needs. A photo is worth nothing after 45 seconds. */
const stillCounting = 2

export interface ArrivalCode {
  readonly sessionId: number
  /** Which of the codes since 1970. */
  readonly step: number
  /** What only who knows the secret of the session can say of the two. */
  readonly proof: string
}

export const stepOf = (now: Date): number => Math.floor(now.getTime() / codeChangesEvery)
/** Milliseconds until the next code. */
export const changesIn = (now: Date): number => codeChangesEvery - (now.getTime() % codeChangesEvery)
export const counts = (step: number, now: Date): boolean => step <= stepOf(now) && step >= stepOf(now) - stillCounting

export const codeText = ({ sessionId, step, proof }: ArrivalCode): string =>
  `${sessionId.toString(36)}.${step.toString(36)}.${proof}`

/** The parts of what was scanned; null where it is no such code. */
export function codeParts(text: string): ArrivalCode | null {
  const found = /^([0-9a-z]{1,6})\.([0-9a-z]{1,8})\.([\w-]{22})$/.exec(text)
  if (!found) return null
  const [sessionId, step] = [parseInt(found[1]!, 36), parseInt(found[2]!, 36)]
  return sessionId > 0 && sessionId < 2 ** 31 ? { sessionId, step, proof: found[3]! } : null
}

/**
 * Why the code of a session is neither shown nor counts now; null where it does. It may be shown when its sheet may be
 * marked, and no longer than the session lasts: who is missing then is marked by hand.
 */
export function codeBar(
  session: Omit<SheetFacts, 'marker'>,
): 'cancelled' | 'notConfirmed' | 'tooEarly' | 'over' | null {
  if (session.sinceEnd > 0) return session.sessionState === 'cancelled' ? 'cancelled' : 'over'
  const answer = mayMark({ ...session, marker: 'coordinator' })
  return answer === 'cancelled' || answer === 'notConfirmed' || answer === 'tooEarly' ? answer : null
}

/**
 * The mark of who arrives so many milliseconds after the beginning of the session (before it: negative). Whole minutes
 * count; up to `presentWithin` minutes are present.
 */
export function markOfArrival(sinceStart: number, presentWithin: number): { state: MarkState; minutes: number } {
  const minutes = Math.floor(sinceStart / 60_000)
  return minutes <= presentWithin ? { state: 'present', minutes: 0 } : { state: 'late', minutes }
}
