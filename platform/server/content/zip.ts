import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ArchivedFile {
  readonly path: string
  readonly content: AsyncIterable<Uint8Array | string>
  /** Packed already, as PDF files and pictures are: stored as it is. */
  readonly isPacked?: boolean
}

/**
 * The bytes of a ZIP archive of these files, made while they are read: nothing is kept but the piece at hand, and
 * nothing is read before it is asked for. At most 4 GB, which the format without its extension holds.
 */
export async function* zipped(files: AsyncIterable<ArchivedFile>, at: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, piece) => {
    if (error) failure = error
    else ready.push(piece)
  })
  const taken = () => {
    if (failure) throw failure
    return ready.splice(0)
  }
  const encoder = new TextEncoder()
  for await (const { path, content, isPacked } of files) {
    const entry = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 })
    entry.mtime = at
    zip.add(entry)
    for await (const piece of content) {
      entry.push(typeof piece === 'string' ? encoder.encode(piece) : piece)
      yield* taken()
    }
    entry.push(new Uint8Array(0), true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}
