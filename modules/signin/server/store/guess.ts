import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { runKept, Slot } from '#platform/server/reading/kept-statement.ts'
import { usedUpUntil, type AskedRates } from '#platform/server/log/rates.ts'
import { settingFrom, settingIn } from '#platform/server/settings.ts'
import { signInSettings } from '../../contract/settings.ts'
import type { SecondFactorRule } from '../../rules/second-factor.ts'
import { accounts, type AccountRow } from './accounts.ts'
import { counting } from './login-failures.ts'

export interface NewGuess {
  /** The address as it was typed. */
  readonly email: string
  /** The hash of the browser's cookie; null where it holds none. */
  readonly browser: Buffer | null
  /** As whom its failures are counted where the account's owner has signed in in this browser, and where not. */
  readonly inBrowser: Buffer | null
  readonly fromNetwork: Buffer
  /** The wide counts, for whoever is not in such a browser. */
  readonly rates: AskedRates
  readonly now: Date
}

export interface StoredGuess {
  /** Somebody has signed in to the account in this browser lately, and not with a copied token. */
  readonly isKnown: boolean
  /** Until when a wide count lets nobody guess (milliseconds since 1970); null: it does. */
  readonly usedUp: number | null
  readonly isCounted: boolean
  readonly account: AccountRow | undefined
  readonly secondFactor: SecondFactorRule
}

const sent = (name: keyof NewGuess) => new Slot((values) => values[name])

const statement = (db: Database) => sql<StoredRow>`
  with browser as materialized (
    -- Both by the one index: a browser bears few sessions, an account may have hundreds.
    select ${sent('browser')}::bytea is not null and exists (
      select from signin.session s
      where s.browser_hash = ${sent('browser')}::bytea
        and s.account_id = (select account_id from accounts.account_facts where account_email = ${sent('email')}::text)
        and (s.revoked_why is null or s.revoked_why <> 'replayed')) as known),
  who as materialized (
    select known, case when known then ${sent('inBrowser')}::bytea else ${sent('fromNetwork')}::bytea end as hash,
      case when not known then ${usedUpUntil} end as used_up
    from browser),
  counted as (${counting(sql`select hash, ${sent('now')}::timestamptz as now from who where used_up is null`)})
  select who.known as is_known, who.used_up, exists (select from counted) as is_counted,
    ${settingIn(signInSettings, 'secondFactor')} as second_factor, account.*
  from who left join ${accounts(db).where('a.email', '=', sent('email') as never)} as account on true`

interface StoredRow extends Omit<AccountRow, 'id'> {
  readonly id: number | null
  readonly is_known: boolean
  readonly used_up: number | null
  readonly is_counted: boolean
  readonly second_factor: unknown
}

/**
 * Counts a guess at a password unless it has to wait, and reads whose it would be: one statement, as a room logs in at
 * once. It is counted when this answers, before the password is looked at.
 */
export async function storeGuess(db: Database, guess: NewGuess): Promise<StoredGuess> {
  const rows = await runKept(db, 'a guess', { ...guess }, () => ({ compile: () => statement(db).compile(db) }))
  const { is_known: isKnown, used_up: usedUp, is_counted: isCounted, second_factor, ...account } = rows[0]!
  return {
    isKnown,
    usedUp,
    isCounted,
    account: account.id === null ? undefined : (account as AccountRow),
    secondFactor: settingFrom(signInSettings, 'secondFactor', second_factor),
  }
}
