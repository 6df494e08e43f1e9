import { doneBy, writeFact, type Doing } from '#platform/server/acts/write-act.ts'
import { byItself } from '#platform/server/audit/by.ts'
import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import type { Secrets } from '#platform/server/configuration/secrets.ts'
import { settings } from '#platform/server/settings.ts'
import { signInSettings } from '../../contract/settings.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import type { signinCalls } from '../../contract/calls.ts'
import { cannotActAs } from '../../contract/refusals.ts'
import { actingLife, mayActAs } from '#modules/accounts/rules/acting.ts'
import { signing } from '../acts/noun.ts'
import { issueAccessToken } from '../session/access-token.ts'
import { notifyActorChanged, userOfId } from '#modules/accounts/server/public.ts'
import { actingIn, addActing, endActing } from '../store/acting.ts'
import { accountById } from '../store/accounts.ts'
import { proofOfSession } from '../store/sessions.ts'
import { userDataOf } from '../session/user-data.ts'

/** Its reply holds tokens, which no idempotency key may keep: it opens its own transaction. */
export const actAs = (secrets: Secrets): Handler<typeof signinCalls.actAs> =>
  opensOwnTransactions(async ({ db, actor, body, now, request }) =>
    db.transaction().execute(async (tx) => {
      const user = (await userOfId(tx, body.ID)) ?? refuse(notFound)
      if (!mayActAs({ id: user.ID, role: user.Role, state: user.State }, actor)) refuse(cannotActAs)
      // Not beyond the administrator's own session, which an identity provider may have made short.
      const own = await proofOfSession(tx, request.sessionId!)
      const until = new Date(Math.min(now.getTime() + actingLife, own.ends.getTime()))
      const { sessionId, refreshToken } = await addActing(
        tx,
        {
          accountId: user.ID,
          adminId: actor.userId,
          from: request.sessionId!,
          reason: body.Reason,
          userAgent: request.userAgent,
          until,
        },
        now,
      )
      const by = { actorId: actor.userId, requestId: request.id, address: request.ip }
      await writeFact(doneBy(tx, by), signing, { id: user.ID }, 'actAs', { reason: body.Reason })
      const tokens = await issueAccessToken(secrets, user.ID, sessionId, now, until)
      const userData = userDataOf((await accountById(tx, user.ID))!, await actingIn(tx, sessionId))
      return { ...tokens, refreshToken, userData }
    }),
  )

export const stopActing: Handler<typeof signinCalls.stopActing> = async ({ db, actor, request, now, record }) => {
  if (actor.actingAdminId === null) refuse(notNow, { action: 'stopActing', state: 'own' })
  const [ended] = await endActing(db, { only: request.sessionId! }, now)
  if (ended) await writeEnd({ db, record }, ended, await isTold(db))
  await notifyActorChanged(db, actor.userId)
  return { Done: true }
}

/** Puts on record what ended otherwise: by its hour, with the administrator's own session, by the person. */
export async function recordActingEnds(
  { db, now }: { db: Database; now: Date },
  which: { readonly from?: string } = {},
): Promise<void> {
  const run = async (tx: Database) => {
    const told = await isTold(tx)
    for (const ended of await endActing(tx, which, now)) {
      await writeEnd(doneBy(tx, byItself), ended, told)
      await notifyActorChanged(tx, ended.account_id)
    }
  }
  await (db.isTransaction ? run(db) : db.transaction().execute(run))
}

const isTold = async (db: Database) => (await settings(db, signInSettings)).actAsNotice

type Ended = Awaited<ReturnType<typeof endActing>>[number]
const writeEnd = (
  doing: Doing,
  { account_id: id, acting_admin_id: adminId, created_at: since }: Ended,
  told: boolean,
) => writeFact(doing, signing, { id }, 'stopActing', { adminId, since, told })
