import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/** The values that a column has, by jumping from one to the next in its index. */
async function valuesOf(db: Database, column: 'kind' | 'subject_type'): Promise<string[]> {
  const name = sql.ref(column)
  const { rows } = await sql<{ value: string }>`
    with recursive found (value) as (
      (select ${name} from platform.audit order by ${name} limit 1)
      union all
      select (select ${name} from platform.audit where ${name} > found.value order by ${name} limit 1)
      from found where found.value is not null)
    select value from found where value is not null`.execute(db)
  return rows.map(({ value }) => value)
}

export const kinds = (db: Database): Promise<string[]> => valuesOf(db, 'kind')
export const subjectTypes = (db: Database): Promise<string[]> => valuesOf(db, 'subject_type')
