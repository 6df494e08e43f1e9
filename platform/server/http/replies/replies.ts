import type { Readable } from 'node:stream'

/** A reply that is a file. The call's contract says `reply: fileBytes`. */
export interface FileReply {
  readonly name: string
  readonly mediaType: string
  readonly content: Buffer | Readable
  /** Shown by the browser rather than saved. Only for types that run nothing, such as a picture. */
  readonly inline?: boolean
  /** Its address never gives anything else, and whoever knows the address may keep it. */
  readonly isLasting?: boolean
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

export const fileHeaders = (file: FileReply): Record<string, string> => ({
  'content-type': file.mediaType,
  'content-disposition': disposition(file),
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': file.isLasting ? 'private, max-age=31536000, immutable' : 'no-store',
})

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
