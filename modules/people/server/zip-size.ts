const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50

/** How many bytes the entries of a ZIP file say that they unpack to; throws where it is none. */
export function unpackedSize(bytes: Buffer): number {
  let end = bytes.length - 22
  while (end >= 0 && bytes.readUInt32LE(end) !== endOfDirectory) end--
  if (end < 0) throw new Error('no ZIP directory')
  let at = bytes.readUInt32LE(end + 16)
  let size = 0
  for (let entry = bytes.readUInt16LE(end + 10); entry > 0; entry--) {
    if (bytes.readUInt32LE(at) !== directoryEntry) throw new Error('damaged ZIP directory')
    size += bytes.readUInt32LE(at + 24)
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return size
}
