import { randomUUID } from 'node:crypto'
import type * as z from 'zod'
import type { Database } from '#platform/server/database.ts'
import type { Asked } from '#platform/server/handler.ts'
import type { Secrets } from '#platform/server/configuration/secrets.ts'
import { settings } from '#platform/server/settings.ts'
import { signInSettings } from '../../contract/settings.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { awaitsApproval, wrongCredentials } from '../../contract/refusals.ts'
import type { loginReply, signInReply } from '../../contract/session.ts'
import { ruleInForce, stillAsked, type Proved } from '../../rules/second-factor.ts'
import { codeLife, setUpLife } from '../../rules/one-time-code.ts'
import { beginSession } from './begin-session.ts'
import { markBrowser } from './browser.ts'
import { addressee } from '#modules/accounts/server/public.ts'
import type { SigninParts } from '../parts.ts'
import type { Guess } from '../proof/guesses.ts'
import { ownProof, type Proof } from './proof.ts'
import { sendCode } from '../code/send-code.ts'
import type { AccountRow } from '../store/accounts.ts'
import { addAttempt, keepProof } from '../store/one-time-codes.ts'
import { userDataOf } from './user-data.ts'

export type SignInReply = z.output<typeof signInReply>
/** What of the request signing in looks at. */
export type SignInRequest = Pick<Asked<unknown>, 'request' | 'reply' | 'now' | 'actor' | 'vault'>

export interface Arrival {
  readonly account: AccountRow
  /** What the person has proved so far. */
  readonly by: Proved['by']
  readonly fcmToken?: string | null | undefined
  /** Where an identity provider proved it: the session ends with what it said. */
  readonly proof?: Proof
  /** The right password just typed: its failures end with what follows. */
  readonly guess?: Guess
}

/**
 * Somebody has proved who they are by one factor: opens a session, or asks for the second one. Everybody who signs in
 * passes here, whatever the first factor was. Refuses whom the academy has not approved, or has switched off. A password's
 * session is one statement, so it needs no transaction around it.
 */
export async function admit(
  db: Database,
  parts: SigninParts,
  asked: SignInRequest,
  { account, by, fcmToken, proof, guess }: Arrival,
): Promise<SignInReply> {
  if (account.state !== 'active') await guess?.right()
  refuseUnlessActive(account)
  const { secondFactor } = guess ?? (await settings(db, signInSettings))
  const rule = ruleInForce(secondFactor, parts.sample !== null)
  const { role, wants_second_factor: wants, has_authenticator: hasAuthenticator, has_passkey: hasPasskey } = account
  const methods = stillAsked({ rule, role, wants, hasAuthenticator, hasPasskey, by })
  const [method] = methods
  if (method === undefined) return openSession(db, parts, asked, account, { fcmToken, proof, guess })
  await guess?.right()
  const begin = (tx: Database) => beginAttempt(tx, parts, account, waysToAsk[method], asked.now, proof)
  const { attemptId } = await (db.isTransaction ? begin(db) : db.transaction().execute(begin))
  asked.reply.code(201)
  const { id: userId, email } = account
  return { status: 201, message: 'OTP has been sent', otpRequired: true, userId, email, attemptId, method, methods }
}

const waysToAsk = { passkey: 'factor', app: 'factor', mail: 'mail', setUp: 'setUp' } as const

/** Whether a session may be opened for whoever has proved this account's mailbox alone. */
export async function needsMore(
  db: Database,
  parts: Pick<SigninParts, 'sample'>,
  account: AccountRow,
): Promise<boolean> {
  const rule = ruleInForce((await settings(db, signInSettings)).secondFactor, parts.sample !== null)
  const { role, wants_second_factor: wants, has_authenticator: hasAuthenticator, has_passkey: hasPasskey } = account
  return stillAsked({ rule, role, wants, hasAuthenticator, hasPasskey, by: 'mailbox' }).length > 0
}

export function refuseUnlessActive(account: AccountRow): void {
  if (account.state === 'pending') refuse(awaitsApproval)
  if (account.state !== 'active') refuse(wrongCredentials)
}

/** What an attempt waits for: what the person has, a mailed code, or that a second factor is set up. */
export type Awaited = 'factor' | 'mail' | 'setUp'

/** Waits for a code of the person's app or a passkey, or mails a code. `proof`: what an identity provider has proved before. */
export async function beginAttempt(
  db: Database,
  { secrets }: SigninParts,
  account: AccountRow,
  awaited: Awaited,
  now: Date,
  proof: Proof | null = null,
): Promise<{ attemptId: string }> {
  const begun = await askFor(db, secrets, account, awaited, awaited === 'setUp' ? 'setUp' : 'signIn', now)
  await keepProof(db, begun.attemptId, proof)
  return begun
}

/** An attempt that proves its owner in a session; nobody signs in by it. */
export const beginProof = (db: Database, { secrets }: SigninParts, account: AccountRow, now: Date) =>
  askFor(db, secrets, account, account.has_authenticator ? 'factor' : 'mail', 'prove', now)

async function askFor(
  db: Database,
  secrets: Secrets,
  account: AccountRow,
  awaited: Awaited,
  purpose: 'signIn' | 'prove' | 'setUp',
  now: Date,
): Promise<{ attemptId: string }> {
  const facts = { email: account.email, accountId: account.id }
  if (awaited === 'mail' && purpose !== 'setUp')
    return sendCode(db, secrets, { ...facts, purpose, ...addressee(account), now })
  const attemptId = randomUUID()
  const expiresAt = new Date(now.getTime() + (awaited === 'setUp' ? setUpLife : codeLife))
  await addAttempt(db, { id: attemptId, purpose, ...facts, codeHash: null, drawnAt: now, expiresAt })
  return { attemptId }
}

/** The person is in. Nothing is asked any more. */
export async function openSession(
  db: Database,
  { secrets }: Pick<SigninParts, 'secrets'>,
  { request, reply, now }: SignInRequest,
  account: AccountRow,
  { fcmToken, proof = ownProof(now), guess }: Pick<Arrival, 'fcmToken' | 'proof' | 'guess'> = {},
): Promise<z.output<typeof loginReply>> {
  const browser = {
    id: request.id,
    ip: request.ip,
    userAgent: request.userAgent,
    hash: markBrowser(request, reply),
    fcmToken: fcmToken ?? null,
    failures: guess?.failures ?? null,
  }
  const tokens = await beginSession(db, secrets, account.id, browser, now, proof)
  const userData = userDataOf(account, null, proof.provider)
  return { status: 200, message: 'Signed in', userId: account.id, ...tokens, userData }
}
