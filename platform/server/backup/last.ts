import { json, type Database } from '../database.ts'

const key = 'lastBackup'

/** Notes in `platform.setting` that a whole backup was written at this time. It is in the next backup only. */
export async function noteBackup(db: Database, at: Date): Promise<void> {
  const value = json(at.toISOString())
  await db
    .insertInto('platform.setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** When the last whole backup was written; null where none ever was. */
export async function lastBackup(db: Database): Promise<Date | null> {
  const row = await db.selectFrom('platform.setting').select('value').where('key', '=', key).executeTakeFirst()
  return row ? new Date(String(row.value)) : null
}
