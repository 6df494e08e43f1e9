import { sql, type RawBuilder } from 'kysely'
import type { Language } from '#platform/shared/actor.ts'

/** The name of the account `alias` (of accounts.account_facts) as the reader reads names; null where there is none. */
export function accountName(language: Language, alias: string): RawBuilder<string | null> {
  const [first, second] = language === 'ar' ? ['ar', 'en'] : ['en', 'ar']
  const name = (script: string) => sql.ref(`${alias}.account_name_${script}`)
  return sql<
    string | null
  >`coalesce(nullif(${name(first!)}, ''), nullif(${name(second!)}, ''), ${sql.ref(`${alias}.account_email`)})`
}
