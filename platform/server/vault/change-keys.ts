import type { Database } from '../database.ts'
import { sealFilesAnew } from '../files/storage/seal-anew.ts'
import type { FileStorage } from '../files/kept-files.ts'
import { sealColumnAnew, type SealedColumn } from './anew.ts'
import type { DataKeys } from './keys.ts'
import { sealIndexKeyAnew, type Vault } from './vault.ts'

export interface KeyChange {
  readonly db: Database
  readonly vault: Vault
  readonly keys: DataKeys
  readonly columns: readonly SealedColumn[]
  readonly files: FileStorage
  /** Ends the change although some files could not be read. */
  readonly leavesLost: boolean
}

/**
 * Encrypts everything with the present key. Whatever is done stays done: after an interruption it goes on with the
 * rest. Only once nothing is left does the database say that former keys may go.
 */
export async function changeKeys({ db, vault, keys, columns, files, leavesLost }: KeyChange) {
  let values = 0
  for (const column of columns) values += await sealColumnAnew(db, vault, column)
  const { sealed, lost } = await sealFilesAnew(db, files)
  if (lost.length === 0 || leavesLost) await sealIndexKeyAnew(db, keys)
  return { values, files: sealed, lost }
}
