import type { Handler } from '#platform/server/handler.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { newHold, settleFreeOfCharge } from '../acts/approve.ts'
import { doingOf, follow, moved, take } from '../acts/perform.ts'
import { move, stepFor } from '../acts/move.ts'

export const acceptOffer: Handler<typeof calls.acceptOffer> = async (asked) => {
  const doing = await doingOf(asked)
  const registration = await take(asked, doing, asked.body, 'acceptOffer')
  // Whether there is an offer, and this party may take it, is asked before how long its seat can be held.
  stepFor(doing, registration, 'acceptOffer')
  const seatUntil = await newHold(doing, registration)
  const accepted = await move(doing, registration, 'acceptOffer', { seatUntil, set: { place_asked: false } })
  return moved(await follow(doing, await settleFreeOfCharge(doing, accepted), 'acceptOffer'))
}
