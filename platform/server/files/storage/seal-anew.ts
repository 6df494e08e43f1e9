import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Database } from '../../database.ts'
import { sendJob, takesJobs } from '../../jobs/send.ts'
import { measure } from '../incoming.ts'
import { removeBytes } from '../purge.ts'
import type { FileStorage } from '../kept-files.ts'
import { newStorageKey } from './storage.ts'

export interface FilesSealed {
  readonly sealed: number
  /** Names of files that the storage lacks or that have changed: they stay as they are. */
  readonly lost: readonly string[]
}

/**
 * Encrypts with the present key every file that was kept under another or under none. Each gets new bytes beside the
 * old ones, its row is turned to them, and the old ones go: whoever reads meanwhile gets one or the other whole.
 */
export async function sealFilesAnew(db: Database, files: FileStorage): Promise<FilesSealed> {
  let [after, sealed] = [0, 0]
  const lost: string[] = []
  for (;;) {
    const file = await db
      .selectFrom('platform.file')
      .select(['id', 'name', 'storage_key', 'sha256'])
      .where('id', '>', after)
      .where((eb) => eb.or([eb('key_id', 'is', null), eb('key_id', '<>', files.vault.keyId)]))
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!file) return { sealed, lost }
    after = file.id
    if (await sealOne(db, files, file)) sealed++
    else lost.push(file.name)
  }
}

async function sealOne(
  db: Database,
  files: FileStorage,
  { id, storage_key: before, sha256 }: { id: number; storage_key: string; sha256: Buffer },
): Promise<boolean> {
  const plain = join(files.incoming, newStorageKey())
  try {
    try {
      await pipeline(await files.open(before), createWriteStream(plain, { mode: 0o600 }))
    } catch {
      return false
    }
    if (!(await measure(plain)).sha256.equals(sha256)) return false
    const key = newStorageKey()
    await files.keep(key, plain, sha256)
    const left = await db.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('platform.file')
        .set({ storage_key: key, key_id: files.vault.keyId })
        .where('id', '=', id)
        .where('storage_key', '=', before)
        .executeTakeFirst()
      // Deleted meanwhile: then the new bytes are those that nobody needs.
      const needless = numUpdatedRows > 0n ? before : key
      if (!(await takesJobs(tx, removeBytes.name))) return needless
      await sendJob(tx, removeBytes.name, { keys: [needless] })
      return null
    })
    if (left !== null) await files.remove(left)
    return true
  } finally {
    await rm(plain, { force: true })
  }
}
