import type { Database } from '#platform/server/database.ts'
import { dropFile } from '#platform/server/files/drop.ts'
import { attachFile } from '#platform/server/files/store.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { invalidInput, refuse } from '#platform/shared/refusal.ts'
import { recordAttachmentField } from '../../rules/attachments.ts'
import { ownUploads } from '../store/own-uploads.ts'
import { attachmentsOf, changeAttachments, type NewAttachment, type Owner } from '../store/person-lists.ts'

/**
 * Writes the attachments of a record whole, where they were sent: new ones are files that the actor uploaded and that no
 * record has taken; one that is neither that nor the record's already is refused at its place. Files that are left out are
 * deleted.
 */
export async function writeAttachments(
  { db, actor }: { readonly db: Database; readonly actor: Actor },
  owner: Owner,
  id: number,
  attachments: readonly NewAttachment[] | undefined,
): Promise<void> {
  if (!attachments) return
  const had = new Set((await attachmentsOf(db, owner, id)).map(({ FileID }) => FileID))
  const added = attachments.map(({ FileID }) => FileID).filter((file) => !had.has(file))
  const own = new Set(await ownUploads(db, actor, added))
  const foreign = attachments.findIndex(({ FileID }) => !had.has(FileID) && !own.has(FileID))
  if (foreign >= 0) refuse(invalidInput, {}, [{ path: `Attachments.${foreign}.FileID`, code: 'notFound' }])
  for (const file of added) await attachFile(db, actor, file, recordAttachmentField, [owner, id])
  for (const file of await changeAttachments(db, owner, id, attachments)) await dropFile(db, file)
}
