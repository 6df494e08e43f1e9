import * as z from 'zod'
import type { Actor } from '../actor.ts'
import { notFound, notNow, refusal, refuse } from '../refusal.ts'
import { id, instant, optionalLine } from '../shapes.ts'

/* What one person asks for with a reason and another decides: the rule, the refusals and the shapes of the wire. */

/** Who asked for the change cannot approve it. */
export const secondPersonNeeded = refusal('secondPersonNeeded', 403)
/** A change of the same thing waits already for its second person. */
export const changeAsked = refusal('changeAsked', 409)
/** What was to be changed is no longer what it was when the change was asked for. */
export const changeOutOfDate = refusal('changeOutOfDate', 409)
/** Rejecting a change, or whatever else takes something from somebody, needs a reason. */
export const reasonMissing = refusal('reasonMissing', 422)

type Behind = Pick<Actor, 'userId' | 'actingAdminId'>

/** The accounts behind what somebody does: the own one and, where an administrator acts as this person, the administrator's. */
export const peopleBehind = (actor: Behind): number[] =>
  actor.actingAdminId === null ? [actor.userId] : [actor.userId, actor.actingAdminId]

/** Whether nobody behind the one act stands behind the other: what needs two people is not done by one with two accounts. */
export const isSecondPerson = (first: readonly number[], second: readonly number[]): boolean =>
  second.every((person) => !first.includes(person))

/** A request as it stands in its table. */
export interface Asking {
  readonly asked_by: number
  readonly asked_by_admin: number | null
}

/** The accounts behind the asking. */
export const askersOf = ({ asked_by, asked_by_admin }: Asking): number[] =>
  asked_by_admin === null ? [asked_by] : [asked_by, asked_by_admin]

export const changeActions = ['approveChange', 'rejectChange', 'withdrawChange'] as const
export type ChangeAction = (typeof changeActions)[number]

/** What somebody may do about a change that waits; `mayDecide`: has what deciding about it takes. */
export function actionsOnChange(asking: Asking, actor: Behind, mayDecide: boolean): ChangeAction[] {
  const decides = mayDecide && isSecondPerson(askersOf(asking), peopleBehind(actor))
  return [
    ...(decides ? (['approveChange', 'rejectChange'] as const) : []),
    ...(asking.asked_by === actor.userId ? (['withdrawChange'] as const) : []),
  ]
}

/** Refuses unless this person may decide, in this way, about a change that waits. */
export function refuseDecision(
  change: Asking & { readonly state: string },
  actor: Behind,
  decision: { readonly Approve: boolean; readonly Reason?: string | null | undefined },
): void {
  if (change.state !== 'asked') refuse(notNow, { action: 'decide', state: change.state })
  if (!isSecondPerson(askersOf(change), peopleBehind(actor))) refuse(secondPersonNeeded)
  if (!decision.Approve && !decision.Reason) refuse(reasonMissing, {}, [{ path: 'Reason', code: 'required' }])
}

/** Refuses unless it waits and this person asked for it. */
export function refuseWithdrawal(change: Asking & { readonly state: string }, actor: Behind): void {
  if (change.asked_by !== actor.userId) refuse(notFound)
  if (change.state !== 'asked') refuse(notNow, { action: 'withdraw', state: change.state })
}

/** What a page says of a change that waits. */
export const askedChange = { ID: z.int(), Reason: z.string(), AskedBy: z.string(), AskedAt: instant() }

/** The body of a call that decides; a rejection needs its reason. */
export const changeDecision = z.strictObject({
  ID: id(),
  Approve: z.boolean(),
  Reason: optionalLine(300).optional(),
})
