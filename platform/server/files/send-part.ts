import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { RequestFacts } from '../handler.ts'
import { sendFile, type FileReply } from '../http/replies/replies.ts'
import type { FileStorage, Part } from './kept-files.ts'

/**
 * Answers with a stored file or, where a `Range` header asks for one, with a part of it (RFC 9110, 14). Several ranges at once,
 * what is no range and a range of other content (`If-Range`) get the whole file; one that has no byte of it is refused as such.
 */
export async function sendPart(
  files: FileStorage,
  file: { readonly storage_key: string; readonly bytes: number; readonly media_type: string; readonly name: string },
  { range, ifRange }: Pick<RequestFacts, 'range' | 'ifRange'>,
  look: Pick<FileReply, 'inline'>,
): Promise<FileReply> {
  const { storage_key: key, bytes } = file
  const tag = tagOfKey(key)
  const part = range === null || (ifRange !== null && ifRange.trim() !== tag) ? null : partOf(range, bytes)
  return sendFile({
    name: file.name,
    mediaType: file.media_type,
    bytes,
    tag,
    content:
      part === 'beyond' ? Readable.from([]) : part ? await files.openPart(key, bytes, part) : await files.open(key),
    ...(part && { part }),
    ...look,
  })
}

/** What lies under a key never changes; a player that is given another file for the address notices it by the tag. */
const tagOfKey = (key: string) => `"${createHash('sha256').update(key).digest('base64url')}"`

/** The bytes that the header asks for; null: the whole file; `beyond`: none that there is. */
export function partOf(header: string, bytes: number): Part | 'beyond' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(header.trim()) ?? []
  if (first === undefined || last === undefined || first + last === '') return null
  const from = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  if (first !== '' && last !== '' && Number(last) < from) return null
  if (from >= bytes) return 'beyond'
  return { from, to: first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) }
}
