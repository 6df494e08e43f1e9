import { selectAccounts } from '#modules/accounts/server/public.ts'
import type { Database } from '#platform/server/database.ts'

/** The active accounts of these addresses, as the log-in page offers them. */
export async function activeOf(db: Database, emails: readonly string[]) {
  const found = await selectAccounts(db)
    .where('a.email', 'in', [...emails])
    .where('a.state', '=', 'active')
    .orderBy('a.id')
    .execute()
  return found.map(({ email, name_ar, name_en, role, gender }) => ({
    Email: email,
    NameAr: name_ar,
    NameEn: name_en,
    Role: role,
    Gender: gender,
  }))
}
