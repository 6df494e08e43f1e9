import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { SealedColumn } from '#platform/server/vault/anew.ts'

/** To which address a secret belongs: moved to another, it does not open. */
export const rowOfSecret = (webhookId: number): string => `webhook ${webhookId}`

export const sealedSecrets: SealedColumn = {
  table: 'integrations.webhook_secret',
  key: 'id',
  column: 'secret_sealed',
  use: 'webhook',
  belongsTo: sql`'webhook ' || webhook_id`,
}

/**
 * Puts a secret in use; the one before signs beside it until `bothUntil`, and those that had ended by `now` go. So does the one that
 * an address was added with: nobody was told it.
 */
export async function replaceSecret(
  db: Database,
  webhookId: number,
  { sealed, now, bothUntil }: { readonly sealed: Buffer; readonly now: Date; readonly bothUntil: Date },
): Promise<void> {
  await db
    .deleteFrom('integrations.webhook_secret')
    .where('webhook_id', '=', webhookId)
    .where((eb) =>
      eb.or([
        eb('ends_at', '<=', now.toISOString()),
        eb('made_at', '=', eb.selectFrom('integrations.webhook').select('made_at').where('id', '=', webhookId)),
      ]),
    )
    .execute()
  await db
    .updateTable('integrations.webhook_secret')
    .set({ ends_at: bothUntil.toISOString() })
    .where('webhook_id', '=', webhookId)
    .where('ends_at', 'is', null)
    .execute()
  await db
    .insertInto('integrations.webhook_secret')
    .values({ webhook_id: webhookId, secret_sealed: sealed, made_at: now.toISOString() })
    .execute()
}

/** What messages are signed by now, the one in use first. */
export const secretsInUse = (db: Database, webhookId: number, now: Date) =>
  db
    .selectFrom('integrations.webhook_secret')
    .select('secret_sealed')
    .where('webhook_id', '=', webhookId)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now.toISOString())]))
    .orderBy('id', 'desc')
    .execute()

export const dropEndedSecrets = (db: Database, now: Date) =>
  db.deleteFrom('integrations.webhook_secret').where('ends_at', '<=', now.toISOString()).execute()
