import type { Database } from '#platform/server/database.ts'

const keptDays = 30

/** Sessions stay a month after their end, for whoever asks who was signed in; then they go with their tokens. */
export async function forgetOldSessions(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000).toISOString()
  await db.deleteFrom('signin.session').where('expires_at', '<', before).execute()
}
