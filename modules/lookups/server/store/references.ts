import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/** A column of any module's table that refers to entries of a lookup, as the database knows it. */
export interface Reference {
  readonly table: string
  readonly column: string
  /** Whether its rows have a version, which a form that is open compares. */
  readonly versioned: boolean
  readonly counted: boolean
  /** What else is in each unique index of the column: two rows that differ by the entry alone become one. */
  readonly keys: readonly (readonly string[])[]
  /** Where one row for each entry is the main one: whose rows they are. */
  readonly mainOf: readonly string[] | null
}

/** Everything that refers to the rows of a table, as to the entries of a lookup. New tables are found by themselves. */
export async function referencesTo(db: Database, referred: string): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select n.nspname || '.' || t.relname as "table", a.attname as "column",
      exists (select from pg_attribute v where v.attrelid = t.oid and v.attname = 'version') as "versioned",
      exists (select from pg_attribute v where v.attrelid = t.oid and v.attname = 'quantity') as "counted",
      coalesce((select jsonb_agg((select coalesce(jsonb_agg(pg_get_indexdef(i.indexrelid, k, true) order by k), '[]')
          from generate_series(1, i.indnkeyatts) k where i.indkey[k - 1] <> a.attnum))
        from pg_index i where i.indrelid = t.oid and i.indisunique and a.attnum = any(i.indkey)), '[]') as "keys",
      (select (select jsonb_agg(pg_get_indexdef(i.indexrelid, k, true) order by k)
          from generate_series(1, i.indnkeyatts) k where i.indkey[k - 1] <> a.attnum)
        from pg_index i where i.indrelid = t.oid and i.indisexclusion and a.attnum = any(i.indkey)
          and pg_get_expr(i.indpred, i.indrelid) = 'is_main') as "mainOf"
    from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_namespace n on n.oid = t.relnamespace
    join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${referred}::regclass
      and (select k.attname from pg_attribute k where k.attrelid = c.confrelid and k.attnum = c.confkey[1]) = 'id'
    order by 1, 2`.execute(db)
  return rows
}

/** Rows of some tables counted together: `record` is SQL of the record that a row `t` counts for, null for none. */
export interface Counted {
  readonly table: string
  readonly column: string
  readonly record: string
}

/** How many records refer to the entry, each counted once. */
export async function countReferring(db: Database, id: number, counted: readonly Counted[]): Promise<number> {
  const each = counted.map(
    ({ table, column, record }) =>
      sql`select ${sql.raw(record)} as record from ${sql.table(table)} t where t.${sql.ref(column)} = ${id}`,
  )
  const { rows } = await sql<{ count: number }>`
    select count(distinct record)::integer as count from (${sql.join(each, sql` union all `)}) r`.execute(db)
  return rows[0]!.count
}

const joined = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts)

/**
 * Lets everything that refers to one entry refer to another; answers how many rows did. Rows that become alike become
 * one, with the greater quantity; of two main ones the other's stays so. `recordColumn` names the record that a row
 * belongs to: its version is raised, as one who edits it must see that it changed.
 */
export async function moveReferences(
  db: Database,
  reference: Reference,
  entry: { readonly from: number; readonly into: number },
  recordColumn: string | null,
): Promise<number> {
  const { from, into } = entry
  const [table, column] = [sql.table(reference.table), sql.ref(reference.column)]
  if (recordColumn) await raiseRecords(db, reference, from, recordColumn)
  const before = await sql<{ count: number }>`
    select count(*)::integer as count from ${table} where ${column} = ${from}`.execute(db)
  for (const key of reference.keys) await becomeOne(db, reference, key, entry)
  const more = [
    ...(reference.versioned ? [sql`version = version + 1`] : []),
    ...(reference.mainOf ? [sql`is_main = is_main and not exists (${otherMain(reference, into)})`] : []),
  ]
  await sql`update ${table} t set ${joined([sql`${column} = ${into}`, ...more])} where ${column} = ${from}`.execute(db)
  return before.rows[0]!.count
}

const otherMain = ({ table, column, mainOf }: Reference, into: number) =>
  sql`select from ${sql.table(table)} m where m.is_main and m.${sql.ref(column)} = ${into}
    and ${sql.join(
      mainOf!.map((each) => sql`m.${sql.ref(each)} = t.${sql.ref(each)}`),
      sql` and `,
    )}`

/** Nobody adds a row of either entry meanwhile; these are short lists of a record, not the records themselves. */
async function becomeOne(
  db: Database,
  reference: Reference,
  key: readonly string[],
  entry: { from: number; into: number },
) {
  const [table, column] = [sql.table(reference.table), sql.ref(reference.column)]
  const alike = key.length > 0 ? sql`partition by ${joined(key.map((each) => sql.raw(each)))}` : sql``
  const ranked = sql`select ctid as place, row_number() over (${alike} order by ${column} = ${entry.into} desc, ctid) as nth
    ${reference.counted ? sql`, max(quantity) over (${alike}) as most` : sql``}
    from ${table} where ${column} in (${entry.from}, ${entry.into})`
  await sql`lock table ${table} in share row exclusive mode`.execute(db)
  if (reference.counted)
    await sql`with ranked as (${ranked}) update ${table} t set quantity = ranked.most from ranked
      where t.ctid = ranked.place and ranked.nth = 1 and t.quantity <> ranked.most`.execute(db)
  await sql`with ranked as (${ranked}) delete from ${table} t using ranked
    where t.ctid = ranked.place and ranked.nth > 1`.execute(db)
}

/** The records whose lists hold the entry. */
async function raiseRecords(db: Database, { table, column }: Reference, from: number, recordColumn: string) {
  const { rows } = await sql<{ owner: string }>`
    select n.nspname || '.' || o.relname as owner
    from pg_constraint c join pg_class o on o.oid = c.confrelid join pg_namespace n on n.oid = o.relnamespace
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.conrelid = ${table}::regclass and a.attname = ${recordColumn}
      and exists (select from pg_attribute v where v.attrelid = o.oid and v.attname = 'version')`.execute(db)
  for (const { owner } of rows)
    await sql`update ${sql.table(owner)} set version = version + 1
      where id in (select ${sql.ref(recordColumn)} from ${sql.table(table)} where ${sql.ref(column)} = ${from})`.execute(
      db,
    )
}

/** A merge of an entry that tens of thousands bear takes longer than a statement usually may. */
export const allowLonger = (db: Database) => sql`set local statement_timeout = '60s'`.execute(db)
