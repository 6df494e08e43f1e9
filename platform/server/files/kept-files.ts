import type { Readable } from 'node:stream'
import type { Vault } from '../vault/vault.ts'
import type { Scan } from './scan.ts'

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
