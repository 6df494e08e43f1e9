import { sql, type Updateable } from 'kysely'
import type { DB } from '#database/tables.ts'
import type { Database } from '#platform/server/database.ts'

/** Takes a message away that the fact of a report speaks of. */
export const removeMessage = (db: Database, id: number, set: Updateable<DB['chat.message']>) =>
  db
    .updateTable('chat.message')
    .set(set)
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/**
 * Answers to a message go anew to whoever holds them, each at a revision of its own above this one, so that no page of what is
 * new ends between two of the same; says how many there are.
 */
export async function raiseAnswers(
  db: Database,
  { roomId, seq }: { readonly roomId: number; readonly seq: number },
  above: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update chat.message m set revision = ${above}::integer + a.place
    from (select id, row_number() over (order by seq)::integer as place from chat.message
      where room_id = ${roomId} and answers_seq = ${seq} and deleted_at is null) a
    where m.id = a.id`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
