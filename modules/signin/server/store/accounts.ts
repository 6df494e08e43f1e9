import type { Database } from '#platform/server/database.ts'
import { runKept, Slot } from '#platform/server/reading/kept-statement.ts'
import { selectAccounts, type AccountRow as Account } from '#modules/accounts/server/public.ts'

/** An account with what it has to sign in with. */
export interface AccountRow extends Account {
  readonly has_authenticator: boolean
  readonly has_passkey: boolean
}

/** Accounts as signing in reads them, `a`. */
export const accounts = (db: Database) =>
  selectAccounts(db)
    .leftJoin('signin.authenticator as t', (join) =>
      join.onRef('t.account_id', '=', 'a.id').on('t.confirmed_at', 'is not', null),
    )
    .select((eb) => eb('t.account_id', 'is not', null).as('has_authenticator'))
    .select((eb) =>
      eb
        .exists(eb.selectFrom('signin.passkey as k').select('k.id').whereRef('k.account_id', '=', 'a.id'))
        .as('has_passkey'),
    )

const sent = new Slot(({ value }) => value) as never

async function accountBy(db: Database, column: 'email' | 'id', value: unknown): Promise<AccountRow | undefined> {
  const build = () => accounts(db).where(`a.${column}`, '=', sent)
  const [account] = await runKept(db, `account by ${column}`, { value }, build)
  return account as AccountRow | undefined
}

export const accountByEmail = (db: Database, email: string): Promise<AccountRow | undefined> =>
  accountBy(db, 'email', email)

export const accountById = (db: Database, id: number): Promise<AccountRow | undefined> => accountBy(db, 'id', id)
