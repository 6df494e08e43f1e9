import { sql } from 'kysely'
import type { MergedPerson } from '#platform/server/content/merging.ts'
import type { Database } from '#platform/server/database.ts'

/** A column of any module's table that refers to a person, as the database knows it. New tables are found by themselves. */
export interface PersonReference {
  readonly table: string
  readonly column: string
}

/** What somebody's own record says of another one, and pairs of records: they are no data of the person. */
const apart = ['trainee', 'instructor'].flatMap((of) => [`people.${of}`, `people.${of}_pair`])

export async function personReferences(db: Database, of: MergedPerson): Promise<PersonReference[]> {
  const { rows } = await sql<PersonReference>`
    select n.nspname || '.' || t.relname as "table", a.attname as "column"
    from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_namespace n on n.oid = t.relnamespace
    join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${`people.${of}`}::regclass and cardinality(c.conkey) = 1
      and n.nspname || '.' || t.relname <> all(${apart})
    order by 1, 2`.execute(db)
  return rows
}

/** How many rows of each of these tables refer to the person. */
export async function countReferences(
  db: Database,
  references: readonly PersonReference[],
  personId: number,
): Promise<{ table: string; count: number }[]> {
  const each = references.map(
    ({ table, column }) =>
      sql`select ${table}::text as "table", count(*)::integer as count from ${sql.table(table)} where ${sql.ref(column)} = ${personId}`,
  )
  const { rows } = await sql<{ table: string; count: number }>`${sql.join(each, sql` union all `)}`.execute(db)
  return rows
}

export async function moveReferences(
  db: Database,
  references: readonly PersonReference[],
  { kept, gone }: { readonly kept: number; readonly gone: number },
): Promise<void> {
  for (const { table, column } of references)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${kept} where ${sql.ref(column)} = ${gone}`.execute(
      db,
    )
}

/** What is filed under the record, which nothing refers to by a key: files, and tickets to its papers, which end. */
export async function moveFiled(
  db: Database,
  of: MergedPerson,
  { kept, gone }: { readonly kept: number; readonly gone: number },
  now: Date,
): Promise<void> {
  await sql`update platform.file set subject_id = ${kept} where subject_type = ${of} and subject_id = ${gone}`.execute(
    db,
  )
  await sql`update platform.report_ticket set revoked_at = ${now}
    where subject_type = ${of} and subject_id = ${gone} and revoked_at is null`.execute(db)
}
