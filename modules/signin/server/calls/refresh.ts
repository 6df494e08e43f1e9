import { timingSafeEqual } from 'node:crypto'
import { keptBy, writeFact } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import type { Handler, RequestFacts } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import { queueMail } from '#platform/server/outbox/queue.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { signinCalls } from '../../contract/calls.ts'
import { sessionLocked, sessionOver } from '../../contract/refusals.ts'
import { sessionLives, tokenStanding } from '../../rules/session-ends.ts'
import { quiet } from '../acts/noun.ts'
import { issueAccessToken } from '../session/access-token.ts'
import { notifyActorChanged, addressee } from '#modules/accounts/server/public.ts'
import type { SignInRequest } from '../session/admit.ts'
import { browserHash } from '../session/browser.ts'
import { securityLetter } from '../letters.ts'
import type { SigninParts } from '../parts.ts'
import type { Proof } from '../session/proof.ts'
import { successorOf } from '../session/refresh-token.ts'
import { actingIn } from '../store/acting.ts'
import { accountById } from '../store/accounts.ts'
import { addToken, endSessions, lockToken, markUsed } from '../store/sessions.ts'
import { userDataOf } from '../session/user-data.ts'

/** The end of a session whose token was copied must stay although the call refuses. */
export const refresh = (parts: SigninParts): Handler<typeof signinCalls.refresh> =>
  opensOwnTransactions(async (asked) => {
    const { db, body, now } = asked
    const renewed = await db.transaction().execute((tx) => rotate(tx, parts, asked, body.refreshToken))
    if (!renewed) refuse(sessionOver)
    if (renewed === 'locked') refuse(sessionLocked)
    const account = await accountById(db, renewed.accountId)
    if (account?.state !== 'active') refuse(sessionOver)
    const acting = await actingIn(db, renewed.sessionId)
    if (acting && !acting.stands) refuse(sessionOver)
    const { sessionId, refreshToken, proof } = renewed
    const access = await issueAccessToken(parts.secrets, account.id, sessionId, now, proof.ends)
    return { ...access, refreshToken, userData: userDataOf(account, acting, proof.provider) }
  })

/**
 * The next token of the session; null where it is over. `unlocking`: the person at a locked screen has just proved
 * who they are.
 */
export async function rotate(
  tx: Database,
  parts: SigninParts,
  { request, now }: SignInRequest,
  token: string,
  unlocking = false,
) {
  const row = await lockToken(tx, token)
  if (!row || !sessionLives(timesOf(row), now)) return null
  const standing = tokenStanding(row.used_at === null ? null : new Date(row.used_at), now)
  if (standing === 'replayed') {
    // A copied tab of the same browser may have slept; the same token out of another browser was copied.
    if (!isSameBrowser(row.browser_hash, browserHash(request))) await endCopied(tx, row, request, now)
    return null
  }
  if (row.locked_at !== null && !unlocking) return 'locked'
  const refreshToken = successorOf(parts.secrets, token)
  if (standing === 'fresh') {
    await markUsed(tx, token, row.sessionId, now)
    await addToken(tx, row.sessionId, refreshToken, now)
  }
  const proof: Proof = { provider: row.provider, ends: new Date(row.expires_at) }
  return { accountId: row.account_id, sessionId: row.sessionId, refreshToken, proof }
}

type TokenRow = NonNullable<Awaited<ReturnType<typeof lockToken>>>

const timesOf = (row: TokenRow) => ({
  lastUsedAt: new Date(row.last_used_at),
  expiresAt: new Date(row.expires_at),
  revokedAt: row.revoked_at === null ? null : new Date(row.revoked_at),
})

const isSameBrowser = (known: Buffer | null, given: Buffer | null) =>
  known !== null && given !== null && timingSafeEqual(known, given)

async function endCopied(tx: Database, row: TokenRow, request: RequestFacts, now: Date): Promise<void> {
  await endSessions(tx, row.account_id, { only: row.sessionId }, 'replayed', now)
  await notifyActorChanged(tx, row.account_id)
  const by = { actorId: null, requestId: request.id, address: request.ip }
  await writeFact(keptBy(tx, by), quiet, { id: row.account_id }, 'endCopiedSession')
  const account = await accountById(tx, row.account_id)
  if (account) await queueMail(tx, securityLetter(addressee(account), 'sessionCopied'))
}
