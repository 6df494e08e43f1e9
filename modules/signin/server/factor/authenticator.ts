import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import type { Database } from '#platform/server/database.ts'
import type { SealedColumn } from '#platform/server/vault/anew.ts'
import type { Vault } from '#platform/server/vault/vault.ts'
import { addAuthenticator, lockAuthenticator, markStepUsed } from '../store/authenticators.ts'

/* RFC 6238 with what every authenticator app knows: SHA-1, six digits, steps of 30 seconds. */
const period = 30
/** A clock may be one step ahead or behind. */
const window = 1

const totpOf = (secret: Secret, issuer = '', label = '') =>
  new TOTP({ secret, issuer, label, algorithm: 'SHA1', digits: 6, period })

const rowOf = (accountId: number) => `authenticator of account ${accountId}`

/** Draws a secret of 160 bits and stores it, encrypted and not yet counting. Answers it in the two forms that apps take. */
export async function newAuthenticator(
  db: Database,
  vault: Vault,
  account: { readonly id: number; readonly email: string; readonly academy: string },
  now: Date,
): Promise<{ base32: string; uri: string }> {
  const secret = new Secret({ size: 20 })
  const sealed = vault.close('authenticator', Buffer.from(secret.bytes), rowOf(account.id))
  await addAuthenticator(db, account.id, sealed, now)
  return { base32: secret.base32, uri: totpOf(secret, account.academy, account.email).toString() }
}

/**
 * Whether the code is the app's now. Each step of 30 seconds is good once. `confirmed` asks for an app that counts,
 * or for one that is about to.
 */
export async function isAuthenticatorCode(
  tx: Database,
  vault: Vault,
  accountId: number,
  code: string,
  now: Date,
  confirmed = true,
): Promise<boolean> {
  const row = await lockAuthenticator(tx, accountId)
  if (!row || (row.confirmed_at !== null) !== confirmed) return false
  const bytes = secretOf(vault, accountId, row.secret)
  if (!bytes) return false
  const totp = totpOf(new Secret({ buffer: Uint8Array.from(bytes).buffer }))
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window })
  if (delta === null) return false
  const step = totp.counter({ timestamp }) + delta
  if (step <= row.last_step) return false
  await markStepUsed(tx, accountId, step)
  return true
}

/** Null where an older version sealed it by a `JWT_SECRET` that is another now: then it is of no use any more. */
function secretOf(vault: Vault, accountId: number, sealed: Buffer): Buffer | null {
  try {
    return vault.open('authenticator', sealed, rowOf(accountId))
  } catch {
    return null
  }
}

/** For a change of keys. */
export const sealedAuthenticators: SealedColumn = {
  table: 'signin.authenticator',
  key: 'account_id',
  column: 'secret',
  use: 'authenticator',
  belongsTo: sql`'authenticator of account ' || account_id`,
}
