import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { UserFields } from '../users/user-facts.ts'

/** Nobody else changes the account until the transaction ends. False where there is none. */
export const lockUser = async (db: Database, id: number): Promise<boolean> =>
  (await db.selectFrom('accounts.account').select('id').where('id', '=', id).forUpdate().executeTakeFirst()) !==
  undefined

/**
 * How many administrators can sign in beside this one. Whoever takes one away asks here first: two who take each other
 * away at once wait for one another.
 */
export async function otherAdmins(db: Database, id: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('accounts.admins'))`.execute(db)
  const { others } = await db
    .selectFrom('accounts.account')
    .select((eb) => eb.fn.countAll<number>().as('others'))
    .where('role', '=', 'admin')
    .where('state', '=', 'active')
    .where('id', '<>', id)
    .executeTakeFirstOrThrow()
  return Number(others)
}

const saved = ['id as ID', 'version as Version'] as const

/** An account without a password, which waits for its first sign-in. */
export const addUser = (db: Database, fields: UserFields) =>
  db
    .insertInto('accounts.account')
    .values({ ...valuesOf(fields), state: 'pending' })
    .returning(saved)
    .executeTakeFirstOrThrow()

/** The columns of what the form holds. */
export const valuesOf = (fields: UserFields) => ({
  name_ar: fields.NameAr,
  name_en: fields.NameEn,
  email: fields.Email,
  role: fields.Role,
  permissions: [...fields.Permissions],
  language: fields.Language,
  ...(fields.Gender !== undefined && { gender: fields.Gender }),
})

export const versionOf = (db: Database, id: number) =>
  db.selectFrom('accounts.account').select(saved).where('id', '=', id).executeTakeFirstOrThrow()
