import { notifyActorChanged } from '#modules/accounts/server/public.ts'
import { doneBy, writeAct, writeNew, type Doing } from '#platform/server/acts/write-act.ts'
import { byOf } from '#platform/server/audit/by.ts'
import type { Database } from '#platform/server/database.ts'
import type { Asked } from '#platform/server/handler.ts'
import { settings } from '#platform/server/settings.ts'
import type { Argument } from '#platform/shared/call.ts'
import { invalidInput, notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { addDays, dayOf, instantOf } from '#platform/shared/values/dates.ts'
import type { integrationsCalls as calls } from '../../contract/calls.ts'
import { tokenNameTaken, tooManyTokens } from '../../contract/refusals.ts'
import { integrationSettings } from '../../contract/settings.ts'
import { mostTokens, shownOf } from '../../rules/token.ts'
import { newToken, tokenHash } from '../secret.ts'
import * as store from '../store/tokens.ts'
import { tokenNoun } from './token-noun.ts'

type Asking = Pick<Asked<unknown>, 'db' | 'actor' | 'now' | 'request'>

/** The last day that a token may have, and what day it is. */
export async function daysOfTokens(db: Database, now: Date) {
  const [{ apiTokenDays }, { timeZone }] = [await settings(db, integrationSettings), await settings(db, zoneSettings)]
  const today = dayOf(now, timeZone)
  return { today, last: addDays(today, apiTokenDays), timeZone }
}

/** What the caller may do: in which areas, and whether only to read there. */
export type OpenAreas = ReadonlyMap<string, { readonly canWrite: boolean }>

/** Makes a token in a transaction of its own and answers it: it is told this once. */
export async function makeToken(
  { db, actor, now, request }: Asking,
  { Name, ExpiresOn, Reads, Writes, Networks }: Argument<typeof calls.makeToken>['body'],
  open: OpenAreas,
): Promise<{ ID: number; Token: string }> {
  const { today, last, timeZone } = await daysOfTokens(db, now)
  if (ExpiresOn < today) refuse(invalidInput, {}, [{ path: 'ExpiresOn', code: 'inThePast' }])
  if (ExpiresOn > last) refuse(invalidInput, {}, [{ path: 'ExpiresOn', code: 'tooLate' }])
  if (Reads.length + Writes.length === 0) refuse(invalidInput, {}, [{ path: 'Reads', code: 'required' }])
  if (Reads.some((area) => !open.has(area))) refuse(invalidInput, {}, [{ path: 'Reads', code: 'notYours' }])
  if (Writes.some((area) => !open.get(area)?.canWrite)) refuse(invalidInput, {}, [{ path: 'Writes', code: 'notYours' }])
  const token = newToken()
  return db.transaction().execute(async (tx) => {
    const good = await store.goodTokensOf(tx, actor.userId, now)
    if (good.some(({ name }) => name === Name)) refuse(tokenNameTaken, {}, [{ path: 'Name', code: 'taken' }])
    if (good.length >= mostTokens) refuse(tooManyTokens, { most: mostTokens })
    const made = await store.insertToken(tx, {
      account_id: actor.userId,
      organization_id: actor.organizationId,
      name: Name,
      prefix: shownOf(token),
      hash: tokenHash(token),
      role: actor.role,
      reads: [...new Set(Reads)].filter((area) => !Writes.includes(area)).toSorted(),
      writes: [...new Set(Writes)].toSorted(),
      networks: [...new Set(Networks)],
      made_at: now.toISOString(),
      expires_at: instantOf(addDays(ExpiresOn, 1), '00:00', timeZone).toISOString(),
    })
    const doing = doneBy(tx, byOf(actor, request))
    await writeNew(doing, tokenNoun, { id: made.id, account_id: actor.userId }, 'makeToken')
    return { ID: made.id, Token: token }
  })
}

/** Takes a token back; the next request with it, in whichever process, gets nothing. */
export async function revokeToken(doing: Doing & Pick<Asking, 'actor' | 'now'>, id: number): Promise<void> {
  const token = (await store.lockedToken(doing.db, id, doing)) ?? refuse(notFound)
  if (token.state !== 'active') refuse(notNow, { action: 'revokeToken', state: token.state })
  await writeAct(doing, tokenNoun, token, 'revokeToken', {
    set: { ended_at: doing.now.toISOString(), ended_why: 'revoked' },
  })
  await notifyActorChanged(doing.db, token.account_id)
}
