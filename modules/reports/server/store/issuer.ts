import { sql } from 'kysely'
import type { Permission } from '#platform/shared/access.ts'
import type { Actor, Language } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'

const recordOf = (kind: 'trainee' | 'instructor' | 'organization') =>
  sql<
    number | null
  >`(select r.record_id from accounts.own_record_facts r where r.account_id = a.id and r.record_kind = ${kind})`

/** The account that issued a ticket, as it is today; null where it is no longer active. */
export async function issuerOf(db: Database, accountId: number): Promise<Actor | null> {
  const row = await db
    .selectFrom('accounts.account as a')
    .select(['a.id', 'a.role', 'a.permissions', 'a.name_ar', 'a.language'])
    .select([recordOf('trainee').as('trainee'), recordOf('instructor').as('instructor')])
    .select(recordOf('organization').as('organization'))
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
