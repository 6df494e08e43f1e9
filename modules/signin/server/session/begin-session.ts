import { doneBy, writeFact } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import type { RequestFacts } from '#platform/server/handler.ts'
import type { Secrets } from '#platform/server/configuration/secrets.ts'
import { signing } from '../acts/noun.ts'
import { issueAccessToken } from './access-token.ts'
import { ownProof, type Proof } from './proof.ts'
import { subscriptionIn } from '../../rules/push-subscription.ts'
import { putDevice } from '../store/push-devices.ts'
import { addSession, type SessionBrowser } from '../store/sessions.ts'

export interface Tokens {
  readonly accessToken: string
  readonly refreshToken: string
  /** Seconds. */
  readonly expiresIn: number
}

/**
 * Begins a session in a browser; `fcmToken` is where messages to it go. Whoever asks has made sure who is sitting at it: people who
 * sign in pass `admit`.
 */
export async function beginSession(
  db: Database,
  secrets: Secrets,
  accountId: number,
  browser: SessionBrowser & Pick<RequestFacts, 'id' | 'ip'> & { readonly fcmToken?: string | null },
  now: Date,
  proof: Proof = ownProof(now),
): Promise<Tokens> {
  const by = { actorId: accountId, requestId: browser.id, address: browser.ip }
  const { sessionId, refreshToken } = await addSession(db, accountId, browser, now, proof, by)
  const subscription = subscriptionIn(browser.fcmToken)
  if (subscription) await putDevice(db, { accountId, sessionId, subscription, userAgent: browser.userAgent, now })
  if (proof.provider !== null) {
    const data = { provider: proof.provider }
    await writeFact(doneBy(db, by), signing, { id: accountId }, 'signInByProvider', data)
  }
  return { ...(await issueAccessToken(secrets, accountId, sessionId, now, proof.ends)), refreshToken }
}
