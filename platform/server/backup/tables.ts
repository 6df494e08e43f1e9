import pg from 'pg'

/** A table of the academy as a backup sees it. */
export interface Table {
  /** Quoted, with its schema. */
  readonly name: string
  /** Quoted; columns that the database computes are left out. */
  readonly columns: readonly string[]
  /** The statement that reads it in a fixed order, so that equal contents give equal bytes. */
  readonly read: string
  /** Its rows are never deleted (a guard in the database says so); a new one is empty. */
  readonly kept: boolean
}

/** All but what the migrator and the job runner keep for themselves: both make theirs anew. */
const ours = `n.nspname not in ('information_schema', 'pgboss', 'public') and n.nspname not like 'pg\\_%'`

export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; key: string[] | null; kept: boolean }>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      array(select quote_ident(attname) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      (select array(select quote_ident(a.attname) from unnest(i.indkey::int[]) with ordinality k(attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum order by k.place)
        from pg_index i where i.indrelid = c.oid and i.indisprimary) as key,
      -- 32: fires for TRUNCATE; 2: before it, which is a guard. One that fires after it only tells of it.
      exists (select from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal and t.tgtype & 34 = 34) as kept
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and ${ours} order by 1`)
  return rows.map(({ name, columns, key, kept }) => ({
    name,
    columns,
    kept,
    read: `copy (select ${columns.join(', ')} from ${name} order by ${(key ?? columns).join(', ')}) to stdout`,
  }))
}

export interface Sequence {
  readonly name: string
  readonly value: string
}

/** How far each row of numbers has come. Ask after the tables: numbers that were given may be lost, never given twice. */
export async function listSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
    from pg_sequences where last_value is not null and schemaname not in ('pgboss', 'public') order by 1`)
  return rows
}

export interface ForeignKey {
  readonly drop: string
  readonly add: string
}

/** Statements that take the references between tables away and put them back, which checks every row. */
export async function listForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select format('alter table %I.%I drop constraint %I', n.nspname, c.relname, k.conname) as drop,
      format('alter table %I.%I add constraint %I %s', n.nspname, c.relname, k.conname, pg_get_constraintdef(k.oid)) as add
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and ${ours}`)
  return rows
}
