import type { Database } from '#platform/server/database.ts'

/** The active template of a kind, or null: then that notice tells nobody. */
export async function templateOf(db: Database, kind: string) {
  const found = await db
    .selectFrom('notifications.mail_template')
    .select(['kind', 'title', 'body', 'sends_mail'])
    .where('kind', '=', kind)
    .where('is_active', '=', true)
    .executeTakeFirst()
  return found ?? null
}
