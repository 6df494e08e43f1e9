import { sql } from 'kysely'
import type { Permission, Role } from '#platform/shared/access.ts'
import type { Actor, Language } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import type { Authenticate } from '#platform/server/http/callers.ts'
import type { Secrets } from '#platform/server/configuration/secrets.ts'
import { callerByToken } from '#modules/integrations/server/public.ts'
import { isTokenLike } from '#modules/integrations/rules/token.ts'
import { readAccessToken } from '#modules/signin/server/public.ts'

/**
 * Who a token stands for, read from the database: the account as it is now, its session, and the person's own
 * records. One statement; the answer is kept for at most 30 s. A program's token stands for the person who made it.
 */
export function authenticateBy(db: Database, secrets: Secrets): Authenticate {
  return async (token, now) => {
    if (isTokenLike(token)) return callerByToken(db, token, now, actorOf)
    const claims = await readAccessToken(secrets, token, now)
    if (!claims) return null
    const row = await actorRow(db, claims.userId, claims.sessionId, now)
    if (!row) return null
    return {
      sessionId: claims.sessionId,
      tokenEnds: claims.ends,
      actor: {
        userId: row.id,
        role: row.role as Role,
        permissions: row.permissions as Permission[],
        traineeId: row.trainee_id,
        instructorId: row.instructor_id,
        organizationId: row.organization_id,
        actingAdminId: row.acting_admin_id,
        hasUnprovedEmail: row.email_proved_at === null,
        name: row.name_ar || row.name_en,
        language: row.language as Language,
      },
    }
  }
}

const actorRow = (db: Database, userId: number, sessionId: string, now: Date) =>
  db
    .selectFrom('accounts.account as a')
    .innerJoin('signin.session as s', 's.account_id', 'a.id')
    .leftJoin('people.trainee as t', 't.account_id', 'a.id')
    .leftJoin('people.instructor as i', 'i.account_id', 'a.id')
    .leftJoin('people.organization as o', 'o.account_id', 'a.id')
    // Whoever acts as somebody must still be an administrator, and signed in.
    .leftJoin('accounts.account as admin', 'admin.id', 's.acting_admin_id')
    .leftJoin('signin.session as own', 'own.id', 's.acting_from')
    .select(['a.id', 'a.role', 'a.permissions', 'a.name_ar', 'a.name_en', 'a.language', 'a.email_proved_at'])
    .select(['t.id as trainee_id', 'i.id as instructor_id', 'o.id as organization_id', 's.acting_admin_id'])
    .where('a.id', '=', userId)
    .where('a.state', '=', 'active')
    .where('s.id', '=', sessionId)
    .where('s.revoked_at', 'is', null)
    .where('s.locked_at', 'is', null)
    .where('s.expires_at', '>', now.toISOString())
    .where((eb) =>
      eb.or([
        eb('s.acting_admin_id', 'is', null),
        eb.and([
          eb('admin.role', '=', 'admin'),
          eb('admin.state', '=', 'active'),
          eb('own.revoked_at', 'is', null),
          eb('own.locked_at', 'is', null),
        ]),
      ]),
    )
    .executeTakeFirst()

const recordOf = (kind: 'trainee' | 'instructor' | 'organization') =>
  sql<
    number | null
  >`(select r.record_id from accounts.own_record_facts r where r.account_id = a.id and r.record_kind = ${kind})`

/** Somebody who is not here, as the account is today: who issued a ticket. Null where it is no longer active. */
export async function actorOf(db: Database, accountId: number): Promise<Actor | null> {
  const [found] = await absent(db, [accountId], ['active'])
  return found ?? null
}

/** The same of many who are written to, in one statement: also of who was invited and has not come in yet. */
export const actorsOf = (db: Database, accountIds: readonly number[]): Promise<Actor[]> =>
  absent(db, accountIds, ['active', 'pending'])

async function absent(
  db: Database,
  accountIds: readonly number[],
  states: readonly ('active' | 'pending')[],
): Promise<Actor[]> {
  const rows = await db
    .selectFrom('accounts.account as a')
    .select(['a.id', 'a.role', 'a.permissions', 'a.name_ar', 'a.language'])
    .select([recordOf('trainee').as('trainee'), recordOf('instructor').as('instructor')])
    .select(recordOf('organization').as('organization'))
    .where('a.id', '=', sql<number>`any(${[...accountIds]}::integer[])`)
    .where('a.state', 'in', states)
    .execute()
  return rows.map((row) => ({
    userId: row.id,
    role: row.role as Role,
    permissions: row.permissions as Permission[],
    traineeId: row.trainee,
    instructorId: row.instructor,
    organizationId: row.organization,
    actingAdminId: null,
    name: row.name_ar,
    language: row.language as Language,
  }))
}
