/** What of a trainee's days may fall together with the sessions of a class. */
export const clashKinds = ['class', 'exam', 'meeting', 'arrival', 'departure'] as const
export type ClashKind = (typeof clashKinds)[number]

interface Span {
  readonly from: Date
  readonly to: Date
}

/** Something that a person has within a span of time. */
export interface Busy extends Span {
  /** It may be done at any time within the span and takes so many minutes; null: it takes all of it. */
  readonly minutes: number | null
  /** Its hours are known; else it is known to be on these days and no more. */
  readonly isTimed: boolean
}

const overlap = (one: Span, other: Span) => one.from < other.to && other.from < one.to

/** The longest stretch of the span that none of these takes, in minutes. */
function longestFree(span: Span, taken: readonly Span[]): number {
  let free = 0
  let at = span.from.getTime()
  for (const each of [...taken].sort((a, b) => a.from.getTime() - b.from.getTime())) {
    free = Math.max(free, Math.min(each.from.getTime(), span.to.getTime()) - at)
    at = Math.max(at, each.to.getTime())
  }
  return Math.max(free, span.to.getTime() - at) / 60_000
}

/**
 * How something falls together with the sessions of a class, on whose days it is: `hours` where both cannot be, `days` where
 * the days are the same and the hours may still turn out well, null where it does not.
 */
export function fallsTogether(busy: Busy, sessions: readonly Span[]): 'hours' | 'days' | null {
  const meeting = sessions.filter((each) => overlap(busy, each))
  if (sessions.length === 0) return 'days'
  if (meeting.length === 0) return null
  if (!busy.isTimed) return 'days'
  return busy.minutes !== null && longestFree(busy, meeting) >= busy.minutes ? null : 'hours'
}
