import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { ConfigError } from '../configuration/config.ts'
import { measure } from '../files/incoming.ts'
import { hashOpened } from '../files/storage/sealed-storage.ts'
import type { FileStorage } from '../files/kept-files.ts'
import { connectTo } from '../postgres/client.ts'
import { migrate } from '../postgres/migrate.ts'
import { keptFile, tableFile, type Manifest } from './archive.ts'
import { endAccess } from './end-access.ts'
import type { DataKey } from '../vault/keys.ts'
import { copyIn, copyOut } from './copy.ts'
import { openArchive, refuseLostKey, type OpenedArchive } from './opened.ts'
import { emptySchemas, refuseInhabited } from './target.ts'
import { listForeignKeys, listTables, type Table } from './tables.ts'

/** Opens an archive and restores it (`restoreArchive`). */
export async function restoreBackup(
  config: pg.ClientConfig,
  files: FileStorage,
  archive: string,
  key: DataKey | null,
): Promise<Manifest> {
  const opened = await openArchive(archive, key)
  try {
    return await restoreArchive(config, files, opened)
  } finally {
    opened.close()
  }
}

/**
 * Puts an archive into a database that holds nobody yet. The tables are made as they were at the time of the archive,
 * filled, compared with it by count and hash, closed to everybody who was signed in then, and brought up to date. One transaction: all of it or nothing.
 */
export async function restoreArchive(
  config: pg.ClientConfig,
  files: FileStorage,
  opened: OpenedArchive,
): Promise<Manifest> {
  const { folder, manifest } = opened
  refuseLostKey(opened, (keyId) => files.vault.has(keyId))
  await refuseInhabited(config)
  await emptySchemas(config, manifest)
  await migrate(config, { last: manifest.migrations.at(-1)! })
  await restoreFiles(config, files, folder, manifest)
  await migrate(config)
  return manifest
}

async function restoreFiles(
  config: pg.ClientConfig,
  files: FileStorage,
  folder: string,
  manifest: Manifest,
): Promise<void> {
  const client = await connectTo(config)
  try {
    await client.query('begin')
    await fillTables(client, folder, manifest)
    const { rows } = await client.query<{ name: string; storage_key: string; sha256: Buffer }>(
      'select name, storage_key, sha256 from platform.file',
    )
    for (const { name, storage_key, sha256 } of rows) {
      const kept = keptFile(folder, storage_key)
      // The backup said which ones were lost already then.
      if (!existsSync(kept)) continue
      const opened = await hashOpened(files.vault, kept, storage_key)
      if (!opened.equals(sha256)) throw new ConfigError(`The file ${name} is damaged in the archive.`)
      const arriving = join(files.incoming, storage_key)
      copyFileSync(kept, arriving)
      await files.kept.keep(storage_key, arriving, (await measure(kept)).sha256)
    }
    await endAccess(client)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

async function fillTables(client: pg.ClientBase, folder: string, manifest: Manifest): Promise<void> {
  const tables = new Map((await listTables(client)).map((table) => [table.name, table]))
  const references = await listForeignKeys(client)
  for (const { drop } of references) await client.query(drop)
  const emptied = [...tables.values()].filter((table) => !table.kept)
  await client.query(`truncate ${emptied.map(({ name }) => name).join(', ')}`)
  for (const saved of manifest.tables) {
    const table = tables.get(saved.name)
    if (!table) throw new ConfigError(`The database lacks the table ${saved.name} of the archive.`)
    // What triggers keep beside a row (lists, reach) came along in its own table.
    await client.query(`alter table ${table.name} disable trigger user`)
    await copyIn(client, table, tableFile(folder, saved.name))
    await client.query(`alter table ${table.name} enable trigger user`)
    await compare(client, table, saved)
  }
  // What is checked when a transaction ends: no table that waits for it can be altered.
  await client.query('set constraints all immediate')
  // Putting the references back checks them all.
  for (const { add } of references) await client.query(add)
  for (const { name, value } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2::bigint)', [name, value])
  }
}

async function compare(client: pg.ClientBase, table: Table, saved: Manifest['tables'][number]): Promise<void> {
  const found = await copyOut(client, table, null)
  if (found.rows === saved.rows && found.sha256 === saved.sha256) return
  throw new ConfigError(
    `The archive is damaged: ${table.name} came back with ${found.rows} rows of ${saved.rows}, or with others.`,
  )
}
