import { sql } from 'kysely'
import type { Permission, Role } from '#platform/shared/access.ts'
import { json, type Database } from '#platform/server/database.ts'

const columns = [
  'a.id',
  'a.email',
  'a.role',
  'a.permissions',
  'a.name_ar',
  'a.name_en',
  'a.language',
  'a.settings',
  'a.photo_file_id',
] as const

/** An account as whoever signs in to it is shown it. */
export interface AccountFacts {
  readonly id: number
  readonly email: string
  readonly role: Exclude<Role, 'anonymous'>
  readonly permissions: Permission[]
  readonly gender: 'male' | 'female' | null
  readonly name_ar: string
  readonly name_en: string
  readonly language: string
  readonly settings: object
  readonly photo_file_id: number | null
}

export interface AccountRow extends AccountFacts {
  readonly password_hash: string | null
  readonly state: 'active' | 'pending' | 'inactive'
  readonly email_proved_at: string | null
  readonly wants_second_factor: boolean
}

/** Of the account `a`: as the own record says it; where none does, as it was said of the account. */
export const genderOf = sql<'male' | 'female' | null>`coalesce((select max(r.gender) from accounts.own_record_facts r
  where r.account_id = a.id), a.gender)`

/** Accounts as `a`, for statements that ask more of them. */
export const selectAccounts = (db: Database) =>
  db
    .selectFrom('accounts.account as a')
    .select(columns)
    .select(['a.password_hash', 'a.state', 'a.email_proved_at', 'a.wants_second_factor'])
    .select(genderOf.as('gender'))

const accountBy = async (db: Database, column: 'email' | 'id', value: string | number) =>
  (await selectAccounts(db)
    .where(`a.${column}`, '=', value as never)
    .executeTakeFirst()) as AccountRow | undefined

export const accountByEmail = (db: Database, email: string): Promise<AccountRow | undefined> =>
  accountBy(db, 'email', email)

export const accountById = (db: Database, id: number): Promise<AccountRow | undefined> => accountBy(db, 'id', id)

export async function anyAccount(db: Database): Promise<boolean> {
  return (await db.selectFrom('accounts.account').select('id').limit(1).executeTakeFirst()) !== undefined
}

export interface NewAccount {
  /** Lower case. */
  readonly email: string
  readonly role: Exclude<Role, 'anonymous'>
  readonly permissions?: readonly Permission[]
  readonly nameAr: string
  readonly nameEn: string
  readonly language?: string
  readonly passwordHash: string | null
  /** Since when the address is known to be theirs; without it the first log-in proves it by a mailed code. */
  readonly emailProvedAt?: Date
  /** `active` where not said; who waits for approval is `pending`. */
  readonly state?: 'active' | 'pending'
}

/** The new account's id, or null where the address has one already. */
export async function addAccount(db: Database, account: NewAccount): Promise<number | null> {
  const added = await db
    .insertInto('accounts.account')
    .values({
      email: account.email,
      role: account.role,
      permissions: [...(account.permissions ?? [])],
      name_ar: account.nameAr,
      name_en: account.nameEn,
      language: account.language ?? 'ar',
      password_hash: account.passwordHash,
      state: account.state ?? 'active',
      email_proved_at: account.emailProvedAt?.toISOString() ?? null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}

export async function markEmailProved(db: Database, accountId: number, now: Date): Promise<void> {
  await db
    .updateTable('accounts.account')
    .set({ email_proved_at: now.toISOString() })
    .where('id', '=', accountId)
    .where('email_proved_at', 'is', null)
    .execute()
}

/** Lets an invited account in. */
export async function activate(db: Database, accountId: number): Promise<void> {
  await db
    .updateTable('accounts.account')
    .set((eb) => ({ state: 'active', version: eb('version', '+', 1) }))
    .where('id', '=', accountId)
    .execute()
}

export async function setPassword(db: Database, accountId: number, passwordHash: string): Promise<void> {
  await db
    .updateTable('accounts.account')
    .set((eb) => ({ password_hash: passwordHash, version: eb('version', '+', 1) }))
    .where('id', '=', accountId)
    .execute()
}

/** Nobody signs in with it any more; the owner chooses another by a link. */
export async function dropPassword(db: Database, accountId: number): Promise<void> {
  await db.updateTable('accounts.account').set({ password_hash: null }).where('id', '=', accountId).execute()
}

/** How pages look for this account: what is given takes the place of what was kept, the rest stays. */
export async function keepSettings(
  db: Database,
  accountId: number,
  settings: { readonly language?: string | undefined },
): Promise<void> {
  await db
    .updateTable('accounts.account')
    .set({
      settings: sql`settings || ${json(settings)}`,
      ...(settings.language && { language: settings.language }),
    })
    .where('id', '=', accountId)
    .execute()
}

export async function setWantsCode(db: Database, accountId: number, wants: boolean): Promise<void> {
  await db.updateTable('accounts.account').set({ wants_second_factor: wants }).where('id', '=', accountId).execute()
}

/** The password of whoever has proved the address anew. */
export async function renewPassword(db: Database, accountId: number, passwordHash: string, now: Date): Promise<void> {
  await db
    .updateTable('accounts.account')
    .set((eb) => ({
      password_hash: passwordHash,
      email_proved_at: now.toISOString(),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', accountId)
    .execute()
}

/** The address is proved for the first time, and a password of before it gone. False where it had been proved. */
export async function claimAddress(db: Database, accountId: number, now: Date): Promise<boolean> {
  const claimed = await db
    .updateTable('accounts.account')
    .set((eb) => ({ email_proved_at: now.toISOString(), password_hash: null, version: eb('version', '+', 1) }))
    .where('id', '=', accountId)
    .where('email_proved_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** For a statement with a part `session (account_id, created_at)`: that is when the account last signed in. */
export const noteSignIn = sql`update accounts.account a set last_login_at = s.created_at
  from session s where a.id = s.account_id`
