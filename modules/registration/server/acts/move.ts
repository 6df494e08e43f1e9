import type { Updateable } from 'kysely'
import type { DB } from '#database/tables.ts'
import { writeAct } from '#platform/server/acts/write-act.ts'
import { releaseSeat, takeSeat } from '#modules/classes/server/public.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
import { obstacles } from '../../contract/refusals.ts'
import { obstacleTo, stepOf, trackOf, type Action, type Step } from '../../rules/actions.ts'
import type { Waiting } from '../../rules/conditions.ts'
import { holdAfter, seatEffects } from '../../rules/seats.ts'
import { clocksBegun, type Clock } from '../../rules/tasks.ts'
import { addMove, type Line } from '../store/papers.ts'
import type { Registration } from '../store/registration.ts'
import type { Doing } from './doing.ts'
import { noun } from './noun.ts'

export interface MoveDetails {
  readonly reason?: string | undefined
  /** Until when a seat that is taken or kept now stands. */
  readonly seatUntil?: Date | null
  /** Other columns that change with the move. */
  readonly set?: Updateable<DB['registration.registration']>
  /** What the event carries beside the ids. */
  readonly data?: Readonly<Record<string, unknown>>
}

/** Where the action leads; refuses where the states have no such move (`notNow`) or something stands in the way. */
export function stepFor(doing: Doing, registration: Registration, action: Action): Step {
  const { standing } = registration
  const step = stepOf(standing, action, doing.party)
  if (!step) return refuse(notNow, { action, state: standing[trackOf(action)] })
  const obstacle = obstacleTo(standing, action)
  if (obstacle) return refuse(obstacles[obstacle], { class: registration.classCode, code: registration.code })
  return step
}

/**
 * Makes one move where `stepFor` allows it: takes or gives back the class's seat and writes it down, with its line of history. The registration must be locked, and its class before
 * it where the action is in `seatEffects`. Returns the registration as it is now.
 */
export async function move(
  doing: Doing,
  registration: Registration,
  action: Action,
  details: MoveDetails = {},
): Promise<Registration> {
  const { db, now } = doing
  const { standing } = registration
  const step = stepFor(doing, registration, action)
  const effect = seatEffects[action]
  if (effect === 'take') await takeSeat(db, registration.classId)
  if (effect === 'release' && standing.hasSeat) await releaseSeat(db, registration.classId)
  const after = {
    ...standing,
    [step.track]: step.to,
    hasSeat: effect === undefined ? standing.hasSeat : effect === 'take',
  }
  const until = details.seatUntil === undefined ? registration.seatUntil : details.seatUntil
  const frozen = details.seatUntil === undefined ? registration.seatFrozenAt : null
  const hold = holdAfter(
    { until, frozenAt: frozen },
    after,
    now,
    registration.startsOn,
    doing.timeZone,
    registration.isAgreed,
  )

  await writeAct(doing, noun, registration, action, {
    set: {
      [step.track]: step.to,
      has_seat: after.hasSeat,
      seat_until: hold.until,
      seat_frozen_at: hold.frozenAt,
      ...(step.track === 'main' ? { reason: details.reason || null } : {}),
      ...sinceNow(standing, after, now),
      ...details.set,
    },
    reason: details.reason,
    data: { from: step.from, ...details.data },
  })
  await writeMove(doing, registration, { action, ...step, reason: details.reason })
  return {
    ...registration,
    version: registration.version + 1,
    standing: after,
    seatUntil: hold.until,
    seatFrozenAt: hold.frozenAt,
  }
}

/** The columns that say since when something waits, of what begins to. */
function sinceNow(before: Waiting, after: Waiting, now: Date): Partial<Record<`${Clock}_since`, Date>> {
  const set: Partial<Record<`${Clock}_since`, Date>> = {}
  for (const clock of clocksBegun(before, after)) set[`${clock}_since`] = now
  return set
}

/** The line of history: who did what when, and why. */
export async function writeMove(doing: Doing, registration: Registration, line: Line): Promise<void> {
  await addMove(doing.db, registration.id, line, { by: doing.userId, at: doing.now })
}
