import { settings } from '#platform/server/settings.ts'
import { seatSettings } from '../../contract/settings.ts'
import { lockClass } from '#modules/classes/server/public.ts'
import { classTakes } from '../../rules/standing.ts'
import { agreedHold, offerUntil, seatsLeft } from '../../rules/seats.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import type { Doing } from './doing.ts'
import { move } from './move.ts'
import { longestWaiting } from '../store/due.ts'
import { lockRegistration } from './reached.ts'

/**
 * Offers the class's free seats to those who wait, in the order in which they began to wait. Locks the class; the
 * caller holds no registration of it that somebody else may be waiting for. Returns how many seats stay free.
 */
export async function offerFreeSeats(system: Doing, classId: number): Promise<number> {
  const { db, now, timeZone } = system
  const found = await lockClass(db, classId)
  const free = seatsLeft(found.maxTrainees, found.seatsTaken)
  if (free === 0 || !classTakes(found.state, found.startsOn, dayOf(now, timeZone))) return free
  const until = offerUntil(now, found.startsOn, timeZone, (await settings(db, seatSettings)).seatOfferHours)
  const waiting = await longestWaiting(db, classId, free)
  let offered = 0
  for (const { id } of waiting) {
    const registration = await lockRegistration(db, null, id, system)
    // Somebody else may have moved it between the list and its lock.
    if (registration.standing.main !== 'waitlisted' || registration.standing.hasSeat) continue
    const seatUntil = registration.isAgreed ? agreedHold(registration.startsOn, timeZone) : until
    // Too close to the class nobody is offered a seat any more, but whom it was agreed with.
    if (!seatUntil) continue
    await move(system, registration, 'offerSeat', { seatUntil, data: { until: seatUntil.toISOString() } })
    offered++
  }
  return free - offered
}
