export class JsonLimitError extends Error {}

const mostTokens = 2_000_000
const deepest = 32

/**
 * Looks over JSON bytes before they are parsed: 64 MiB of `{}` would become gigabytes of objects, and what is nested
 * a hundred thousand deep parses but cannot be walked. Says nothing about syntax.
 */
export function checkJson(bytes: Uint8Array): void {
  let depth = 0
  let tokens = 0
  let inText = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (inText) {
      if (byte === 0x5c) at++
      else if (byte === 0x22) inText = false
    } else if (byte === 0x22) inText = true
    else if (byte === 0x7b || byte === 0x5b) {
      if (++depth > deepest || ++tokens > mostTokens) throw new JsonLimitError()
    } else if (byte === 0x7d || byte === 0x5d) depth--
    else if ((byte === 0x2c || byte === 0x3a) && ++tokens > mostTokens) throw new JsonLimitError()
  }
}
