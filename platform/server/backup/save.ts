import { createWriteStream, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { hashOpened } from '../files/storage/sealed-storage.ts'
import type { FileStorage } from '../files/kept-files.ts'
import { connectTo } from '../postgres/client.ts'
import type { DataKey } from '../vault/keys.ts'
import { keptFile, pack, tableFile, writeManifest, type Manifest } from './archive.ts'
import { copyOut } from './copy.ts'
import { listSequences, listTables } from './tables.ts'

export interface Saved {
  readonly manifest: Manifest
  /** Names of files that the storage lacks or that have changed: they are not in the archive. */
  readonly lost: readonly string[]
}

/**
 * Writes the whole academy to one file while it goes on working: every table as it was at one moment, and every
 * uploaded file as it is kept. With a key the archive is encrypted. Needs free space of about twice the size beside the archive.
 */
export async function saveBackup(
  config: pg.ClientConfig,
  files: FileStorage,
  archive: string,
  key: DataKey | null,
): Promise<Saved> {
  const target = resolve(archive)
  const folder = mkdtempSync(join(dirname(target), '.diwan-backup-'))
  const client = await connectTo(config)
  try {
    for (const each of ['tables', 'files']) mkdirSync(join(folder, each))
    await client.query('begin isolation level repeatable read read only')
    const tables = await saveTables(client, folder)
    const { count, lost } = await saveFiles(client, files, folder)
    const manifest: Manifest = {
      format: 1,
      createdAt: new Date().toISOString(),
      migrations: await migrationsOf(client),
      tables,
      sequences: await listSequences(client),
      files: count,
    }
    await client.query('commit')
    writeManifest(folder, manifest)
    // Under its own name only when it is whole.
    await pack(folder, `${target}.part`, key)
    renameSync(`${target}.part`, target)
    return { manifest, lost }
  } finally {
    await client.end()
    rmSync(folder, { recursive: true, force: true })
    rmSync(`${target}.part`, { force: true })
  }
}

export async function migrationsOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  return rows.map((row) => row.name)
}

async function saveTables(client: pg.ClientBase, folder: string): Promise<Manifest['tables']> {
  const saved = []
  for (const table of await listTables(client)) {
    saved.push({ name: table.name, ...(await copyOut(client, table, tableFile(folder, table.name))) })
  }
  return saved
}

async function saveFiles(client: pg.ClientBase, files: FileStorage, folder: string) {
  const { rows } = await client.query<{ name: string; storage_key: string; sha256: Buffer }>(
    'select name, storage_key, sha256 from platform.file order by id',
  )
  const lost: string[] = []
  for (const { name, storage_key, sha256 } of rows) {
    const file = keptFile(folder, storage_key)
    try {
      await pipeline(await files.kept.open(storage_key), createWriteStream(file, { mode: 0o600 }))
      if (!(await hashOpened(files.vault, file, storage_key)).equals(sha256)) throw new Error('changed')
    } catch {
      rmSync(file, { force: true })
      lost.push(name)
    }
  }
  return { count: rows.length - lost.length, lost }
}
