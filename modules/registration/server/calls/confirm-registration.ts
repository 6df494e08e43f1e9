import type { Handler } from '#platform/server/handler.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { newHold, settleFreeOfCharge } from '../approve.ts'
import { doingOf, follow, moved, take } from '../perform.ts'
import { move, stepFor } from '../store/moves.ts'

export const confirmRegistration: Handler<typeof calls.confirmRegistration> = async (asked) => {
  const doing = await doingOf(asked)
  const registration = await take(asked, doing, asked.body, 'acceptOffer')
  // Whether there is an offer, and this party may take it, is asked before how long its seat can be held.
  stepFor(doing, registration, 'acceptOffer')
  const seatUntil = await newHold(doing, registration)
  const accepted = await move(doing, registration, 'acceptOffer', { seatUntil })
  return moved(await follow(doing, await settleFreeOfCharge(doing, accepted), 'acceptOffer'))
}
