import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { SealedColumn } from '#platform/server/vault/anew.ts'

/** To which row a private key belongs: moved to another, it does not open. */
export const rowOfKey = (kid: string): string => `signing key ${kid}`

export const sealedSigningKeys: SealedColumn = {
  table: 'certificates.signing_key',
  key: 'id',
  column: 'private_sealed',
  use: 'signing',
  belongsTo: sql`'signing key ' || kid`,
}

/** The key that signs now; undefined before the first certificate is signed. */
export const keyInUse = (db: Database) =>
  db.selectFrom('certificates.signing_key').selectAll().where('retired_at', 'is', null).executeTakeFirst()
export type StoredKey = NonNullable<Awaited<ReturnType<typeof keyInUse>>>

/** All of them, the newest first, without their private halves. */
export const publicKeys = (db: Database) =>
  db
    .selectFrom('certificates.signing_key')
    .select(['kid', 'public_key', 'made_at', 'retired_at'])
    .orderBy('id', 'desc')
    .execute()

export interface NewKey {
  readonly kid: string
  readonly publicKey: Buffer
  readonly sealed: Buffer
  readonly madeAt: Date
}

/** Undefined where another process has put one in use at the same moment. */
export const addKey = (db: Database, key: NewKey) =>
  db
    .insertInto('certificates.signing_key')
    .values({ kid: key.kid, public_key: key.publicKey, private_sealed: key.sealed, made_at: key.madeAt })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

/** Whoever changes keys at the same moment waits. */
export const lockKeys = async (db: Database): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('certificates.signing_key'))`.execute(db)
}

export const retireKeys = (db: Database, at: Date) =>
  db.updateTable('certificates.signing_key').set({ retired_at: at }).where('retired_at', 'is', null).execute()

/** What does not hold: serials that are revoked and hidden, and of replaced ones the version that stands. */
export async function notInForce(db: Database) {
  const { rows } = await sql<{ r: string[]; h: string[]; s: Record<string, number> }>`
    select coalesce(jsonb_agg(distinct serial) filter (where mode = 'revoked'), '[]') as r,
      coalesce(jsonb_agg(distinct serial) filter (where mode = 'hidden'), '[]') as h,
      (select coalesce(jsonb_object_agg(x.serial, x.version), '{}') from (
        select serial, max(version) + 1 as version from certificates.certificate
        where mode = 'superseded' group by serial) x) as s
    from certificates.certificate where mode in ('hidden', 'revoked')`.execute(db)
  return rows[0]!
}
