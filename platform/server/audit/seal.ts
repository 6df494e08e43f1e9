import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Listener } from '../module.ts'
import { beginning, chainedColumns, linkOf, type ChainedRow } from './chain.ts'

const batch = 500

/**
 * Chains what has been committed since, in the order of ids as far as they are there: a row that commits late comes
 * later, a number that was never used leaves no gap. One process at a time; answers how many rows it sealed.
 */
export async function sealAudit(db: Database): Promise<number> {
  let sealed = 0
  for (;;) {
    const count = await db.transaction().execute(sealBatch)
    sealed += count
    if (count < batch) return sealed
  }
}

async function sealBatch(tx: Database): Promise<number> {
  const { rows: locked } = await sql<{ mine: boolean; sealed_at: string }>`
    select pg_try_advisory_xact_lock(hashtextextended('platform.audit_seal', 0)) as mine,
      to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as sealed_at`.execute(tx)
  const { mine, sealed_at: sealedAt } = locked[0]!
  if (!mine) return 0
  const { rows } = await sql<ChainedRow>`
    select ${chainedColumns} from platform.audit_unsealed u join platform.audit a on a.id = u.audit_id
    order by u.audit_id limit ${sql.lit(batch)}`.execute(tx)
  if (rows.length === 0) return 0

  const head = await tx.selectFrom('platform.audit_head').select(['seq', 'hash']).executeTakeFirst()
  let { seq, hash } = head ?? { seq: 0, hash: beginning }
  const seals = rows.map((row) => {
    hash = linkOf(hash, ++seq, sealedAt, row)
    return { seq, audit_id: row.id, sealed_at: sealedAt, hash }
  })
  await tx.insertInto('platform.audit_seal').values(seals).execute()
  await tx
    .insertInto('platform.audit_head')
    .values({ seq, hash })
    .onConflict((conflict) => conflict.column('one').doUpdateSet({ seq, hash }))
    .execute()
  const ids = rows.map((row) => row.id)
  await sql`delete from platform.audit_unsealed where audit_id = any(${ids}::bigint[])`.execute(tx)
  return rows.length
}

/** By the clock alone: writers wake nobody, and nobody waits for a seal. */
export const sealing: Listener = {
  everySeconds: 3,
  run: async ({ db }) => void (await sealAudit(db)),
}
