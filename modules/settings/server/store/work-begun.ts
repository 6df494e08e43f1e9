import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { ModuleServer } from '#platform/server/module.ts'

/** Whether any of these modules keeps what was counted in the academy's zone. */
export async function hasWorkBegun(db: Database, modules: readonly ModuleServer[]): Promise<boolean> {
  const signs = modules.flatMap(({ workBegun }) => workBegun ?? [])
  if (signs.length === 0) return false
  const { rows } = await sql<{ begun: boolean }>`select (${sql.join(signs, sql` or `)}) as begun`.execute(db)
  return rows[0]!.begun
}
