import type { DB } from '#database/tables.ts'
import { changeRow, rowFacts, type Change, type RowFacts, type Stored } from '#platform/server/acts/change-row.ts'
import type { Doing, Noun } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import { ownAccountActs, userActs } from '../../contract/acts.ts'

/**
 * Of an account the audit keeps who it is, what it may do and whether it opens. Not the password's hash, not how its
 * owner likes pages to look, nor stamps that nobody decides.
 */
const stored: Stored<'accounts.account'> = {
  table: 'accounts.account',
  unkept: [
    'id',
    'password_hash',
    'settings',
    'photo_file_id',
    'last_login_at',
    'email_proved_at',
    'address_since',
    'erased_at',
    'search',
    'version',
    'created_at',
  ],
}

type OfAccount<A extends typeof userActs | typeof ownAccountActs> = Noun<
  A,
  keyof DB & 'accounts.account',
  { id: number },
  Doing
>
const ofAccount = { stored, idOf: (account: { id: number }) => account.id, factsOf: () => ({}) }

export const user: OfAccount<typeof userActs> = { acts: userActs, ...ofAccount }
export const ownAccount: OfAccount<typeof ownAccountActs> = { acts: ownAccountActs, ...ofAccount }

/** An account as the audit keeps it, before something that changes it and after. */
export interface Changed {
  readonly before: RowFacts
  readonly after: RowFacts
}

/** Changes an account, which must be locked, and answers it as it was and as it is. Who does it writes the fact down. */
export const changeAccount = (db: Database, id: number, set: Change<'accounts.account'>): Promise<Changed> =>
  changeRow(db, stored, id, set)

/** The account as the audit keeps it now. */
export const accountKept = (db: Database, id: number): Promise<RowFacts> => rowFacts(db, stored, id)
