import type { Updateable } from 'kysely'
import type { DB } from '#database/tables.ts'
import { refuseChanged } from '#modules/accounts/server/public.ts'
import { writeAct } from '#platform/server/acts/write-act.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import type { ActName } from '#platform/shared/record/act.ts'
import type { cardActs } from '../../contract/acts.ts'
import { ownCard } from '../../contract/refusals.ts'
import { stateAfter, type CardMove } from '../../rules/card-states.ts'
import { lockedCard, type Card } from '../store/locked.ts'
import { reachesCard } from '../store/reach.ts'
import type { Doing } from './doing.ts'
import { noun } from './noun.ts'

interface Details {
  readonly reason?: string | undefined
  /** Other columns that change with it. */
  readonly set?: Updateable<DB['membership.card']>
  /** What the fact carries beside those of the noun. */
  readonly data?: Readonly<Record<string, unknown>>
}

/** The card, locked until the transaction ends; one that the actor does not reach is `notFound`. Nobody keeps the own one. */
export async function lockReached(doing: Doing, actor: Actor, id: number): Promise<Card> {
  const card = (await lockedCard(doing.db, id, reachesCard(actor))) ?? refuse(notFound)
  if (doing.party === 'keeper' && card.trainee_id === actor.traineeId) refuse(ownCard)
  if (doing.party === 'trainee' && card.trainee_id !== actor.traineeId) refuse(notFound)
  return card
}

/** The same as somebody has seen it; one that was saved since is `changedMeanwhile`. */
export async function take(
  doing: Doing,
  actor: Actor,
  { ID, Version }: { readonly ID: number; readonly Version: number },
): Promise<Card> {
  const card = await lockReached(doing, actor, ID)
  if (card.version === Version) return card
  const told = { named: doing.party === 'keeper', reader: actor.userId }
  return refuseChanged(doing.db, ['membershipCard', card.id], told)
}

/** Writes down an act that leaves the card in its state. It must be locked. Returns it as it is now. */
export async function act(
  doing: Doing,
  card: Card,
  name: ActName<typeof cardActs>,
  { reason, set = {}, data }: Details = {},
): Promise<Card> {
  const after = { ...card, ...(set as Partial<Card>), version: card.version + 1 }
  // The number that it gets is told with it.
  await writeAct(doing, noun, after, name, { set, reason, data })
  return after
}

/** Makes one move by the state table, or refuses (`notNow`). The card must be locked. Returns it as it is now. */
export async function move(
  doing: Doing,
  card: Card,
  name: CardMove,
  { reason, set, data }: Details = {},
): Promise<Card> {
  const state = stateAfter(card.state, name, doing.party)
  if (!state) return refuse(notNow, { action: name, state: card.state })
  const moved = { state, state_since: doing.now, reason: reason || null, ...set }
  return act(doing, card, name, { reason, set: moved, ...(data && { data }) })
}

/** The reply of an act. */
export const moved = ({ id, version, state, number }: Card) => ({
  ID: id,
  Version: version,
  State: state,
  Number: number,
})
