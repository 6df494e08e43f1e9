import { sql, type RawBuilder } from 'kysely'
import type { ErasureBlock, KeptKind, OwnDataKind, RemovedKind } from '#platform/shared/record/own-data.ts'
import type { Database } from '../database.ts'
import type { Vault } from '../vault/vault.ts'

/** Whose data: the account, and the record that it belongs to. */
export interface Person {
  readonly accountId: number
  /** Lower case. */
  readonly email: string
  readonly traineeId: number | null
  readonly instructorId: number | null
  readonly organizationId: number | null
}

/**
 * One row a record: `key`, a number that grows and tells them apart, and `row`, what the person gets. Only what the
 * person may see now: nobody learns from the archive what no page shows them.
 */
export type OwnRows = RawBuilder<{ key: number; row: object }>

/** What a module holds of a person. `testing/whole/own-data.test.ts` fails for a table about people that no module names here. */
export interface OwnData {
  /** Files of the archive, with the tables that they are read from. */
  readonly kinds: readonly {
    readonly kind: OwnDataKind
    readonly tables: readonly string[]
    readonly rows: (person: Person) => OwnRows
    /** Opens what a row holds encrypted. */
    readonly opened?: (row: any, vault: Vault) => object
  }[]
  /** Tables that name people and of which nobody gets a copy, each with the reason. */
  readonly without?: Readonly<Record<string, string>>
  /** Columns with uploads that are the person's own: `select <file id> as id ...`. */
  readonly files?: {
    readonly columns: readonly string[]
    readonly ids: (person: Person) => RawBuilder<{ id: number }>
  }
  /** What is still open and must be closed before the person is erased: `select <block> as kind, <code> as code`. */
  readonly blocks?: (person: Person) => RawBuilder<{ kind: ErasureBlock; code: string }>
  /** How much there is of what is kept and of what goes: `select <kind> as kind, <number> as count`. */
  readonly counts?: (person: Person) => RawBuilder<{ kind: KeptKind | RemovedKind; count: number }>
  /**
   * Puts the pseudonym in place of the person and deletes what is theirs alone, in the one transaction of the erasure.
   * Answers the files that no record refers to any more.
   */
  readonly erase?: (db: Database, erasure: Erasure) => Promise<readonly number[] | void>
}

export interface Erasure {
  readonly person: Person
  /** What stands in place of the person from now on; the address reaches nobody. */
  readonly pseudonym: { readonly nameAr: string; readonly nameEn: string; readonly email: string }
  readonly now: Date
  readonly vault: Vault
}

const batch = 1000

/** Reads rows a thousand at a time in the order of their key, so that nothing big comes into memory. */
export async function* inBatches(db: Database, rows: OwnRows): AsyncGenerator<object> {
  for (let after = 0; ;) {
    const found = await sql<{ key: number; row: object }>`select key, row from (${rows}) own
      where key > ${after} order by key limit ${sql.lit(batch)}`.execute(db)
    for (const { row } of found.rows) yield row
    if (found.rows.length < batch) return
    after = found.rows.at(-1)!.key
  }
}
