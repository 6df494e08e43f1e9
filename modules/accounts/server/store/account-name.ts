import { sql, type RawBuilder } from 'kysely'
import { matches } from '#platform/server/database.ts'
import type { Language } from '#platform/shared/actor.ts'

/** The name of the account `alias` (of accounts.account_facts) as the reader reads names; null where there is none. */
export function accountName(language: Language, alias: string): RawBuilder<string | null> {
  const [first, second] = language === 'ar' ? ['ar', 'en'] : ['en', 'ar']
  const name = (script: string) => sql.ref(`${alias}.account_name_${script}`)
  return sql<
    string | null
  >`coalesce(nullif(${name(first!)}, ''), nullif(${name(second!)}, ''), ${sql.ref(`${alias}.account_email`)})`
}

/**
 * The ids of the accounts whose name holds the text, for lists that show no address: found by one, an address could be guessed
 * letter by letter. The index has both.
 */
export const namedAccounts = (text: string): RawBuilder<number> =>
  sql<number>`(select account_id from accounts.addressed_facts
    where ${matches('account_search', text)} and ${matches('account_names', text)})`
