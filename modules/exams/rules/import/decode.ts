import { isUtf8 } from '#platform/shared/values/decode.ts'

/** In which encoding a text file was read. */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1256', 'windows-1252'] as const
export type TextEncoding = (typeof encodings)[number]

export interface DecodedText {
  readonly text: string
  readonly encoding: TextEncoding
}

/**
 * The bytes of a file as text: UTF-16 by its mark or its zeros, UTF-8 where they are that, all but a few, else
 * Windows-1256 or -1252.
 * Null for what is no text.
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const utf16 = utf16Of(bytes)
  const isPlain = isUtf8(bytes)
  for (const encoding of utf16 ? [utf16] : (['utf-8', arabicOrLatin(bytes)] as const)) {
    try {
      const fatal = encoding !== 'utf-8' || !isPlain
      const text = new TextDecoder(encoding, { fatal }).decode(bytes)
      // oxlint-disable-next-line no-control-regex
      if (encoding !== 'utf-8' || !text.includes('\u0000')) return { text: withoutControls(text), encoding }
    } catch {
      // not this one
    }
  }
  return null
}

// oxlint-disable-next-line no-control-regex
const withoutControls = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const head = bytes.subarray(0, 2000)
  const zeros = [0, 1].map((parity) => head.filter((byte, at) => byte === 0 && at % 2 === parity).length)
  const most = head.length / 8
  if (zeros[1]! > most && zeros[0]! * 8 < zeros[1]!) return 'utf-16le'
  return zeros[0]! > most && zeros[1]! * 8 < zeros[0]! ? 'utf-16be' : null
}

/** Arabic words are runs of high bytes; in Latin text an accented letter stands between plain ones. */
function arabicOrLatin(bytes: Uint8Array): 'windows-1256' | 'windows-1252' {
  let [alone, together] = [0, 0]
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at]! < 0xc0) continue
    if ((bytes[at - 1] ?? 0) >= 0xc0 || (bytes[at + 1] ?? 0) >= 0xc0) together++
    else alone++
  }
  return together > alone ? 'windows-1256' : 'windows-1252'
}
