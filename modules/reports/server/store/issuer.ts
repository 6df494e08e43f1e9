import type { Permission } from '#platform/shared/access.ts'
import type { Actor, Language } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'

/** The account that issued a ticket, as it is today; null where it is no longer active. */
export async function issuerOf(db: Database, accountId: number): Promise<Actor | null> {
  const row = await db
    .selectFrom('identity.account as a')
    .leftJoin('people.trainee as t', 't.account_id', 'a.id')
    .leftJoin('people.instructor as i', 'i.account_id', 'a.id')
    .leftJoin('people.organization as o', 'o.account_id', 'a.id')
    .select([
      'a.id',
      'a.role',
      'a.permissions',
      'a.name_ar',
      'a.language',
      't.id as trainee',
      'i.id as instructor',
      'o.id as organization',
    ])
    .where('a.id', '=', accountId)
    .where('a.state', '=', 'active')
    .executeTakeFirst()
  if (!row) return null
  return {
    userId: row.id,
    role: row.role,
    permissions: row.permissions as Permission[],
    traineeId: row.trainee,
    instructorId: row.instructor,
    organizationId: row.organization,
    actingAdminId: null,
    name: row.name_ar,
    language: row.language as Language,
  }
}
