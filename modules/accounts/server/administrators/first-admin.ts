import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { doneBy, writeNew } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import type { Secrets } from '#platform/server/configuration/secrets.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { alreadySetUp } from '../../contract/refusals.ts'
import { user } from '../acts/noun.ts'
import { hashNewPassword } from '../password/new-password.ts'
import { addAccount, anyAccount } from '../store/accounts.ts'

/** The secret of the set-up page, as the start-up prints it: the same in every process, of use while there is no account. */
export const setupSecret = (secrets: Secrets): string =>
  secrets
    .key('first administrator')
    .toString('hex')
    .slice(0, 32)
    .replace(/(.{8})(?=.)/g, '$1-')

export function isSetupSecret(secrets: Secrets, given: string): boolean {
  const plain = (text: string) => Buffer.from(text.replace(/[\s-]/g, '').toLowerCase().padEnd(64).slice(0, 64))
  return timingSafeEqual(plain(given), plain(setupSecret(secrets)))
}

export const needsFirstAdmin = async (db: Database): Promise<boolean> => !(await anyAccount(db))

export interface FirstAdmin {
  readonly email: string
  readonly nameAr: string
  readonly nameEn: string
  readonly password: string
}

/** Makes the first administrator; refuses where any account exists. Opens its own transaction. */
export async function createFirstAdmin(
  db: Database,
  admin: FirstAdmin,
  request: { readonly id: string; readonly ip: string } | null = null,
): Promise<number> {
  const passwordHash = await hashNewPassword(admin.password, 'Password')
  return db.transaction().execute(async (tx) => {
    // Two who send the form at once must not both become administrators.
    await sql`select pg_advisory_xact_lock(hashtext('accounts.first_admin'))`.execute(tx)
    if (await anyAccount(tx)) refuse(alreadySetUp)
    const id = await addAccount(tx, {
      email: admin.email,
      role: 'admin',
      nameAr: admin.nameAr,
      nameEn: admin.nameEn,
      passwordHash,
      // Whoever runs the server vouches for it, and there may be no mail server yet.
      emailProvedAt: new Date(),
    })
    const by = { actorId: id, requestId: request?.id ?? null, address: request?.ip ?? null }
    await writeNew(doneBy(tx, by), user, { id: id! }, 'createFirstAdmin')
    return id!
  })
}
