import type { Database } from '#platform/server/database.ts'

export const activeAdmins = (db: Database) =>
  db
    .selectFrom('accounts.account')
    .select(['name_ar', 'name_en'])
    .where('role', '=', 'admin')
    .where('state', '=', 'active')
    .orderBy('id')
    .execute()
