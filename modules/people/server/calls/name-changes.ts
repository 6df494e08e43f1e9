import { writeAct } from '#platform/server/acts/write-act.ts'
import type { Handler } from '#platform/server/handler.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import type { traineeCalls } from '../../contract/calls.ts'
import { ownName, reasonMissing } from '../../contract/refusals.ts'
import { accountNames, followNames } from '../acts/accounts.ts'
import { noun as nameChangeNoun } from '../acts/name-change-noun.ts'
import { lockTrainee } from '../acts/take.ts'
import { noun as traineeNoun } from '../acts/trainee-noun.ts'
import * as store from '../store/name-changes.ts'
import { keptNames, nameColumns } from '../store/names.ts'

export const decideNameChange: Handler<typeof traineeCalls.decideNameChange> = async (asked) => {
  const { db, actor, now, body } = asked
  const change = (await store.lockNameChange(db, body.ID)) ?? refuse(notFound)
  const trainee = await lockTrainee(asked, change.traineeId)
  if (actor.traineeId === trainee.id || actor.userId === trainee.accountId) refuse(ownName)
  if (change.state !== 'asked') refuse(notNow, { action: 'decide', state: change.state })
  if (!body.Accept && !body.Reason) refuse(reasonMissing, {}, [{ path: 'Reason', code: 'required' }])
  const reason = body.Reason || undefined
  const decided = store.decided(body.Accept ? 'accepted' : 'rejected', actor.userId, now, reason ?? null)
  if (!body.Accept) {
    await writeAct(asked, nameChangeNoun, change, 'rejectName', { set: decided, reason })
    return { Done: true }
  }
  await store.setNameChange(db, change.id, decided)
  const names = keptNames(change)
  const set = nameColumns(names)
  await writeAct(asked, traineeNoun, trainee, 'acceptName', { set, reason, data: { changeId: change.id } })
  await followNames(db, trainee.accountId, accountNames(names))
  return { Done: true }
}

export const withdrawName: Handler<typeof traineeCalls.withdrawName> = async (asked) => {
  const { db, actor, now } = asked
  const traineeId = actor.traineeId ?? refuse(notFound)
  const change = (await store.lockWaitingChange(db, traineeId)) ?? refuse(notNow, { action: 'withdraw', state: 'none' })
  await writeAct(asked, nameChangeNoun, change, 'withdrawName', {
    set: store.decided('withdrawn', actor.userId, now, null),
  })
  return { Done: true }
}
