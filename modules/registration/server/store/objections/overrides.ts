import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Overridable } from '../../../rules/objections/objections.ts'

export interface NewOverride {
  readonly kind: Overridable
  readonly reason: string
  readonly by: number | null
  readonly at: Date
}

/** Lets something pass; said again, the newer reason stands. Answers the former one, or null. */
export async function putOverride(
  db: Database,
  registrationId: number,
  { kind, reason, by, at }: NewOverride,
): Promise<string | null> {
  const former = await db
    .selectFrom('registration.override')
    .where('registration_id', '=', registrationId)
    .where('kind', '=', kind)
    .select('reason')
    .executeTakeFirst()
  await db
    .insertInto('registration.override')
    .values({ registration_id: registrationId, kind, reason, by, at })
    .onConflict((conflict) => conflict.columns(['registration_id', 'kind']).doUpdateSet({ reason, by, at }))
    .execute()
  return former?.reason ?? null
}

/** What was let pass for a registration. */
export async function overriddenOf(db: Database, registrationId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('registration.override')
    .where('registration_id', '=', registrationId)
    .select('kind')
    .execute()
  return new Set(rows.map((row) => row.kind))
}

/** The same with who did it and why, in the order in which it was done. */
export const overridesOf = (db: Database, registrationId: number, language: string) =>
  db
    .selectFrom('registration.override as v')
    .leftJoin('accounts.account_facts as u', 'u.account_id', 'v.by')
    .where('v.registration_id', '=', registrationId)
    .orderBy('v.at')
    .orderBy('v.id')
    .select((eb) => eb.ref('v.kind').$castTo<Overridable>().as('Kind'))
    .select(['v.reason as Reason', 'v.at as At'])
    .select(
      sql<string | null>`coalesce(nullif(${sql.ref(language === 'ar' ? 'u.account_name_ar' : 'u.account_name_en')}, ''),
        nullif(${sql.ref(language === 'ar' ? 'u.account_name_en' : 'u.account_name_ar')}, ''))`.as('By'),
    )
    .execute()

/** What was let pass goes along to another registration of the same person. */
export const takeOverridesAlong = (db: Database, fromId: number, toId: number) =>
  sql`insert into registration.override (registration_id, kind, reason, by, at)
    select ${toId}, kind, reason, by, at from registration.override where registration_id = ${fromId}
    on conflict (registration_id, kind) do nothing`.execute(db)
