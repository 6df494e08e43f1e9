import type { Database } from '#platform/server/database.ts'
import type { DB } from '#database/tables.ts'

export async function idsByCode(db: Database, table: keyof DB): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'code'] as never)
    .execute()
  return new Map((rows as unknown as { id: number; code: string }[]).map((row) => [row.code, row.id]))
}
