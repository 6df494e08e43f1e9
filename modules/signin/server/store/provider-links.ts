import type { Database } from '#platform/server/database.ts'

/** The account that a provider's subject has been linked to; null where none has. */
export async function linkedAccount(db: Database, issuer: string, subject: string): Promise<number | null> {
  const row = await db
    .selectFrom('signin.provider_link')
    .select('account_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.account_id ?? null
}

export interface ProviderLink {
  readonly issuer: string
  readonly subject: string
  readonly provider: string
  readonly accountId: number
}

/** Links; false where another request was first. */
export async function addProviderLink(db: Database, link: ProviderLink, now: Date): Promise<boolean> {
  const added = await db
    .insertInto('signin.provider_link')
    .values({
      issuer: link.issuer,
      subject: link.subject,
      provider: link.provider,
      account_id: link.accountId,
      linked_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .executeTakeFirst()
  return Number(added.numInsertedOrUpdatedRows) > 0
}

/** Those that were linked since then: a link holds whatever the account's address becomes. */
export const dropLinksSince = (db: Database, accountId: number, since: string) =>
  db.deleteFrom('signin.provider_link').where('account_id', '=', accountId).where('linked_at', '>=', since).execute()
