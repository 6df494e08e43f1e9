import type { Database } from '#platform/server/database.ts'
import { textLanguageOf, type TextLanguage } from '#platform/shared/text.ts'

export interface Recipient {
  readonly accountId: number
  readonly email: string
  /** The name in a language's own script where there is one. */
  readonly nameIn: (language: TextLanguage) => string
  /** What letters are written in. */
  readonly language: TextLanguage
}

/**
 * The people behind accounts, each once. Who was invited and has not come in yet is among them: the mail reaches them,
 * and the bell has it on the first day. Accounts that are switched off are not.
 */
export async function recipientsOf(db: Database, ids: readonly number[]): Promise<Recipient[]> {
  if (ids.length === 0) return []
  const found = await db
    .selectFrom('accounts.account_facts')
    .selectAll()
    .where('account_id', 'in', [...new Set(ids)])
    .where('account_state', 'in', ['active', 'pending'])
    .orderBy('account_id')
    .execute()
  return found.map((row) => ({
    accountId: row.account_id,
    email: row.account_email,
    nameIn: (language) =>
      (language === 'ar' ? row.account_name_ar : row.account_name_en) || row.account_name_ar || row.account_name_en,
    language: textLanguageOf(row.account_language, 'en'),
  }))
}
