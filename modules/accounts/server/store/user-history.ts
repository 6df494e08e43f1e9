import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Permission, Role } from '#platform/shared/access.ts'
import { userEventKinds } from '../../contract/user-history.ts'

interface Rights {
  readonly role?: Role
  readonly permissions?: readonly Permission[]
}

const mostShown = 50

/** What happened to an account, newest first, as the audit keeps it. */
export async function userHistory(db: Database, accountId: number, language: string) {
  const rows = await db
    .selectFrom('platform.audit as e')
    .leftJoin('accounts.account as a', 'a.id', 'e.actor_id')
    .select(['e.id as ID', 'e.at as At', 'a.name_ar', 'a.name_en'])
    .select(sql<(typeof userEventKinds)[number]>`e.kind`.as('Kind'))
    .select(sql<string | null>`e.data->>'reason'`.as('Why'))
    .select([sql<Rights | null>`e.before`.as('before'), sql<Rights | null>`e.after`.as('after')])
    .where('e.subject_type', '=', 'account')
    .where('e.subject_id', '=', accountId)
    .where('e.kind', 'in', [...userEventKinds])
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(sql.lit(mostShown))
    .execute()
  return rows.map(({ ID, At, Kind, Why, before, after, name_ar, name_en }) => ({
    ID,
    At,
    By: (language === 'ar' ? name_ar || name_en : name_en || name_ar) || null,
    Kind,
    Why,
    ...(Kind === 'accounts.changeRights' && {
      Rights: { Before: rightsIn(before), After: rightsIn(after) },
    }),
  }))
}

const rightsIn = (facts: Rights | null) => [...(facts?.role ? [facts.role] : []), ...(facts?.permissions ?? [])]
