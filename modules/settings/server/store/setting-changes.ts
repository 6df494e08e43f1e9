import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/** The last change of each of these settings that was ever changed, as the audit has it. */
export const lastChanges = (db: Database, keys: readonly string[]) =>
  db
    .selectFrom('platform.setting as s')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('platform.audit as a')
          .leftJoin('accounts.account_facts as f', 'f.account_id', 'a.actor_id')
          .where('a.subject_type', '=', sql.lit('setting'))
          .where(sql<string>`a.data->>'setting'`, '=', sql.ref<string>('s.key'))
          .select(['a.at', 'f.account_name_ar', 'f.account_name_en'])
          .orderBy('a.id', 'desc')
          .limit(sql.lit(1))
          .as('last'),
      (join) => join.onTrue(),
    )
    .where('s.key', 'in', keys)
    .select(['s.key', 'last.at', 'last.account_name_ar as nameAr', 'last.account_name_en as nameEn'])
    .orderBy('s.key')
    .execute()
