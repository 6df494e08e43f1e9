import { createHmac, randomInt } from 'node:crypto'
import type { Database } from '#platform/server/database.ts'
import type { Secrets } from '#platform/server/configuration/secrets.ts'

const howMany = 10
/** Without letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

const drawCode = () => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
const hashOf = (secrets: Secrets, accountId: number, code: string) =>
  createHmac('sha256', secrets.key('recovery code')).update(`${accountId} ${code}`).digest()

/** Ten codes, each good once, in place of the former ones. Only keyed hashes are stored, so they are told here alone. */
export async function newRecoveryCodes(db: Database, secrets: Secrets, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: howMany }, drawCode)
  await db.deleteFrom('signin.recovery_code').where('account_id', '=', accountId).execute()
  await db
    .insertInto('signin.recovery_code')
    .values(codes.map((code) => ({ account_id: accountId, hash: hashOf(secrets, accountId, code) })))
    .execute()
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}

/** Uses a recovery code up; false where it is none, or was used. `code` without its dash. */
export async function useRecoveryCode(
  tx: Database,
  secrets: Secrets,
  accountId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .updateTable('signin.recovery_code')
    .set({ used_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('hash', '=', hashOf(secrets, accountId, code.toLowerCase()))
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
  return used !== undefined
}

export async function recoveryCodesLeft(db: Database, accountId: number): Promise<number> {
  const { left } = await db
    .selectFrom('signin.recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}
