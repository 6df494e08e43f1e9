import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../database.ts'
import { richTextImageField } from './pictures/rich-text-image.ts'

/** How long an upload waits for a record to take it, in milliseconds. */
const patience = 24 * 3_600_000
/** Rows in one transaction, so that uploads going on wait for none of it. */
const batch = 500

/** What claims a picture of formatted text: a text may be copied to any record, so none owns it. */
const inText = 'text'

/** Whether a record refers to the file `f` by a foreign key, of whatever table. */
async function isReferred(db: Database): Promise<RawBuilder<boolean>> {
  const { rows } = await sql<{ schema: string; table: string; column: string }>`
    select n.nspname as schema, t.relname as "table", a.attname as "column"
    from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    join pg_namespace n on n.oid = t.relnamespace
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'platform.file'::regclass`.execute(db)
  const each = rows.map(
    ({ schema, table, column }) =>
      sql<boolean>`exists (select from ${sql.id(schema, table)} r where ${sql.ref(`r.${column}`)} = f.id)`,
  )
  return sql<boolean>`(${sql.join([sql`false`, ...each], sql` or `)})`
}

/**
 * Deletes rows of uploads that nothing took within 24 hours: not given to a record (`attachFile`), not referred to by
 * one. What a record is just taking is passed over. Gives the keys of their bytes, to be removed after the commit.
 */
export async function dropUnclaimed(db: Database, now: Date): Promise<string[]> {
  const { rows } = await sql<{ storage_key: string }>`
    delete from platform.file where id in (
      select f.id from platform.file f
      where f.subject_type is null and f.created_at < ${new Date(now.getTime() - patience)}
        and not ${await isReferred(db)}
      order by f.id limit ${sql.lit(batch)} for update skip locked)
    returning storage_key`.execute(db)
  return rows.map((row) => row.storage_key)
}

/** Gives the pictures that some text shows to the texts, so that they stay. One look at all texts, if there is a picture to decide on. */
export async function claimPictures(db: Database, now: Date): Promise<void> {
  const undecided = await db
    .selectFrom('platform.file')
    .select('id')
    .where('field', '=', richTextImageField)
    .where('subject_type', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - patience).toISOString())
    .execute()
  if (undecided.length === 0) return
  const shown = await picturesInTexts(db)
  const kept = undecided.map((row) => row.id).filter((id) => shown.has(id))
  if (kept.length === 0) return
  await db
    .updateTable('platform.file')
    .set({ subject_type: inText })
    .where('id', 'in', kept)
    .where('subject_type', 'is', null)
    .execute()
}

/** Ids of files that any text of the academy shows, in whatever column it stands. */
async function picturesInTexts(db: Database): Promise<Set<number>> {
  // Reading every text takes what it takes; nobody waits for it.
  await sql`set local statement_timeout = 0`.execute(db)
  const { rows: columns } = await sql<{ schema: string; table: string; column: string }>`
    select table_schema as schema, table_name as "table", column_name as "column"
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and data_type in ('text', 'jsonb', 'json', 'character varying')
      and is_generated = 'NEVER'
      and (table_schema not in ('pg_catalog', 'information_schema', 'pgboss', 'platform')
        or (table_schema, table_name) = ('platform', 'setting'))
    order by 1, 2, 3`.execute(db)
  const ids = new Set<number>()
  for (const { schema, table, column } of columns) {
    const text = sql`${sql.ref(column)}::text`
    const { rows } = await sql<{ id: string }>`
      select distinct (regexp_matches(${text}, '/api/File/Download\\?ID=([0-9]{1,9})', 'g'))[1] as id
      from ${sql.id(schema, table)} where ${text} like '%/api/File/Download?ID=%'`.execute(db)
    for (const { id } of rows) ids.add(Number(id))
  }
  return ids
}
