import { sql } from 'kysely'
import { releaseSeat, takeSeat } from '#modules/classes/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import type { NewEvent } from '#platform/server/event.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
import { obstacles } from '../../contract/refusals.ts'
import { obstacleTo, stepOf, trackOf, type Action, type Step } from '../../rules/actions.ts'
import type { Party } from '../../rules/parties.ts'
import { holdAfter, seatEffects } from '../../rules/seats.ts'
import { eventOf } from '../events.ts'
import type { Registration } from './registration.ts'

/** Who moves a registration, when, in which transaction, and how the fact is written down. */
export interface Doing {
  readonly db: Database
  /** Null for the system. */
  readonly userId: number | null
  readonly party: Party
  readonly now: Date
  readonly timeZone: string
  readonly record: (event: NewEvent) => Promise<void>
}

export interface MoveDetails {
  readonly reason?: string | undefined
  /** Until when a seat that is taken or kept now stands. */
  readonly seatUntil?: Date | null
  /** Other columns that change with the move. */
  readonly set?: Readonly<Record<string, unknown>>
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
 * Makes one move where `stepFor` allows it: takes or gives back the class's seat, writes the row, its history and its event. The registration must be locked, and its class before
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
  const hold = holdAfter({ until, frozenAt: frozen }, after, now, registration.startsOn, doing.timeZone)

  await db
    .updateTable('registration.registration')
    .set({
      [step.track]: step.to,
      has_seat: after.hasSeat,
      seat_until: hold.until,
      seat_frozen_at: hold.frozenAt,
      ...(step.track === 'main' ? { reason: details.reason || null } : {}),
      version: sql<number>`version + 1`,
      ...details.set,
    })
    .where('id', '=', registration.id)
    .execute()
  await writeMove(doing, registration, { action, ...step, reason: details.reason })
  const data = { from: step.from, ...details.data }
  await announce(
    doing,
    registration,
    action,
    { ...details, data },
    {
      before: { [step.track]: step.from, hasSeat: standing.hasSeat },
      after: { [step.track]: step.to, hasSeat: after.hasSeat, reason: details.reason || null },
    },
  )
  return {
    ...registration,
    version: registration.version + 1,
    standing: after,
    seatUntil: hold.until,
    seatFrozenAt: hold.frozenAt,
  }
}

interface Line {
  readonly action: string
  readonly track: 'main' | 'visa' | 'money' | 'travel'
  readonly from: string
  readonly to: string
  readonly reason?: string | undefined
}

/** The line of history: who did what when, and why. */
export async function writeMove(doing: Doing, registration: Registration, line: Line): Promise<void> {
  await doing.db
    .insertInto('registration.move')
    .values({
      registration_id: registration.id,
      track: line.track,
      action: line.action,
      from_state: line.from,
      to_state: line.to,
      reason: line.reason || null,
      actor_id: doing.userId,
      at: doing.now,
    })
    .execute()
}

export async function announce(
  doing: Doing,
  registration: Registration,
  action: keyof typeof eventOf,
  details: MoveDetails = {},
  change: Pick<NewEvent, 'before' | 'after'> = {},
): Promise<void> {
  await doing.record({
    ...change,
    kind: eventOf[action],
    subject: ['registration', registration.id],
    data: {
      registrationId: registration.id,
      code: registration.code,
      classId: registration.classId,
      traineeId: registration.traineeId,
      ...(registration.organizationId === null ? {} : { organizationId: registration.organizationId }),
      ...(registration.standing.sponsorPending ? { payerAsked: true } : {}),
      ...(doing.party === 'system' ? { bySystem: true } : {}),
      ...(details.reason ? { reason: details.reason } : {}),
      ...details.data,
    },
  })
}
