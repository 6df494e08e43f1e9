import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream, readFileSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ConfigError } from '../configuration/config-error.ts'
import type { DataKey } from '../vault/keys.ts'
import { saltBytes, sealingStream, unsealingStream } from '../vault/stream.ts'
import type { Sequence } from './tables.ts'

/** What an archive says of itself: `manifest.json`. Beside it lie `tables/<name>.copy` and `files/<storage key>`, the latter as the storage keeps them: encrypted. */
export interface Manifest {
  readonly format: 1
  readonly createdAt: string
  /** The migrations that its tables come from. */
  readonly migrations: readonly string[]
  readonly tables: readonly { readonly name: string; readonly rows: number; readonly sha256: string }[]
  readonly sequences: readonly Sequence[]
  readonly files: number
}

const manifestOf = (folder: string) => join(folder, 'manifest.json')
export const tableFile = (folder: string, name: string): string => join(folder, 'tables', `${name}.copy`)
export const keptFile = (folder: string, key: string): string => join(folder, 'files', key)

export const writeManifest = (folder: string, manifest: Manifest): void =>
  writeFileSync(manifestOf(folder), JSON.stringify(manifest, null, 1))

export function readManifest(folder: string): Manifest {
  const manifest = JSON.parse(readFileSync(manifestOf(folder), 'utf8')) as Manifest
  if (manifest.format !== 1) throw new Error(`This archive has the unknown format ${String(manifest.format)}.`)
  return manifest
}

/** How an encrypted archive begins; a compressed one begins otherwise. Then: the key's id and the salt. */
const mark = Buffer.from('\0diwan\x02\0', 'latin1')
const idBytes = 4
const headBytes = mark.length + idBytes + saltBytes
const belongsTo = 'backup'

/** Everything of the folder as one compressed file, by the machine's `tar`; encrypted where there is a key. */
export async function pack(folder: string, file: string, key: DataKey | null): Promise<void> {
  const target = createWriteStream(file, { mode: 0o600 })
  const { tar, ended } = startTar('-cz', '-C', folder, '.')
  const flows: NodeJS.ReadWriteStream[] = []
  if (key) {
    const salt = randomBytes(saltBytes)
    target.write(Buffer.concat([mark, Buffer.from(key.id, 'hex'), salt]))
    flows.push(sealingStream(key.key(belongsTo), salt, belongsTo))
  }
  await Promise.all([pipeline([tar.stdout, ...flows, target]), ended])
}

/** Refuses in a sentence what is no archive, cut short, or encrypted with another key. */
export async function unpack(file: string, folder: string, key: DataKey | null): Promise<void> {
  const head = await headOf(file)
  const isSealed = head.subarray(0, mark.length).equals(mark)
  const opening = isSealed ? unsealingStream(...keyOf(head, key), belongsTo) : new PassThrough()
  const { tar, ended } = startTar('-xz', '-C', folder)
  const source = createReadStream(file, { start: isSealed ? headBytes : 0 })
  // Both are waited for: a program that still unpacks would write into a folder that is being removed.
  const over = await Promise.allSettled([pipeline(source, opening, tar.stdin), ended])
  const failed = over.find((each) => each.status === 'rejected')
  if (failed)
    throw new ConfigError(`${file} is no archive of bin/backup, or it is damaged or cut short.`, {
      cause: failed.reason,
    })
}

function keyOf(head: Buffer, key: DataKey | null): [key: Buffer, salt: Buffer] {
  const id = head.subarray(mark.length, mark.length + idBytes).toString('hex')
  if (!key)
    throw new ConfigError(`The archive is encrypted with the key ${id}: set BACKUP_KEY or BACKUP_KEY_FILE to it.`)
  if (key.id !== id) {
    throw new ConfigError(`The archive is encrypted with the key ${id}; BACKUP_KEY is another one, ${key.id}.`)
  }
  return [key.key(belongsTo), head.subarray(mark.length + idBytes, headBytes)]
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function startTar(...flags: string[]) {
  const tar = spawn('tar', flags, { stdio: ['pipe', 'pipe', 'pipe'] })
  let said = ''
  tar.stderr.on('data', (chunk: Buffer) => (said += chunk))
  const ended = new Promise<void>((resolve, reject) => {
    tar.once('error', reject)
    tar.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`tar failed: ${said.trim()}`))))
  })
  return { tar, ended }
}
