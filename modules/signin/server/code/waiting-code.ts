import type { Database } from '#platform/server/database.ts'

/** The code in the newest letter to the address that waits in the outbox; null: none does. For whoever runs the server. */
export async function waitingCode(db: Database, email: string): Promise<string | null> {
  const letter = await db
    .selectFrom('platform.outbox_mail')
    .select('html')
    .where('to_address', '=', email)
    .where('state', '=', 'waiting')
    .where('kind', 'in', ['signInCode', 'proveEmailCode', 'resetPasswordCode', 'proveCode'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return /\b\d{6}\b/.exec(letter?.html ?? '')?.[0] ?? null
}
