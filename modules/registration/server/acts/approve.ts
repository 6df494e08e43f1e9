import { settings } from '#platform/server/settings.ts'
import { seatSettings } from '../../contract/settings.ts'
import { addDays } from '#platform/shared/values/dates.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { tooLateToHold } from '../../contract/refusals.ts'
import { moneySettled } from '../../rules/money-track.ts'
import { agreedHold, holdUntil, lastDaysWithoutHolds } from '../../rules/seats.ts'
import { visaSettled } from '../../rules/visa-track.ts'
import { asSystem, follow } from './perform.ts'
import type { Doing } from './doing.ts'
import { move } from './move.ts'
import { offerFreeSeats } from './offers.ts'
import type { Registration } from '../store/registration.ts'

/**
 * Until when the seat of a registration approved now is held. Too close to the start only one that needs no hold,
 * because nothing is open any more, can be approved: else `tooLateToHold`.
 */
export async function newHold(doing: Doing, registration: Registration): Promise<Date | null> {
  if (registration.isAgreed) return agreedHold(registration.startsOn, doing.timeZone)
  const { seatHoldDays } = await settings(doing.db, seatSettings)
  const until = holdUntil(doing.now, registration.startsOn, doing.timeZone, seatHoldDays)
  const { visa, money } = registration.standing
  const nothingOpen = visaSettled(visa) && (moneySettled(money) || registration.feeMinor === 0)
  if (!until && !nothingOpen) {
    refuse(tooLateToHold, { class: registration.classCode, day: addDays(registration.startsOn, -lastDaysWithoutHolds) })
  }
  return until
}

/** A class without a fee leaves nothing to pay. */
export async function settleFreeOfCharge(doing: Doing, registration: Registration): Promise<Registration> {
  if (registration.feeMinor > 0 || registration.standing.money !== 'notDue') return registration
  return move(asSystem(doing), registration, 'waiveFee', { reason: 'noFee' })
}

/**
 * Approves with a seat held; who already waits goes first. Where none is left, `classFull` or the end of the waiting
 * list. The class and the registration must be locked.
 */
export async function approve(doing: Doing, registration: Registration, ifFull: 'refuse' | 'waitlist') {
  const free = await offerFreeSeats(asSystem(doing), registration.classId)
  if (free === 0 && ifFull === 'waitlist') {
    return move(doing, registration, 'waitlist', { set: { waiting_since: doing.now } })
  }
  const seatUntil = await newHold(doing, registration)
  const data = seatUntil ? { until: seatUntil.toISOString() } : {}
  const approved = await move(doing, registration, 'approve', { seatUntil, data })
  return follow(doing, await settleFreeOfCharge(doing, approved), 'approve')
}
