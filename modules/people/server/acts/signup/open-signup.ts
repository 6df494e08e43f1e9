import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { signupOver } from '../../../contract/refusals.ts'
import { repeatLife } from '../../../rules/signup/limits.ts'
import { lockedSignup, signupOfKey, type SignupRow } from '../../store/signup/signups.ts'
import { hashOfKey } from './key.ts'

const isOver = (row: SignupRow | undefined, now: Date): row is undefined =>
  row === undefined || now.getTime() >= Date.parse(row.expires_at)

/** The proof that the key stands for, while it is not used. Refuses `signupOver`. */
export async function openSignup(db: Database, key: string, now: Date): Promise<SignupRow> {
  const row = await signupOfKey(db, hashOfKey(key))
  return isOver(row, now) || row.used_at !== null ? refuse(signupOver) : row
}

/**
 * Refuses early, before anything expensive is done. Answers whether something is to be made of it: who asks for the answer
 * once more lets nobody hash a password, however often.
 */
export async function openOrJustUsed(db: Database, key: string, now: Date): Promise<{ readonly isOpen: boolean }> {
  const { account_id } = checkUse(await signupOfKey(db, hashOfKey(key)), now)
  return { isOpen: account_id === null }
}

/**
 * The same, locked: of two requests with one key the second waits for the first. One that was just used is answered
 * too, as the browser may not have got its answer.
 */
export const lockSignup = async (tx: Database, key: string, now: Date): Promise<SignupRow> =>
  checkUse(await lockedSignup(tx, hashOfKey(key)), now)

function checkUse(row: SignupRow | undefined, now: Date): SignupRow {
  if (isOver(row, now)) refuse(signupOver)
  const used = row.used_at === null ? now.getTime() : Date.parse(row.used_at)
  return now.getTime() - used > repeatLife ? refuse(signupOver) : row
}
