import { recipientsOf } from '#modules/notifications/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import type { TextLanguage } from '#platform/shared/text.ts'

/** What whoever signed in is called in a language. */
export async function nameOfReader(db: Database, accountId: number, language: TextLanguage): Promise<string> {
  const [reader] = await recipientsOf(db, [accountId])
  return reader?.nameIn(language) ?? ''
}
