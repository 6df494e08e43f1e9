import type { Database } from '#platform/server/database.ts'

/* The accounts of people by their records. Whoever has none is not among them. */

export async function traineeAccounts(db: Database, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const found = await db
    .selectFrom('people.trainee_facts')
    .select('account_id')
    .where('trainee_id', 'in', ids)
    .execute()
  return found.flatMap((row) => row.account_id ?? [])
}

export async function instructorAccounts(db: Database, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const found = await db
    .selectFrom('people.instructor_facts')
    .select('account_id')
    .where('instructor_id', 'in', ids)
    .execute()
  return found.flatMap((row) => row.account_id ?? [])
}

/** The organization's contact person. */
export async function organizationAccount(db: Database, id: number): Promise<number[]> {
  const found = await db
    .selectFrom('people.organization_facts')
    .select('account_id')
    .where('organization_id', '=', id)
    .executeTakeFirst()
  return found?.account_id ? [found.account_id] : []
}
