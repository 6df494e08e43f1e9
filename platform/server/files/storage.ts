import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { diskStorage } from './disk.ts'
import { bucketStorage, type Bucket } from './bucket.ts'
import type { Vault } from '../vault/vault.ts'
import { scanWith, type Scan } from './scan.ts'
import { sealedStorage } from './sealed-storage.ts'

/** Where bytes are kept, outside the web root and under names that say nothing. */
export interface PlainStorage {
  /** A folder of this machine for what is still arriving. */
  readonly incoming: string
  /** The operator's look at a file of `incoming`; absent where none is set. */
  readonly scan?: Scan
  /** Moves a file of `incoming` to its place. */
  keep(key: string, path: string, sha256: Buffer): Promise<void>
  open(key: string): Promise<Readable>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
}

/** The same, encrypted on its way in and opened on its way out. */
export interface FileStorage extends PlainStorage {
  readonly vault: Vault
  /** The bytes as they lie there, for backups. */
  readonly kept: PlainStorage
}

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
