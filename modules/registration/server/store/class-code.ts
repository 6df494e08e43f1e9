import type { Database } from '#platform/server/database.ts'

/** The id of the class with this number; whether somebody reaches it is asked afterwards. */
export async function classIdByCode(db: Database, code: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('classes.class_facts')
    .where('class_code', '=', code)
    .select('class_id')
    .executeTakeFirst()
  return row?.class_id
}
