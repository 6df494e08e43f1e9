import { noteReminder } from '#modules/billing/server/public.ts'
import { lockClass } from '#modules/classes/server/public.ts'
import { writeFact } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { mayDo, type Action } from '../../rules/actions.ts'
import { isEnrolled } from '../../rules/main-track.ts'
import { offersBeforeLeaving, seatEffects } from '../../rules/seats.ts'
import { follow, systemDoing } from './perform.ts'
import { offersLapsed } from '../store/due.ts'
import { move, writeMove } from './move.ts'
import { noun } from './noun.ts'
import { offerFreeSeats } from './offers.ts'
import { classOf, lockRegistration } from './reached.ts'

/*
 * What the clock does to one registration. Each finds it again under lock and does nothing where somebody was quicker,
 * so that a job may run twice, or in two processes.
 */

async function grasp(db: Database, id: number, now: Date, action: Action) {
  const system = await systemDoing(db, now)
  if (seatEffects[action]) await lockClass(db, await classOf(db, null, id))
  return { system, registration: await lockRegistration(db, null, id, system) }
}

/** A hold or an offer ran out: the registration ends, or goes to the end of the waiting list once more. */
export async function lapse(db: Database, id: number, now: Date): Promise<void> {
  const { system, registration } = await grasp(db, id, now, 'lapseHold')
  const { standing, seatUntil, seatFrozenAt } = registration
  if (!standing.hasSeat || seatFrozenAt || !seatUntil || seatUntil > now) return
  if (standing.main === 'approved') {
    await follow(system, await move(system, registration, 'lapseHold', { reason: 'holdLapsed' }), 'lapseHold')
  } else if (standing.main === 'waitlisted') {
    const again = (await offersLapsed(db, id)) + 1 < offersBeforeLeaving
    const lapsed = await move(system, registration, 'lapseOffer', { set: { waiting_since: now }, seatUntil: null })
    if (!again) await move(system, lapsed, 'cancel', { reason: 'offersLapsed' })
    await offerFreeSeats(system, registration.classId)
  }
}

/** The class was cancelled, or began without the registration being confirmed. */
export async function cancelOf(
  db: Database,
  id: number,
  now: Date,
  reason: 'classCancelled' | 'classStarted',
): Promise<void> {
  const { system, registration } = await grasp(db, id, now, 'cancel')
  // Confirmed between the list and its lock: whoever has a place is not too late.
  if (reason === 'classStarted' && isEnrolled(registration.standing.main)) return
  if (!mayDo(registration.standing, 'cancel', 'system')) return
  await follow(system, await move(system, registration, 'cancel', { reason }), 'cancel')
}

/** The class runs: who is confirmed takes part. */
export async function beginAttending(db: Database, id: number, now: Date): Promise<void> {
  const { system, registration } = await grasp(db, id, now, 'begin')
  if (mayDo(registration.standing, 'begin', 'system')) await move(system, registration, 'begin')
}

/** Seats that became free without anybody leaving: the maximum was raised. */
export async function offerAgain(db: Database, classId: number, now: Date): Promise<void> {
  await offerFreeSeats(await systemDoing(db, now), classId)
}

export async function reportOverdue(db: Database, id: number, now: Date): Promise<void> {
  const { system, registration } = await grasp(db, id, now, 'markOverdue')
  if (mayDo(registration.standing, 'markOverdue', 'system')) await move(system, registration, 'markOverdue')
}

/** What an organization owes on account is past its day: it is reminded, and again for as long as it stays so. */
export async function remindOnAccount(db: Database, id: number, now: Date): Promise<void> {
  const system = await systemDoing(db, now)
  const registration = await lockRegistration(db, null, id, system)
  const { money } = registration.standing
  if (money !== 'creditApproved') return
  const invoice = await noteReminder(db, { kind: 'registration', id }, dayOf(now, system.timeZone))
  if (!invoice) return
  await writeFact(system, noun, registration, 'remindOnAccount', invoice)
  await writeMove(system, registration, { action: 'remindOnAccount', track: 'money', from: money, to: money })
}
