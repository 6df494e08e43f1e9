import { mergedAccounts } from '#modules/people/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { queueMail } from '#platform/server/outbox/queue.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { keptKinds, removedKinds } from '#platform/shared/record/own-data.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import type { privacyCalls } from '../contract/calls.ts'
import { erasureBlocked, ownErasure } from '../contract/refusals.ts'
import { afterErasure, erasureActions, type ErasureAction, type ErasureState } from '../rules/erasure-states.ts'
import type { AllModules } from '#platform/server/module.ts'
import { refuseChanged, addressee, accountById, lockUser } from '#modules/accounts/server/public.ts'
import { writeAct } from '#platform/server/acts/write-act.ts'
import { noun } from './acts/noun.ts'
import { lockRequest, requestOfId, requestsOnPage } from './store/erasure-requests.ts'
import { blocksOf, countsOf, erasePerson } from './erasing.ts'
import { partsOf } from './parts.ts'
import { personOf } from './person.ts'
import { erasedLetter } from './letters.ts'

type Row = Awaited<ReturnType<typeof requestsOnPage>>['rows'][number]

const withActions = <R extends Row>(row: R, actor: Actor) => ({
  ...row,
  Actions: erasureActions({ accountId: row.AccountID, state: row.State }, actor),
})

export const searchErasureRequests: Handler<typeof privacyCalls.searchErasureRequests> = async ({
  db,
  actor,
  query,
}) => {
  const { rows, total } = await requestsOnPage(db, actor, query)
  return { Items: rows.map((row) => withActions(row, actor)), Total: total }
}

export const getErasureRequest =
  (modules: AllModules): Handler<typeof privacyCalls.getErasureRequest> =>
  async ({ db, actor, query }) => {
    const request = (await requestOfId(db, actor, query.ID)) ?? refuse(notFound)
    return {
      ...withActions(request, actor),
      IsOwn: request.AccountID === actor.userId,
      ...(request.State === 'asked'
        ? await whatItMeans(db, modules, request.AccountID)
        : { Removed: [], Kept: [], Blocks: [] }),
    }
  }

/** What would go, what would stay and what is open. */
async function whatItMeans(db: Database, modules: AllModules, accountId: number) {
  const [parts, person] = [partsOf(modules), await personOf(db, accountId)]
  const counts = await countsOf(db, parts, person)
  return {
    Removed: removedKinds.map((Kind) => ({ Kind, Count: counts.get(Kind) ?? null })),
    Kept: keptKinds.flatMap((Kind) => {
      const Count = counts.get(Kind) ?? 0
      return Count > 0 ? [{ Kind, Count }] : []
    }),
    Blocks: await blocksOf(db, parts, person),
  }
}

/** The request, locked for a decision that is the actor's to take now. */
async function forDecision(
  db: Database,
  actor: Actor,
  { ID, Version }: { readonly ID: number; readonly Version: number },
  action: ErasureAction,
) {
  const request = (await lockRequest(db, actor, ID)) ?? refuse(notFound)
  if (request.accountId === actor.userId) refuse(ownErasure)
  if (request.version !== Version) return refuseChanged(db, ['erasure', request.id])
  const state = afterErasure(request, action, actor) ?? refuse(notNow, { action, state: request.state })
  return { ...request, next: state }
}

const decided = ({ next }: { readonly next: ErasureState }, actor: Actor, now: Date) => ({
  state: next,
  ended_at: now.toISOString(),
  decided_by: actor.userId,
})

export const approveErasure =
  (modules: AllModules): Handler<typeof privacyCalls.approveErasure> =>
  async ({ db, actor, body, now, record, vault }) => {
    const request = await forDecision(db, actor, body, 'approve')
    await lockUser(db, request.accountId)
    const parts = partsOf(modules)
    const person = await personOf(db, request.accountId)
    const blocks = await blocksOf(db, parts, person)
    if (blocks.length > 0) refuse(erasureBlocked, { open: blocks.length })
    const account = (await accountById(db, request.accountId))!
    // Records that were merged into this one are the same person's, with accounts that nobody signs in to.
    for (const accountId of await mergedAccounts(db, person))
      await erasePerson(db, parts, await personOf(db, accountId), request.id, { now, vault })
    await erasePerson(db, parts, person, request.id, { now, vault })
    await queueMail(db, erasedLetter(addressee(account)))
    await writeAct({ db, record }, noun, request, 'approveErasure', { set: decided(request, actor, now) })
    return { ID: request.id, Version: request.version + 1 }
  }

export const refuseErasure: Handler<typeof privacyCalls.refuseErasure> = async ({ db, actor, body, now, record }) => {
  const request = await forDecision(db, actor, body, 'refuse')
  const set = { ...decided(request, actor, now), decision_reason: body.Reason }
  await writeAct({ db, record }, noun, request, 'refuseErasure', { set, data: { reason: body.Reason } })
  return { ID: request.id, Version: request.version + 1 }
}
