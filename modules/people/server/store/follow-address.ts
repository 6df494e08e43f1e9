import type { Database } from '#platform/server/database.ts'

/** The records of an account bear the address that the account has. */
export async function followAddress(db: Database, accountId: number, email: string): Promise<void> {
  await db
    .updateTable('people.trainee')
    .set((eb) => ({ email, version: eb('version', '+', 1) }))
    .where('account_id', '=', accountId)
    .execute()
  await db
    .updateTable('people.instructor')
    .set((eb) => ({ email, version: eb('version', '+', 1) }))
    .where('account_id', '=', accountId)
    .execute()
  await db
    .updateTable('people.organization')
    .set((eb) => ({ contact_email: email, version: eb('version', '+', 1) }))
    .where('account_id', '=', accountId)
    .execute()
}

/** The main contact person of the organization that an account belongs to. */
export const contactNameOf = (db: Database, accountId: number) =>
  db
    .selectFrom('people.organization_facts')
    .select('contact_name')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
