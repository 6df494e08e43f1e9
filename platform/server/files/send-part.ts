import { sendFile, type FileReply } from '../http/replies/replies.ts'
import type { FileStorage, Part } from './kept-files.ts'

/**
 * Answers with a stored file or, where a `Range` header asks for one, with a part of it (RFC 9110, 14). Several ranges at once
 * and what is no range of it get the whole file, as the standard allows.
 */
export async function sendPart(
  files: FileStorage,
  file: { readonly storage_key: string; readonly bytes: number; readonly media_type: string; readonly name: string },
  range: string | null,
  look: Pick<FileReply, 'inline'>,
): Promise<FileReply> {
  const { storage_key: key, bytes } = file
  const part = range === null ? null : partOf(range, bytes)
  return sendFile({
    name: file.name,
    mediaType: file.media_type,
    bytes,
    content: part ? await files.openPart(key, bytes, part) : await files.open(key),
    ...(part && { part }),
    ...look,
  })
}

/** The bytes that the header asks for; null: the whole file. */
export function partOf(header: string, bytes: number): Part | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim()) ?? []
  if (first === undefined || last === undefined || first + last === '') return null
  if (first === '') return Number(last) === 0 ? null : { from: Math.max(0, bytes - Number(last)), to: bytes - 1 }
  const from = Number(first)
  const to = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (last !== '' && Number(last) < from) return null
  return from < bytes ? { from, to } : null
}
