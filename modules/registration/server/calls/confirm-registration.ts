import type { Handler } from '#platform/server/handler.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { newHold, settleFreeOfCharge } from '../approve.ts'
import { doingOf, follow, moved, take } from '../perform.ts'
import { move } from '../store/moves.ts'

export const confirmRegistration: Handler<typeof calls.confirmRegistration> = async (asked) => {
  const doing = await doingOf(asked)
  const registration = await take(asked, doing, asked.body, 'acceptOffer')
  // Whether there is an offer is asked before how long its seat can be held.
  const seatUntil = registration.standing.hasSeat ? await newHold(doing, registration) : null
  const accepted = await move(doing, registration, 'acceptOffer', { seatUntil })
  return moved(await follow(doing, await settleFreeOfCharge(doing, accepted), 'acceptOffer'))
}
