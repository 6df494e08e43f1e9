import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { recordAttachmentField } from '../../rules/attachments.ts'

/** Of these files those that the actor uploaded for a record and that none has taken. */
export async function ownUploads(db: Database, actor: Actor, files: readonly number[]): Promise<number[]> {
  if (files.length === 0) return []
  const found = await db
    .selectFrom('platform.file')
    .select('id')
    .where('id', 'in', [...files])
    .where('field', '=', recordAttachmentField)
    .where('uploaded_by', '=', actor.userId)
    .where('subject_type', 'is', null)
    .execute()
  return found.map((row) => row.id)
}
