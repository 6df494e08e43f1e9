import { dayOf } from '#platform/shared/values/dates.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { noSessions, sumsWrong, tooEarly, underMinimum } from '../../contract/refusals.ts'
import { earliestDay, needsReasonToGo, sumsFit, type ClassAction } from '../../rules/class-states.ts'
import { sumsOf } from '../store/class-exams.ts'
import { enrolledIn } from '../store/seats.ts'
import { sessionDays } from '../store/session-changes.ts'
import type { LockedClass } from '../store/locked.ts'
import type { Database } from '#platform/server/database.ts'
import type { Doing } from './doing.ts'

/** Refuses what the state allows and something else does not: no sessions, wrong percentages, too few people, too early. */
export async function refuseObstacle(
  doing: Doing,
  found: LockedClass,
  action: ClassAction,
  reason: string | undefined,
): Promise<void> {
  switch (action) {
    case 'open':
    case 'reopen':
      return refuseMissing(doing, found, action)
    case 'go':
      return refuseUnderMinimum(doing, found, reason)
    case 'start':
    case 'end':
      return refuseEarly(doing, found, action)
    default:
  }
}

/**
 * What a class (by its id) lacks to be opened, or opened again, the gravest first: without a session it has nothing to
 * announce, and who registers must be able to rely on how the result will be reckoned. Percentages are of the course's
 * means and of the class's exams.
 */
async function missingTo(action: 'open' | 'reopen', db: Database, id: number) {
  const without = action === 'open' && (await sessionDays(db, id)).length === 0
  const { means, exams } = await sumsOf(db, id)
  return [
    ...(without ? [{ Code: 'noSessions' as const }] : []),
    ...(exams !== null && !sumsFit(means, exams) ? [{ Code: 'sumsWrong' as const, Means: means, Exams: exams }] : []),
  ]
}

/**
 * The same said beforehand: what would refuse one of `actions` (the next moves of the class `id`) now, as the class
 * stands. Too early and too few people are not among them, as the reply of a class says them by themselves.
 */
export async function obstaclesOf(db: Database, id: number, actions: readonly string[]) {
  const action = (['open', 'reopen'] as const).find((each) => actions.includes(each))
  return action ? missingTo(action, db, id) : []
}

async function refuseMissing({ db }: Doing, { id }: LockedClass, action: 'open' | 'reopen'): Promise<void> {
  const [missing] = await missingTo(action, db, id)
  if (missing?.Code === 'noSessions') refuse(noSessions)
  if (missing) refuse(sumsWrong, { means: missing.Means, exams: missing.Exams })
}

async function refuseUnderMinimum({ db }: Doing, found: LockedClass, reason: string | undefined): Promise<void> {
  const enrolled = await enrolledIn(db, found.id)
  if (needsReasonToGo(enrolled, found.minTrainees) && !reason)
    refuse(underMinimum, { enrolled, minimum: found.minTrainees }, [{ path: 'Reason', code: 'required' }])
}

async function refuseEarly({ db, now, timeZone }: Doing, found: LockedClass, action: 'start' | 'end'): Promise<void> {
  const last = action === 'end' ? (await sessionDays(db, found.id)).at(-1) : undefined
  const from = earliestDay(action, { starts: found.startsOn, last: last ?? found.endsOn })
  if (from !== null && from > dayOf(now, timeZone)) refuse(tooEarly, { day: from })
}
