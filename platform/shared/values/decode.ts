/** How the bytes of a text from outside are written. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1256'

/**
 * The encoding by the mark at the beginning; without one UTF-16 where every second byte is one of few, UTF-8 where
 * the bytes are that, all but a few, else the one of old Arabic Windows.
 */
export function encodingOf(bytes: Uint8Array): TextEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return wideEncoding(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1256')
}

/** The text that the bytes of a file are, without its mark. */
export const decodeText = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes)

const looked = 4_000

/** The upper half of Latin, Arabic and general signs is one of these bytes, and zero is in no text of another encoding. */
const upper = new Set([0x00, 0x06, 0x20, 0xfe, 0xfb])

function wideEncoding(bytes: Uint8Array): TextEncoding | null {
  const head = bytes.subarray(0, looked)
  if (bytes.length < 4 || bytes.length % 2 === 1 || !head.includes(0)) return null
  const isUpper = (parity: number) => head.every((byte, at) => at % 2 !== parity || upper.has(byte))
  return isUpper(1) ? 'utf-16le' : isUpper(0) ? 'utf-16be' : null
}

/** Whether the letters are UTF-8's: a file that was cut within one, or has a broken one, is so all the same. */
export function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes)
    const broken = text.length - text.replaceAll('\ufffd', '').length
    const whole = text.replace(/[\u0000-\u007f\ufffd]/g, '').length
    // Of Arabic in a code page hardly a pair of bytes is a letter of UTF-8.
    return whole > broken * 4
  }
}
