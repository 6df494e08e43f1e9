import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

export interface StoredVersion {
  readonly version: number
  readonly at: Date | string
  readonly is_shipped: boolean
  readonly title: unknown
  readonly body: unknown
  readonly account_name_ar: string | null
  readonly account_name_en: string | null
}

/** Where the versions of a kind of texts stand: the table, and its column of the text. */
export interface VersionsOf {
  readonly table: `${string}.${string}_version`
  readonly text: string
}

/** The latest versions of a text, the newest first, each with who wrote it. */
export async function latestVersions(db: Database, { table, text }: VersionsOf, id: number): Promise<StoredVersion[]> {
  const { rows } = await sql<StoredVersion>`
    select v.version, v.at, v.is_shipped, v.title, v.body, f.account_name_ar, f.account_name_en
    from ${sql.table(table)} v left join accounts.account_facts f on f.account_id = v.written_by
    where ${sql.ref(`v.${text}`)} = ${id} order by v.version desc limit ${sql.lit(50)}`.execute(db)
  return rows
}
