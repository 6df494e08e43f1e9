import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { diskStorage } from './disk.ts'
import { bucketStorage, type Bucket } from './bucket.ts'
import type { Vault } from '../../vault/vault.ts'
import type { FileStorage } from '../kept-files.ts'
import { scanWith } from '../scan.ts'
import { sealedStorage } from './sealed-storage.ts'

interface StorageConfig {
  readonly dataDir: string
  readonly bucket: Bucket | null
  readonly scanCommand: readonly string[] | null
}

/** A folder of the data directory, or a bucket of an S3-compatible service. `onScanFailure` hears why a file could not be looked at. */
export function openStorage(config: StorageConfig, vault: Vault, onScanFailure?: (why: string) => void): FileStorage {
  const plain = config.bucket ? bucketStorage(config.bucket) : diskStorage(join(config.dataDir, 'files'))
  const storage = sealedStorage(plain, vault)
  return config.scanCommand ? { ...storage, scan: scanWith(config.scanCommand, onScanFailure) } : storage
}

export const newStorageKey = (): string => randomBytes(32).toString('base64url')
