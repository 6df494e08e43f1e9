import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { auditedRefusal } from '#platform/server/audit/refused.ts'
import type { Database } from '#platform/server/database.ts'
import type { Secrets } from '#platform/server/configuration/secrets.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { foldDigits } from '#platform/shared/text.ts'
import { codeOver, codeTooSoon, stepOver, tooManyTries, wrongCode } from '../../contract/refusals.ts'
import { codeLife, hour, triesInHour, triesOfCode, waitToResend } from '../../rules/one-time-code.ts'
import { refusedSignIn } from '../acts/noun.ts'
import {
  addAttempt,
  attemptById,
  lockAddress,
  mailedLately,
  markTried,
  markUsed,
  triesLately,
  type AttemptRow,
  type CodePurpose,
} from '../store/one-time-codes.ts'

export type { CodePurpose }

export interface CodeFor {
  readonly purpose: CodePurpose
  /** Lower case. */
  readonly email: string
  /** Null where nobody has the address, or nobody yet. */
  readonly accountId: number | null
  readonly now: Date
}

const hashOf = (secrets: Secrets, attemptId: string, code: string) =>
  createHmac('sha256', secrets.key('one-time code')).update(`${attemptId} ${code}`).digest()

const inTransaction = <T>(db: Database, run: (tx: Database) => Promise<T>): Promise<T> =>
  db.isTransaction ? run(db) : db.transaction().execute(run)

/**
 * Draws a code of six digits for ten minutes and one use. The id goes to the browser that asked, the code to the
 * address and nowhere else. Refuses `codeTooSoon` with the seconds to wait: one a minute and five an hour of an
 * address, of which those that were used do not count.
 */
export function drawCode(
  db: Database,
  secrets: Secrets,
  { purpose, email, accountId, now }: CodeFor,
): Promise<{ attemptId: string; code: string }> {
  return inTransaction(db, async (tx) => {
    await lockAddress(tx, purpose, email)
    const seconds = waitToResend(await mailedLately(tx, purpose, email, now), now)
    if (seconds > 0) refuse(codeTooSoon, { seconds })
    const attemptId = randomUUID()
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const codeHash = hashOf(secrets, attemptId, code)
    const expiresAt = new Date(now.getTime() + codeLife)
    await addAttempt(tx, { id: attemptId, purpose, email, accountId, codeHash, drawnAt: now, expiresAt })
    return { attemptId, code }
  })
}

export interface CodeTyped {
  readonly purpose: CodePurpose
  readonly attemptId: string
  /** As typed: spaces and Arabic digits are taken for what they mean. */
  readonly code: string
  readonly now: Date
}

/**
 * Whose code this is. A right one is used up. Refuses `wrongCode` with the tries left, `codeOver` for a code that is
 * unknown, used, too old or void (`stepOver` where none was mailed), and `tooManyTries` with seconds. The wrong try stays counted although this refuses,
 * so it opens its own transaction: give it the pool, in a handler marked with `opensOwnTransactions`.
 */
export async function checkCode(
  db: Database,
  secrets: Secrets,
  { purpose, attemptId, code, now }: CodeTyped,
): Promise<{ email: string; accountId: number | null }> {
  const attempt = await tryAttempt(db, { purpose, attemptId, now }, async (_tx, row) =>
    isMailedCode(secrets, row, code),
  )
  return { email: attempt.email, accountId: attempt.account_id }
}

/** Whether the attempt's letter holds this code. */
export function isMailedCode(secrets: Secrets, { id, code_hash }: AttemptRow, code: string): boolean {
  const typed = foldDigits(code).replace(/\s/g, '')
  return code_hash !== null && timingSafeEqual(hashOf(secrets, id, typed), code_hash)
}

type AttemptTried = Omit<CodeTyped, 'code'>

/** Counts the try, or uses the attempt up where `isRight` says so. Refuses as `checkCode`. */
export async function tryAttempt(
  db: Database,
  tried: AttemptTried,
  isRight: (tx: Database, attempt: AttemptRow) => Promise<boolean>,
): Promise<AttemptRow> {
  if (db.isTransaction) throw new Error('The try would be forgotten with the transaction of the call that refuses.')
  const { attempt, triesLeft, seconds, isMailed } = await db.transaction().execute((tx) => count(tx, tried, isRight))
  if (seconds > 0) refuse(tooManyTries, { seconds })
  if (attempt && triesLeft === null) return attempt
  if (!triesLeft) refuse(isMailed ? codeOver : stepOver)
  const accountId = attempt?.account_id ?? null
  if (accountId === null) refuse(wrongCode, { triesLeft })
  throw auditedRefusal(wrongCode, refusedSignIn(accountId, { why: tried.purpose }), { triesLeft })
}

interface Counted {
  readonly attempt: AttemptRow | null
  /** Null: it was right. */
  readonly triesLeft: number | null
  /** How long no code of this address is looked at. */
  readonly seconds: number
  /** Another code can be mailed; an app's or a passkey's step is begun anew. */
  readonly isMailed: boolean
}

async function count(
  tx: Database,
  { purpose, attemptId, now }: AttemptTried,
  isRight: (tx: Database, attempt: AttemptRow) => Promise<boolean>,
): Promise<Counted> {
  const found = await attemptById(tx, attemptId)
  const isMailed = !found || found.code_hash !== null
  const over = { attempt: null, triesLeft: 0, seconds: 0, isMailed }
  if (!found) return over
  const { email } = found
  await lockAddress(tx, purpose, email)
  const attempt = await attemptById(tx, attemptId)
  if (!attempt || attempt.purpose !== purpose || attempt.used_at !== null) return over
  if (attempt.tries >= triesOfCode || now.getTime() >= Date.parse(attempt.expires_at)) return over
  const lately = await triesLately(tx, purpose, email, now)
  if (lately.tries >= triesInHour) {
    return { ...over, seconds: Math.max(1, Math.ceil((lately.since.getTime() + hour - now.getTime()) / 1000)) }
  }
  if (await isRight(tx, attempt)) {
    await markUsed(tx, attemptId, now)
    return { attempt, triesLeft: null, seconds: 0, isMailed }
  }
  await markTried(tx, attemptId)
  return { attempt, triesLeft: triesOfCode - attempt.tries - 1, seconds: 0, isMailed }
}
