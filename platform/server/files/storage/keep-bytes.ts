import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStorage } from '../kept-files.ts'
import { newStorageKey } from './storage.ts'

/** Puts by what is our own and in memory, as uploads are kept, and answers what its row says of it. Nobody looks into it. */
export async function keepBytes(files: FileStorage, content: string | Buffer) {
  const bytes = Buffer.from(content)
  const sha256 = createHash('sha256').update(bytes).digest()
  const storage_key = newStorageKey()
  const path = join(files.incoming, storage_key)
  await mkdir(files.incoming, { recursive: true })
  await writeFile(path, bytes, { mode: 0o600 })
  await files.keep(storage_key, path, sha256)
  await rm(path, { force: true })
  return { bytes: bytes.length, sha256, storage_key, key_id: files.vault.keyId }
}
