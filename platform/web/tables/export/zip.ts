/* Zip archives with the browser's own compression, which needs no worker made of a blob, as the page's policy refuses those. */

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

const addToCrc = (value: number, bytes: Uint8Array): number => {
  for (const byte of bytes) value = crcTable[(value ^ byte) & 0xff]! ^ (value >>> 8)
  return value
}

/** Packs a text part by part: of a long one no more than a part stands unpacked. */
async function deflated(parts: Iterable<string>) {
  const encoder = new TextEncoder()
  const packing = new CompressionStream('deflate-raw')
  const packed = new Response(packing.readable).arrayBuffer()
  const writer = packing.writable.getWriter()
  let crc = 0xffffffff
  let length = 0
  for (const part of parts) {
    const bytes = encoder.encode(part)
    crc = addToCrc(crc, bytes)
    length += bytes.length
    await writer.write(bytes)
  }
  await writer.close()
  return { packed: new Uint8Array(await packed), crc: (crc ^ 0xffffffff) >>> 0, length }
}

type Field = readonly [size: 2 | 4, value: number]
function record(fields: readonly Field[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(fields.reduce((sum, [size]) => sum + size, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += size
  }
  return bytes
}

/** An archive of text files by their paths, a long one in parts. Under 4 GB and 65 535 files. */
export async function zip(files: Readonly<Record<string, string | Iterable<string>>>): Promise<Blob> {
  const encoder = new TextEncoder()
  const parts: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const [path, text] of Object.entries(files)) {
    const name = encoder.encode(path)
    const { packed, crc, length } = await deflated(typeof text === 'string' ? [text] : text)
    // Version 2.0, names in UTF-8, deflate, no time (1 January 1980), then checksum and sizes.
    const shared: Field[] = [
      [2, 20],
      [2, 0x0800],
      [2, 8],
      [2, 0],
      [2, 0x21],
      [4, crc],
      [4, packed.length],
      [4, length],
      [2, name.length],
      [2, 0],
    ]
    const local = record([[4, 0x04034b50], ...shared])
    directory.push(record([[4, 0x02014b50], [2, 20], ...shared, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]]), name)
    parts.push(local, name, packed)
    offset += local.length + name.length + packed.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const count = Object.keys(files).length
  const end = record([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, offset],
    [2, 0],
  ])
  return new Blob([...parts, ...directory, end])
}
