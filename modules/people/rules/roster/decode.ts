/**
 * The text of a CSV file. Spreadsheets on Arabic Windows write UTF-8 with a mark, UTF-16, or the old code page 1256;
 * what is no valid UTF-8 is read as the last.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1256').decode(bytes)
  }
}
