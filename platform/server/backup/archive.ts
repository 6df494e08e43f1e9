import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '../config-error.ts'
import type { Sequence } from './tables.ts'

/** What an archive says of itself: `manifest.json`. Beside it lie `tables/<name>.copy` and `files/<storage key>`. */
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
  if (!existsSync(manifestOf(folder))) throw new ConfigError('This file is no backup of Diwan: it has no manifest.')
  const manifest = JSON.parse(readFileSync(manifestOf(folder), 'utf8')) as Manifest
  if (manifest.format !== 1) throw new ConfigError(`This archive has the unknown format ${String(manifest.format)}.`)
  return manifest
}

/** Everything of the folder as one compressed file, by the machine's `tar`. */
export const pack = (folder: string, file: string): Promise<void> => tar('-czf', file, '-C', folder, '.')
export async function unpack(file: string, folder: string): Promise<void> {
  try {
    await tar('-xzf', file, '-C', folder)
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw new ConfigError(`${file} is cut off or no backup, and nothing was restored (${why}).`)
  }
}

function tar(...flags: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('tar', flags, { stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (said += chunk))
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`tar failed: ${said.trim()}`))))
  })
}
