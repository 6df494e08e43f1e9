import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Part } from '../../files/kept-files.ts'

/** A reply that is a file. The call's contract says `reply: fileBytes`. */
export interface FileReply {
  readonly name: string
  readonly mediaType: string
  readonly content: Buffer | Readable
  /** Shown by the browser rather than saved. Only for types that run nothing, such as a picture. */
  readonly inline?: boolean
  /** How many bytes the whole file has, where parts of it may be asked for. */
  readonly bytes?: number
  /** The content is these bytes of it alone; of a range that begins beyond its end, none. */
  readonly part?: Part | 'beyond'
  /** Names this very content, so that a part of it fits the other parts (`ETag`). */
  readonly tag?: string
  /** Its address never gives anything else, and whoever knows the address may keep it. */
  readonly isLasting?: boolean
  /** Asked for again and again, as a feed is: who has this very content already is told so (`ETag`). The content is a buffer. */
  readonly isTagged?: boolean
}

const files = new WeakSet<object>()

/** Answers with a file under its own name; Arabic names are kept. */
export function sendFile(file: FileReply): FileReply {
  files.add(file)
  return file
}

export const isFile = (reply: unknown): reply is FileReply =>
  typeof reply === 'object' && reply !== null && files.has(reply)

/** `Content-Disposition` by RFC 6266: an ASCII form for old readers and the name itself. */
export function disposition({ name, inline }: FileReply): string {
  // oxlint-disable-next-line no-control-regex
  const clean = name.replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069"\\/]/g, '_')
  const ascii = clean.replace(/[^\x20-\x7e]/g, '_')
  const encoded = encodeURIComponent(clean).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `${inline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** A browser's own reader of PDF shows nothing inside of a sandbox; such a file runs no script of ours. */
const policyOf = ({ mediaType, inline }: FileReply) =>
  inline && mediaType === 'application/pdf' ? "frame-ancestors 'none'" : "default-src 'none'; sandbox"

export const fileHeaders = (file: FileReply): Record<string, string> => ({
  'content-type': file.mediaType,
  'content-disposition': disposition(file),
  'content-security-policy': policyOf(file),
  'cache-control': file.isLasting
    ? 'private, max-age=31536000, immutable'
    : file.isTagged
      ? 'private, no-cache'
      : 'no-store',
  ...(file.tag !== undefined && { etag: file.tag }),
  ...(file.bytes !== undefined && rangeHeaders(file.bytes, file.part)),
})

function rangeHeaders(bytes: number, part: FileReply['part']): Record<string, string> {
  const [length, range] =
    part === undefined ? [bytes] : part === 'beyond' ? [0, '*'] : [part.to - part.from + 1, `${part.from}-${part.to}`]
  return {
    'accept-ranges': 'bytes',
    'content-length': String(length),
    ...(range !== undefined && { 'content-range': `bytes ${range}/${bytes}` }),
  }
}

/** What a tagged file is known by: two of one content have the same. */
export const tagOf = ({ content }: FileReply): string =>
  `"${createHash('sha256')
    .update(content as Buffer)
    .digest('base64url')}"`

/** Whether `If-None-Match` names this tag (RFC 9110, 13.1.2). */
export const namesTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  header.length < 2000 &&
  header.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === tag)

/** A reply that stays open and sends events. */
export interface EventStream {
  readonly events: Readable
}

const streams = new WeakSet<object>()

export function sendEvents(events: Readable): EventStream {
  const stream = { events }
  streams.add(stream)
  return stream
}

export const isEventStream = (reply: unknown): reply is EventStream =>
  typeof reply === 'object' && reply !== null && streams.has(reply)
