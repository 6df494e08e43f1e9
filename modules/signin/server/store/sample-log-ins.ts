import type { Database } from '#platform/server/database.ts'

/** The active accounts of these addresses, as the log-in page offers them. */
export const activeOf = (db: Database, emails: readonly string[]) =>
  db
    .selectFrom('accounts.account_facts')
    .select(['account_email as Email', 'account_name_ar as NameAr', 'account_name_en as NameEn', 'role as Role'])
    .where('account_email', 'in', [...emails])
    .where('account_state', '=', 'active')
    .orderBy('account_id')
    .execute()
