import type { Readable } from 'node:stream'
import type { Vault } from '../vault/vault.ts'
import type { Scan } from './scan.ts'

/** Bytes of a file by their numbers from 0, both included. */
export interface Part {
  readonly from: number
  readonly to: number
}

/** Nothing is kept under this key, though a row says so: a disk that was not restored, a bucket that was emptied. */
export class LostFile extends Error {
  constructor(key: string) {
    super(`The file storage has nothing under ${key}`)
  }
}

/** Where bytes are kept, outside the web root and under names that say nothing. */
export interface PlainStorage {
  /** A folder of this machine for what is still arriving. */
  readonly incoming: string
  /** The operator's look at a file of `incoming`; absent where none is set. */
  readonly scan?: Scan
  /** Moves a file of `incoming` to its place. */
  keep(key: string, path: string, sha256: Buffer): Promise<void>
  /** Throws `LostFile` where nothing is kept under the key. */
  open(key: string, part?: Part): Promise<Readable>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
}

/** The same, encrypted on its way in and opened on its way out. */
export interface FileStorage extends Omit<PlainStorage, 'open'> {
  readonly vault: Vault
  open(key: string): Promise<Readable>
  /** Some bytes of a file of so many (`bytes`), of which no more than those around them are read and opened. */
  openPart(key: string, bytes: number, part: Part): Promise<Readable>
  /** The bytes as they lie there, for backups. */
  readonly kept: PlainStorage
}
