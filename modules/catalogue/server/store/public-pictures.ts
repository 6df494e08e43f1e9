import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/** Pictures in the contents of published courses, which anybody may read. */
export async function picturesOfPublished(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct (regexp_matches(content::text, '/api/File/Download\\?ID=([0-9]{1,9})', 'g'))[1]::integer as id
    from catalogue.course
    where is_published and content::text like '%/api/File/Download?ID=%'`.execute(db)
  return rows.map((row) => row.id)
}
