import type { Handler } from '#platform/server/handler.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import type { traineeCalls } from '../../contract/calls.ts'
import { ownName, reasonMissing } from '../../contract/refusals.ts'
import { followNames } from '../accounts.ts'
import * as store from '../store/name-changes.ts'
import { findTrainee } from '../store/trainees.ts'

export const decideNameChange: Handler<typeof traineeCalls.decideNameChange> = async ({
  db,
  actor,
  now,
  body,
  record,
}) => {
  const change = (await store.lockNameChange(db, body.ID)) ?? refuse(notFound)
  const trainee = (await findTrainee(db, actor, change.trainee_id)) ?? refuse(notFound)
  if (actor.traineeId === trainee.ID || actor.userId === trainee.account_id) refuse(ownName)
  if (change.state !== 'asked') refuse(notNow, { action: 'decide', state: change.state })
  if (!body.Accept && !body.Reason) refuse(reasonMissing, {}, [{ path: 'Reason', code: 'required' }])
  const answer = body.Reason || null
  const state = body.Accept ? 'accepted' : 'rejected'
  await store.decideNameChange(db, change.id, { state, by: actor.userId, at: now, answer })
  const { ar, en } = change.FullName
  if (body.Accept) {
    await store.setName(db, trainee.ID, change.FullName)
    await followNames(db, trainee.account_id, { nameAr: ar, nameEn: en })
  }
  await record({
    kind: body.Accept ? 'nameChangeAccepted' : 'nameChangeRejected',
    subject: ['trainee', trainee.ID],
    data: { changeId: change.id },
    before: { name: trainee.FullName },
    after: body.Accept ? { name: change.FullName, reason: answer } : { reason: answer },
  })
  return { Done: true }
}

export const withdrawNameChange: Handler<typeof traineeCalls.withdrawNameChange> = async ({
  db,
  actor,
  now,
  record,
}) => {
  const traineeId = actor.traineeId ?? refuse(notFound)
  const change = (await store.lockWaitingChange(db, traineeId)) ?? refuse(notNow, { action: 'withdraw', state: 'none' })
  await store.decideNameChange(db, change.id, { state: 'withdrawn', by: actor.userId, at: now, answer: null })
  await record({ kind: 'nameChangeWithdrawn', subject: ['trainee', traineeId], data: { changeId: change.id } })
  return { Done: true }
}
