import { writeAct } from '#platform/server/acts/write-act.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { allowedActions } from '../../rules/actions.ts'
import { doingOf, moved, take } from '../acts/perform.ts'
import { writeMove } from '../acts/move.ts'
import { noun } from '../acts/noun.ts'

type Body = { ID: number; Version: number; Reason?: string }

/** The organization's word on whether it pays: no state moves, but it is history and others are told. */
async function answer(asked: Asked<{ body: Body }>, action: 'agreeToPay' | 'declineToPay') {
  const doing = await doingOf(asked)
  const registration = await take(asked, doing, asked.body, 'submit')
  const { standing } = registration
  if (!allowedActions(standing, doing.party).includes(action)) refuse(notNow, { action, state: standing.main })
  const reason = asked.body.Reason
  await writeAct(doing, noun, registration, action, {
    set: action === 'agreeToPay' ? { organization_agreed_at: asked.now } : { organization_id: null },
    reason,
  })
  await writeMove(doing, registration, { action, track: 'main', from: standing.main, to: standing.main, reason })
  return moved({ ...registration, version: registration.version + 1 })
}

export const agreeToPay: Handler<typeof calls.agreeToPay> = (asked) => answer(asked, 'agreeToPay')
export const declineToPay: Handler<typeof calls.declineToPay> = (asked) => answer(asked, 'declineToPay')
