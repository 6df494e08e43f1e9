import { buffer } from 'node:stream/consumers'
import type { Actor } from '#platform/shared/actor.ts'
import { fileNotFound } from '#platform/shared/files.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { Database } from '../database.ts'
import type { FileStorage } from './kept-files.ts'
import { findFile } from './store.ts'

/**
 * The bytes of a file that the actor has uploaded, for a handler that reads it (an import). `files` is among what a
 * handler is given. Keep such fields small: it comes into memory whole.
 */
export async function readOwnFile(
  { db, actor, files }: { db: Database; actor: Actor; files: FileStorage },
  fileId: number,
  field: string,
): Promise<{ name: string; mediaType: string; bytes: Buffer }> {
  const file = await findFile(db, fileId)
  if (!file || file.field !== field || file.uploaded_by !== actor.userId) refuse(fileNotFound)
  return { name: file.name, mediaType: file.media_type, bytes: await buffer(await files.open(file.storage_key)) }
}
