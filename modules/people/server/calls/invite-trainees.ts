import { invite } from '#modules/accounts/server/public.ts'
import { writeFact } from '#platform/server/acts/write-act.ts'
import type { Handler } from '#platform/server/handler.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { traineeCalls } from '../../contract/calls.ts'
import { noun } from '../acts/trainee-noun.ts'
import { accountsOfTrainees } from '../store/trainees.ts'

/** All or none: an id that is not the actor's to see refuses the whole. */
export const inviteTrainees: Handler<typeof traineeCalls.inviteTrainees> = async (asked) => {
  const { db, actor, body, now } = asked
  const ids = [...new Set(body.IDs)]
  const found = await accountsOfTrainees(db, actor, ids)
  if (found.length !== ids.length) refuse(notFound)
  const accounts = found.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]))
  const Invited = await invite(db, accounts, now)
  for (const trainee of found) await writeFact(asked, noun, trainee, 'inviteTrainee')
  return { Invited }
}
