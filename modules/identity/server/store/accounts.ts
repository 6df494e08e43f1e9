import { sql } from 'kysely'
import type { Permission, Role } from '#platform/shared/access.ts'
import type { Database } from '#platform/server/database.ts'
import { runKept, Slot } from '#platform/server/kept-statement.ts'
import type { UserFacts } from '../user-data.ts'

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

export interface AccountRow extends UserFacts {
  readonly password_hash: string | null
  readonly state: 'active' | 'pending' | 'inactive'
  readonly email_proved_at: string | null
  readonly wants_second_factor: boolean
  readonly has_authenticator: boolean
  readonly has_passkey: boolean
}

/** As the own record says it, where it does. */
export const genderOf = sql<'male' | 'female' | null>`(select max(r.gender) from identity.own_record_facts r
  where r.account_id = a.id)`.as('gender')

/** Accounts as signing in reads them, `a`. */
export const accounts = (db: Database) =>
  db
    .selectFrom('identity.account as a')
    .leftJoin('identity.authenticator as t', (join) =>
      join.onRef('t.account_id', '=', 'a.id').on('t.confirmed_at', 'is not', null),
    )
    .select(columns)
    .select(['a.password_hash', 'a.state', 'a.email_proved_at', 'a.wants_second_factor'])
    .select((eb) => eb('t.account_id', 'is not', null).as('has_authenticator'))
    .select(genderOf)
    .select((eb) =>
      eb
        .exists(eb.selectFrom('identity.passkey as k').select('k.id').whereRef('k.account_id', '=', 'a.id'))
        .as('has_passkey'),
    )

const sent = new Slot(({ value }) => value) as never

async function accountBy(db: Database, column: 'email' | 'id', value: unknown): Promise<AccountRow | undefined> {
  const build = () => accounts(db).where(`a.${column}`, '=', sent)
  const [account] = await runKept(db, `account by ${column}`, { value }, build)
  return account as AccountRow | undefined
}

export const accountByEmail = (db: Database, email: string): Promise<AccountRow | undefined> =>
  accountBy(db, 'email', email)

export const accountById = (db: Database, id: number): Promise<AccountRow | undefined> => accountBy(db, 'id', id)

export async function anyAccount(db: Database): Promise<boolean> {
  return (await db.selectFrom('identity.account').select('id').limit(1).executeTakeFirst()) !== undefined
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
    .insertInto('identity.account')
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
    .updateTable('identity.account')
    .set({ email_proved_at: now.toISOString() })
    .where('id', '=', accountId)
    .where('email_proved_at', 'is', null)
    .execute()
}

/** Lets an invited account in. */
export async function activate(db: Database, accountId: number): Promise<void> {
  await db
    .updateTable('identity.account')
    .set((eb) => ({ state: 'active', version: eb('version', '+', 1) }))
    .where('id', '=', accountId)
    .execute()
}

export async function setPassword(db: Database, accountId: number, passwordHash: string): Promise<void> {
  await db
    .updateTable('identity.account')
    .set((eb) => ({ password_hash: passwordHash, version: eb('version', '+', 1) }))
    .where('id', '=', accountId)
    .execute()
}
