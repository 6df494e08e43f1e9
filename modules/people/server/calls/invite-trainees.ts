import type { Handler } from '#platform/server/handler.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { invite } from '#modules/accounts/server/public.ts'
import type { traineeCalls } from '../../contract/calls.ts'
import { accountsOfTrainees } from '../store/trainees.ts'

/** All or none: an id that is not the actor's to see refuses the whole. */
export const inviteTrainees: Handler<typeof traineeCalls.inviteTrainees> = async ({ db, actor, body, now, audit }) => {
  const ids = [...new Set(body.IDs)]
  const found = await accountsOfTrainees(db, actor, ids)
  if (found.length !== ids.length) refuse(notFound)
  const accounts = found.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]))
  const Invited = await invite(db, accounts, now)
  for (const { id } of found) await audit({ kind: 'traineeInvited', subject: ['trainee', id] })
  return { Invited }
}
