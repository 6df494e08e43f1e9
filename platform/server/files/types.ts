import { open } from 'node:fs/promises'
import { encodingOf } from '#platform/shared/values/decode.ts'
import type { UploadType } from '../module.ts'

interface TypeFacts {
  readonly extensions: readonly string[]
  readonly mediaType: string
  readonly picture?: boolean
}

export const fileTypes: Readonly<Record<UploadType, TypeFacts>> = {
  pdf: { extensions: ['pdf'], mediaType: 'application/pdf' },
  jpeg: { extensions: ['jpg', 'jpeg'], mediaType: 'image/jpeg', picture: true },
  png: { extensions: ['png'], mediaType: 'image/png', picture: true },
  webp: { extensions: ['webp'], mediaType: 'image/webp', picture: true },
  csv: { extensions: ['csv', 'tsv'], mediaType: 'text/csv' },
  txt: { extensions: ['txt', 'gift'], mediaType: 'text/plain' },
  xml: { extensions: ['xml'], mediaType: 'application/xml' },
  mp3: { extensions: ['mp3'], mediaType: 'audio/mpeg' },
  ogg: { extensions: ['ogg', 'oga'], mediaType: 'audio/ogg' },
  wav: { extensions: ['wav'], mediaType: 'audio/wav' },
  m4a: { extensions: ['m4a'], mediaType: 'audio/mp4' },
  mp4: { extensions: ['mp4', 'm4v'], mediaType: 'video/mp4' },
  webm: { extensions: ['webm'], mediaType: 'video/webm' },
  docx: {
    extensions: ['docx'],
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  pptx: {
    extensions: ['pptx'],
    mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
  zip: { extensions: ['zip'], mediaType: 'application/zip' },
  xlsx: {
    extensions: ['xlsx'],
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
}

/** The type that a file's name claims, out of those allowed. */
export function typeOfName(name: string, allowed: readonly UploadType[]): UploadType | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return allowed.find((type) => fileTypes[type].extensions.includes(extension))
}

/** What names of these types may end in, to be told to people. */
export const extensionsOf = (types: readonly UploadType[]): string[] =>
  types.flatMap((type) => fileTypes[type].extensions)

const begins = (head: Buffer, ...bytes: number[]) => bytes.every((byte, at) => head[at] === byte)

/** Whether the first bytes are of the type: `MZ...` called `letter.pdf` is not. */
export function headMatches(type: UploadType, head: Buffer): boolean {
  switch (type) {
    case 'pdf':
      return head.subarray(0, 5).toString('latin1') === '%PDF-'
    case 'jpeg':
      return begins(head, 0xff, 0xd8, 0xff)
    case 'png':
      return begins(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
    case 'webp':
      return head.subarray(0, 4).toString('latin1') === 'RIFF' && head.subarray(8, 12).toString('latin1') === 'WEBP'
    case 'mp3':
      // With a tag before it, or the first frame at once.
      return head.subarray(0, 3).toString('latin1') === 'ID3' || (head[0] === 0xff && (head[1]! & 0xe0) === 0xe0)
    case 'ogg':
      return head.subarray(0, 4).toString('latin1') === 'OggS'
    case 'wav':
      return head.subarray(0, 4).toString('latin1') === 'RIFF' && head.subarray(8, 12).toString('latin1') === 'WAVE'
    case 'm4a':
    case 'mp4':
      return head.subarray(4, 8).toString('latin1') === 'ftyp'
    case 'webm':
      return begins(head, 0x1a, 0x45, 0xdf, 0xa3) && head.subarray(0, 64).includes('webm')
    case 'xlsx':
      // A zip whose entries are those of a workbook; their names stand uncompressed in it.
      return begins(head, 0x50, 0x4b, 0x03, 0x04) && /\[Content_Types\]\.xml|xl\/|_rels\//.test(head.toString('latin1'))
    case 'zip':
      return begins(head, 0x50, 0x4b, 0x03, 0x04)
    case 'docx':
    case 'pptx':
      return (
        begins(head, 0x50, 0x4b, 0x03, 0x04) &&
        /\[Content_Types\]\.xml|_rels\/|word\/|ppt\//.test(head.toString('latin1'))
      )
    case 'xml':
      // What stands inside (a question that quotes a script tag) is the reader's affair; a page or a picture is refused.
      return isText(head) && /^<(?!html\b|svg\b|script\b)[a-z_]/i.test(afterProlog(signsOf(head)))
    case 'csv':
    case 'txt':
      return isText(head)
  }
}

/** The signs of markup, whatever encoding the rest is in; UTF-16 alone has them elsewhere. */
function signsOf(head: Buffer): string {
  const encoding = encodingOf(head)
  if (encoding.startsWith('utf-16')) return new TextDecoder(encoding).decode(head)
  return head.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, '')
}

/** What follows the declaration, the comments and the space that may stand before the first element; each sign is passed once. */
function afterProlog(text: string): string {
  let at = 0
  for (;;) {
    while (/\s/.test(text.charAt(at))) at++
    const end = text.startsWith('<!--', at) ? '-->' : text.startsWith('<?xml', at) ? '?>' : null
    const found = end === null ? -1 : text.indexOf(end, at + 4)
    if (end === null || found < 0) return text.slice(at)
    at = found + end.length
  }
}

/** No control characters but tab and line ends, in whatever encoding; UTF-16, which has zero bytes, by its mark or its look. */
function isText(head: Buffer): boolean {
  if (encodingOf(head).startsWith('utf-16')) return true
  return !head.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d && byte !== 0x0c)
}

/** The first 64 kB of a file. */
export async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(65_536), 0, 65_536, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
