import type { Handler } from '#platform/server/handler.ts'
import { notFound, notNow, notSignedIn, refuse } from '#platform/shared/refusal.ts'
import type { privacyCalls } from '../contract/calls.ts'
import { erasureAsked, notOwnAddress } from '../contract/refusals.ts'
import { afterErasure, erasureActions } from '../rules/erasure-states.ts'
import type { AllModules } from '#platform/server/module.ts'
import { refuseChanged, accountById } from '#modules/accounts/server/public.ts'
import { writeAct, writeNew } from '#platform/server/acts/write-act.ts'
import { noun } from './acts/noun.ts'
import { addRequest, lockRequest, newestOf } from './store/erasure-requests.ts'
import { blocksOf } from './erasing.ts'
import { partsOf } from './parts.ts'
import { personOf } from './person.ts'

export const getOwnErasure =
  (modules: AllModules): Handler<typeof privacyCalls.getOwnErasure> =>
  async ({ db, actor }) => {
    const request = await newestOf(db, actor.userId)
    const isOpen = request?.State === 'asked'
    return {
      Request: request
        ? { ...request, Actions: erasureActions({ accountId: actor.userId, state: request.State }, actor) }
        : null,
      Blocks: isOpen ? await blocksOf(db, partsOf(modules), await personOf(db, actor.userId)) : [],
    }
  }

export const askErasure: Handler<typeof privacyCalls.askErasure> = async ({ db, actor, body, now, record }) => {
  const { email } = (await accountById(db, actor.userId)) ?? refuse(notSignedIn)
  if (body.Email !== email) refuse(notOwnAddress, {}, [{ path: 'Email', code: 'notOwnAddress' }])
  const saved = (await addRequest(db, actor.userId, body.Reason, now)) ?? refuse(erasureAsked)
  await writeNew({ db, record }, noun, { id: saved.ID, accountId: actor.userId }, 'askErasure')
  return saved
}

export const withdrawErasure: Handler<typeof privacyCalls.withdrawErasure> = async ({
  db,
  actor,
  body,
  now,
  record,
}) => {
  const request = await lockRequest(db, actor, body.ID)
  if (!request || request.accountId !== actor.userId) refuse(notFound)
  if (request.version !== body.Version)
    return refuseChanged(db, ['erasure', request.id], { named: false, reader: actor.userId })
  const state = afterErasure(request, 'withdraw', actor) ?? refuse(notNow, { action: 'withdraw', state: request.state })
  await writeAct({ db, record }, noun, request, 'withdrawErasure', { set: { state, ended_at: now.toISOString() } })
  return { ID: request.id, Version: request.version + 1 }
}
