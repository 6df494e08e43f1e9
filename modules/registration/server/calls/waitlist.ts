import type { Handler } from '#platform/server/handler.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { asSystem, doingOf, moved, take } from '../acts/perform.ts'
import { move, stepFor } from '../acts/move.ts'
import { requireNothing } from '../acts/objections/settle.ts'
import { offerFreeSeats } from '../acts/offers.ts'
import { lockRegistration } from '../acts/reached.ts'

export const waitlist: Handler<typeof calls.waitlist> = async (asked) => {
  const doing = await doingOf(asked)
  // As for an approval the class is locked first: a free seat is offered at once.
  const registration = await take(asked, doing, asked.body, 'approve')
  stepFor(doing, registration, 'waitlist')
  await requireNothing(doing, registration, 'approval')
  await move(doing, registration, 'waitlist', { set: { waiting_since: doing.now } })
  await offerFreeSeats(asSystem(doing), registration.classId)
  return moved(await lockRegistration(asked.db, asked.actor, registration.id, doing))
}
