import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { beginning, chainedColumns, instantText, linkOf, type ChainedRow } from './chain.ts'

/** The first place where the audit does not fit. */
export interface ChainFault {
  /**
   * `changed`: the row or its seal is not what was sealed. `rowMissing`: sealed or awaiting its seal, and gone.
   * `sealMissing`: a number of the chain is gone. `tailMissing`: the chain ends before its noted head. `unsealed`: a
   * row that was not written by the academy. `otherChain`: not the chain of an earlier verification.
   */
  readonly why: 'changed' | 'rowMissing' | 'sealMissing' | 'tailMissing' | 'unsealed' | 'otherChain'
  readonly seq: number | null
  readonly auditId: number | null
}

/** An end of the chain as it was once: the number of rows and the last link, in hex. */
export interface ChainHead {
  readonly rows: number
  readonly hash: string
}

export interface Verified extends ChainHead {
  /** When the last row was sealed, in UTC; null where there is none. */
  readonly sealedAt: string | null
  /** Rows that wait for their seal. */
  readonly waiting: number
  readonly fault: ChainFault | null
}

type Sealed = { seq: number; audit_id: number; sealed_at: string; hash: Buffer } & (ChainedRow | { id: null })

const batch = 2000

/**
 * Walks the chain from its beginning, on one snapshot while the academy goes on writing. `known` are heads kept
 * elsewhere; those of earlier verifications are asked for here.
 */
export async function verifyAudit(db: Database, known: readonly ChainHead[] = []): Promise<Verified> {
  const transaction = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return transaction.execute(async (tx) => {
    // The looks over the whole table take as long as it is large.
    await sql`set local statement_timeout = '120s'`.execute(tx)
    const end = { rows: 0, hash: beginning, sealedAt: null as string | null }
    const fault =
      (await walk(tx, end, [...(await formerHeads(tx)), ...known])) ?? (await endFault(tx, end)) ?? (await strays(tx))
    const { count } = await tx
      .selectFrom('platform.audit_unsealed')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return { rows: end.rows, hash: end.hash.toString('hex'), sealedAt: end.sealedAt, waiting: count, fault }
  })
}

const fault = (why: ChainFault['why'], seq: number | null, auditId: number | null = null): ChainFault => ({
  why,
  seq,
  auditId,
})

type End = { rows: number; hash: Buffer; sealedAt: string | null }

async function walk(tx: Database, end: End, heads: readonly ChainHead[]): Promise<ChainFault | null> {
  const wanted = new Map(heads.map((head) => [head.rows, head.hash]))
  for (;;) {
    const { rows } = await sql<Sealed>`
      select s.seq, s.audit_id, ${instantText('s.sealed_at')} as sealed_at, s.hash, ${chainedColumns}
      from platform.audit_seal s left join platform.audit a on a.id = s.audit_id
      where s.seq > ${end.rows} order by s.seq limit ${sql.lit(batch)}`.execute(tx)
    for (const row of rows) {
      const seq = end.rows + 1
      if (row.seq !== seq) return fault('sealMissing', seq)
      if (row.id === null) return fault('rowMissing', seq, row.audit_id)
      if (!linkOf(end.hash, seq, row.sealed_at, row).equals(row.hash)) return fault('changed', seq, row.id)
      const former = wanted.get(seq)
      if (former !== undefined && former !== row.hash.toString('hex')) return fault('otherChain', seq, row.id)
      Object.assign(end, { rows: seq, hash: row.hash, sealedAt: row.sealed_at })
    }
    if (rows.length < batch) break
  }
  const beyond = heads.find((head) => head.rows > end.rows)
  return beyond ? fault('tailMissing', end.rows + 1) : null
}

/** The noted end and the end that was reached are one. */
async function endFault(tx: Database, end: End): Promise<ChainFault | null> {
  const head = await tx.selectFrom('platform.audit_head').select(['seq', 'hash']).executeTakeFirst()
  const { seq, hash } = head ?? { seq: 0, hash: beginning }
  return seq === end.rows && hash.equals(end.hash) ? null : fault('tailMissing', Math.min(seq, end.rows) + 1)
}

/** Rows that nobody announced to the chain, and announced ones that are gone before their seal. */
async function strays(tx: Database): Promise<ChainFault | null> {
  const { rows } = await sql<{ id: number; missing: boolean }>`
    (select a.id, false as missing from platform.audit a
      where not exists (select from platform.audit_seal s where s.audit_id = a.id)
        and not exists (select from platform.audit_unsealed u where u.audit_id = a.id)
      order by a.id limit 1)
    union all
    (select u.audit_id, true from platform.audit_unsealed u
      where not exists (select from platform.audit a where a.id = u.audit_id) order by u.audit_id limit 1)
    order by 1 limit 1`.execute(tx)
  const stray = rows[0]
  return stray ? fault(stray.missing ? 'rowMissing' : 'unsealed', null, stray.id) : null
}

async function formerHeads(tx: Database): Promise<ChainHead[]> {
  const checks = await tx
    .selectFrom('platform.audit_check')
    .select(['rows', 'hash'])
    .where('fault', 'is', null)
    .where('rows', '>', 0)
    .execute()
  return checks.map(({ rows, hash }) => ({ rows, hash: hash?.toString('hex') ?? '' }))
}
