import type { Database } from '#platform/server/database.ts'
import { adoptFile } from '#platform/server/files/store.ts'
import { invalidInput, refuse } from '#platform/shared/refusal.ts'
import { attachmentsOf, replaceAttachments, type NewAttachment, type Owner } from '../../store/person-lists.ts'
import { filesOf } from '../../store/signup/files.ts'

/**
 * Hands what was uploaded with this key to the record. A file that is neither of this key nor the record's already is
 * refused at its place, whoever it belongs to.
 */
export async function attachAll(
  tx: Database,
  signupId: number,
  accountId: number,
  [owner, id]: readonly [Owner, number],
  attachments: readonly NewAttachment[],
): Promise<void> {
  const uploaded = new Set((await filesOf(tx, signupId)).map((file) => file.FileID))
  const had = new Set((await attachmentsOf(tx, owner, id)).map((file) => file.FileID))
  const foreign = attachments.findIndex(({ FileID }) => !uploaded.has(FileID) && !had.has(FileID))
  if (foreign >= 0) refuse(invalidInput, {}, [{ path: `Attachments.${foreign}.FileID`, code: 'notFound' }])
  for (const { FileID } of attachments) {
    if (uploaded.has(FileID)) await adoptFile(tx, FileID, accountId, [owner, id])
  }
  await replaceAttachments(tx, owner, id, attachments)
}
