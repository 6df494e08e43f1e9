import { sql, type RawBuilder } from 'kysely'
import { json, type Database } from '../database.ts'
import { keyIdOf } from './sealed.ts'
import type { Vault, VaultUse } from './vault.ts'

/** A column that holds sealed values; its module declares it, so that a change of keys reaches it. */
export interface SealedColumn {
  readonly table: string
  /** A column of whole numbers that tells the rows apart. */
  readonly key: string
  readonly column: string
  readonly use: VaultUse
  /** The row that a value belongs to, as SQL over the table. */
  readonly belongsTo: RawBuilder<unknown>
}

const batch = 500

/**
 * Seals with the present key whatever another sealed, some hundred rows at a time: interrupted it goes on where it was,
 * and the academy may run meanwhile. Answers how many values there were.
 */
export async function sealColumnAnew(db: Database, vault: Vault, column: SealedColumn): Promise<number> {
  let [after, sealed] = [-1, 0]
  for (;;) {
    const found = await db.transaction().execute((tx) => sealSome(tx, vault, column, after))
    if (found.last === null) return sealed
    after = found.last
    sealed += found.sealed
  }
}

async function sealSome(tx: Database, vault: Vault, column: SealedColumn, after: number) {
  const { use, belongsTo } = column
  const [table, key, value] = [sql.table(column.table), sql.ref(column.key), sql.ref(column.column)]
  // The id of its key stands after the first byte.
  const { rows } = await sql<{ key: number; value: Buffer; belongs: string }>`
    select ${key} as key, ${value} as value, ${belongsTo} as belongs from ${table}
    where ${key} > ${after} and ${value} is not null
      and substring(${value} from 1 for 5) <> decode('02' || ${vault.keyId}, 'hex')
    order by ${key} limit ${sql.lit(batch)} for update`.execute(tx)
  const anew = rows.flatMap((row) => {
    const plain = opened(vault, use, row.value, row.belongs)
    return plain ? { key: row.key, value: vault.close(use, plain, row.belongs).toString('hex') } : []
  })
  if (anew.length > 0) {
    await sql`update ${table} t set ${sql.ref(column.column)} = decode(s.value, 'hex')
      from jsonb_to_recordset(${json(anew)}) as s(key integer, value text) where t.${key} = s.key`.execute(tx)
  }
  return { last: rows.at(-1)?.key ?? null, sealed: anew.length }
}

/** Null for a value of an older version whose secret is another by now: nobody can use it any more. */
function opened(vault: Vault, use: VaultUse, value: Buffer, belongs: string): Buffer | null {
  try {
    return vault.open(use, value, belongs)
  } catch (error) {
    if (keyIdOf(value) !== null) throw error
    return null
  }
}
