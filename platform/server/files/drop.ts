import type { Database } from '../database.ts'
import { sendJob } from '../jobs/send.ts'
import { removeBytes } from './purge.ts'

/**
 * Deletes a file that its record no longer refers to: the row at once, in the record's own transaction, the bytes after
 * its commit. One that is gone already is no error.
 */
export async function dropFile(db: Database, fileId: number): Promise<void> {
  const dropped = await db
    .deleteFrom('platform.file')
    .where('id', '=', fileId)
    .returning('storage_key')
    .executeTakeFirst()
  if (dropped) await sendJob(db, removeBytes.name, { keys: [dropped.storage_key] })
}
