import { buffer } from 'node:stream/consumers'
import type { FileStorage } from '../files/kept-files.ts'

/**
 * A stored picture in the page itself: whoever opens a document by a ticket has no session to fetch it with. Null where its
 * file cannot be read: the paper is drawn without it, as a letter is sent without it.
 */
export async function pictureInPage(
  files: Pick<FileStorage, 'open'>,
  { storage_key: key, media_type: mediaType }: { readonly storage_key: string; readonly media_type: string },
): Promise<string | null> {
  try {
    return `data:${mediaType};base64,${(await buffer(await files.open(key))).toString('base64')}`
  } catch {
    return null
  }
}
