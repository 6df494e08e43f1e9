import type { Updateable } from 'kysely'
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
