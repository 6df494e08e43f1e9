import type { Asked, Handler } from '#platform/server/handler.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
import type { membershipCalls as calls } from '../../contract/calls.ts'
import { cardActions } from '../../rules/card-states.ts'
import * as cards from '../acts/cards.ts'
import { doingOf, type Doing } from '../acts/doing.ts'
import { lockReached, move, moved, take } from '../acts/move.ts'
import type { Card } from '../store/locked.ts'

type Body = { readonly ID: number; readonly Version: number }
type Reasoned = Body & { readonly Reason: string }

/** One act of the academy on the card as it was seen. */
const kept =
  <B extends Body>(does: (doing: Doing, card: Card, body: B) => Promise<Card>) =>
  async (asked: Asked<{ body: B }>) => {
    const doing = await doingOf(asked, 'keeper')
    return moved(await does(doing, await take(doing, asked.actor, asked.body), asked.body))
  }

export const request: Handler<typeof calls.request> = async (asked) => {
  const { actor, body } = asked
  const doing = await doingOf(asked, 'trainee')
  return moved(await cards.request(doing, actor, { kind: body.Kind, cause: body.Cause, note: body.Note }))
}

export const uploadProof: Handler<typeof calls.uploadProof> = async (asked) => {
  const { actor, body } = asked
  const doing = await doingOf(asked, 'trainee')
  const card = await take(doing, actor, body)
  return moved(await cards.uploadProof(doing, actor, card, { fileId: body.FileID, swiftCode: body.SwiftCode }))
}

export const takeForReview: Handler<typeof calls.takeForReview> = kept((doing, card) =>
  move(doing, card, 'takeForReview'),
)
export const approve: Handler<typeof calls.approve> = kept(cards.approve)
export const confirm: Handler<typeof calls.confirm> = kept(cards.confirm)
export const rejectProof: Handler<typeof calls.rejectProof> = kept<Reasoned>((doing, card, { Reason }) =>
  cards.rejectProof(doing, card, Reason),
)
export const reject: Handler<typeof calls.reject> = kept<Reasoned>((doing, card, { Reason }) =>
  cards.reject(doing, card, Reason),
)
export const suspend: Handler<typeof calls.suspend> = kept<Reasoned>((doing, card, { Reason }) =>
  move(doing, card, 'suspend', { reason: Reason }),
)
export const reinstate: Handler<typeof calls.reinstate> = kept<Reasoned>((doing, card, { Reason }) =>
  move(doing, card, 'reinstate', { reason: Reason }),
)

/** Hiding leaves the card in its state: whether it may be now, the same rule says as its buttons. */
function refuseUnlessOpen(card: Card, action: 'hide' | 'show'): void {
  if (!cardActions({ state: card.state, isHidden: card.is_hidden }, 'keeper').includes(action))
    refuse(notNow, { action, state: card.state })
}
export const hide: Handler<typeof calls.hide> = kept<Reasoned>((doing, card, { Reason }) => {
  refuseUnlessOpen(card, 'hide')
  return cards.hide(doing, card, Reason)
})
export const show: Handler<typeof calls.show> = kept((doing, card) => {
  refuseUnlessOpen(card, 'show')
  return cards.show(doing, card)
})

export const activate: Handler<typeof calls.activate> = async (asked) => {
  const doing = await doingOf(asked, 'keeper')
  for (const id of [...new Set(asked.body.IDs)].toSorted((one, other) => one - other))
    await cards.activate(doing, await lockReached(doing, asked.actor, id))
  return { Done: true }
}
