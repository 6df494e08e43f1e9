import type { Database } from '#platform/server/database.ts'

/**
 * What a change of an account asks of signing in, which stands below accounts: it is handed in, to the server of this
 * module and to whoever changes somebody's account. All of it runs in the transaction of the change.
 */
export interface SignIns {
  /** Ends every session of the account. */
  readonly end: (db: Database, accountId: number, now: Date) => Promise<unknown>
  /** Deletes its sessions, so that the account can be deleted. */
  readonly forget: (db: Database, accountId: number) => Promise<void>
  /** Codes under way open nothing any more. */
  readonly forgetCodes: (db: Database, accountId: number) => Promise<void>
  /** Takes the second factors and the accounts at a provider away that were added since then. */
  readonly dropFactorsSince: (db: Database, accountId: number, since: string) => Promise<unknown>
}
