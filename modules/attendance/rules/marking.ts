import type { Actor } from '#platform/shared/actor.ts'
import { standingsOf } from '#platform/shared/record/reach.ts'
import { attendanceReach } from './reach.ts'
import { opensBeforeMinutes } from './session-now.ts'

export type Marker = 'ownInstructor' | 'coordinator' | 'none'

/** As what the actor stands before the sheet of a class that they reach: its own instructor marks, the coordinator corrects. */
export function markerOf(actor: Pick<Actor, 'role' | 'permissions'>): Marker {
  const standings = standingsOf(attendanceReach, actor)
  if (standings.includes('corrector')) return 'coordinator'
  return standings.includes('instructor') ? 'ownInstructor' : 'none'
}

export interface SheetFacts {
  readonly marker: Marker
  /** Milliseconds since the session began; negative before. */
  readonly sinceStart: number
  /** Milliseconds since it ended. */
  readonly sinceEnd: number
  readonly sessionState: 'scheduled' | 'held' | 'cancelled'
  /** Whether its class was confirmed to take place. */
  readonly takesPlace: boolean
}

export type MarkingAnswer = 'may' | 'mayWithReason' | 'tooEarly' | 'tooLate' | 'cancelled' | 'notConfirmed' | 'notYours'

const correctionAfter = 48 * 3_600_000
const opensBefore = opensBeforeMinutes * 60_000

/**
 * Whether attendance may be marked now: the class's own instructor until 48 hours after the session, the
 * coordinator at any time, after those 48 hours with a reason.
 */
export function mayMark(facts: SheetFacts): MarkingAnswer {
  if (facts.marker === 'none') return 'notYours'
  if (facts.sessionState === 'cancelled') return 'cancelled'
  if (!facts.takesPlace) return 'notConfirmed'
  if (facts.sinceStart < -opensBefore) return 'tooEarly'
  if (facts.sinceEnd <= correctionAfter) return 'may'
  return facts.marker === 'coordinator' ? 'mayWithReason' : 'tooLate'
}
