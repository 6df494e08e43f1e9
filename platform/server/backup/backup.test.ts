import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, emptyDatabase, type TestDatabase } from '#testing/database.ts'
import { byItself } from '../audit/by.ts'
import { checkAudit } from '../audit/check.ts'
import { recordAudit } from '../audit/entry.ts'
import { sealAudit } from '../audit/seal.ts'
import { verifyAudit } from '../audit/verify.ts'
import { diskStorage } from '../files/disk.ts'
import { measure } from '../files/incoming.ts'
import { newStorageKey } from '../files/storage.ts'
import { missingMigrations } from '../postgres/migrate.ts'
import { copyOut } from './copy.ts'
import { restoreBackup } from './restore.ts'
import { saveBackup } from './save.ts'
import { listTables } from './tables.ts'

const folder = mkdtempSync(join(tmpdir(), 'diwan-backup-'))
const archive = join(folder, 'academy.tar.gz')
const files = diskStorage(join(folder, 'files'))
const key = newStorageKey()
let academy: TestDatabase
beforeAll(async () => {
  academy = await cloneDatabase()
  await academy.db
    .insertInto('platform.file')
    .values(await proof('إيصال.pdf', key))
    .execute()
  // What COPY has to escape, and what a client could mangle.
  const value = JSON.stringify({ ar: 'سطر\nآخر\t\\N', none: null, number: 0.1 })
  await academy.pool.query(`insert into platform.setting (key, value) values ('odd', $1)`, [value])
})
afterAll(async () => {
  await academy.close()
  rmSync(folder, { recursive: true })
})

async function proof(name: string, storage_key: string) {
  const path = join(files.incoming, storage_key)
  writeFileSync(path, `%PDF- ${name}`)
  const measured = await measure(path)
  await files.keep(storage_key, path, measured.sha256)
  return { field: 'paymentProof', name, media_type: 'application/pdf', uploaded_by: 1, storage_key, ...measured }
}

async function hashes(config: pg.ClientConfig): Promise<Record<string, string>> {
  const client = new pg.Client(config)
  await client.connect()
  const found: Record<string, string> = {}
  for (const table of await listTables(client)) found[table.name] = (await copyOut(client, table, null)).sha256
  await client.end()
  return found
}

test('an archive brings everything back, row for row, with its files and its next numbers', async () => {
  const { manifest, lost } = await saveBackup(academy.config, files, archive)
  expect(lost).toEqual([])
  expect(manifest.tables.find((table) => table.name === 'identity.account')!.rows).toBeGreaterThan(5)
  expect(readdirSync(folder).sort()).toEqual(['academy.tar.gz', 'files'])

  const other = await emptyDatabase()
  const otherFiles = diskStorage(join(folder, 'other'))
  await restoreBackup(other.config, otherFiles, archive)
  expect(await hashes(other.config)).toEqual(await hashes(academy.config))
  expect(await text(await otherFiles.open(key))).toBe('%PDF- إيصال.pdf')
  expect(await missingMigrations(other.db)).toEqual([])

  const next = (database: TestDatabase) =>
    database.db
      .insertInto('platform.file')
      .values({
        field: 'x',
        name: 'x',
        media_type: 'x',
        bytes: 0,
        sha256: Buffer.alloc(32),
        storage_key: 'next',
        uploaded_by: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  expect(await next(other)).toEqual(await next(academy))
  await expect(other.pool.query('insert into people.trainee (account_id) values (999999)')).rejects.toThrow()
  await other.close()
})

test('the chain of the audit comes back sound, is guarded again, and goes on', async () => {
  const add = ({ db }: TestDatabase) =>
    recordAudit(db, { kind: 'fileDownloaded', subject: ['file', 1], data: { rate: 0.1 } }, byItself)
  await add(academy)
  await checkAudit(academy.db)
  await add(academy)
  const head = await verifyAudit(academy.db)
  expect(head).toMatchObject({ rows: 1, waiting: 1, fault: null })
  await saveBackup(academy.config, files, archive)

  const other = await emptyDatabase()
  await restoreBackup(other.config, diskStorage(join(folder, 'chain')), archive)
  expect(await verifyAudit(other.db)).toEqual(head)
  await expect(other.pool.query('delete from platform.audit')).rejects.toThrow('never changed or deleted')
  await add(other)
  await sealAudit(other.db)
  expect(await verifyAudit(other.db, [head])).toMatchObject({ rows: 3, fault: null })
  await other.close()
})

test('a database where people have accounts is left alone', async () => {
  const before = await hashes(academy.config)
  await expect(restoreBackup(academy.config, files, archive)).rejects.toThrow('in use')
  expect(await hashes(academy.config)).toEqual(before)
})

test('an archive of a newer version is refused and changes nothing', async () => {
  await academy.pool.query(`insert into kysely_migration values ('9999-later', '2027-01-01')`)
  await saveBackup(academy.config, files, archive)
  const other = await emptyDatabase()
  await expect(restoreBackup(other.config, files, archive)).rejects.toThrow('newer')
  await other.close()
})

test('a lost or changed file is named and the rest is kept', async () => {
  await academy.db
    .insertInto('platform.file')
    .values(await proof('changed.pdf', newStorageKey()))
    .execute()
  await academy.pool.query(`update platform.file set sha256 = '\\x00' where name = 'changed.pdf'`)
  const gone = await proof('gone.pdf', newStorageKey())
  await academy.db.insertInto('platform.file').values(gone).execute()
  await files.remove(gone.storage_key)
  const { lost, manifest } = await saveBackup(academy.config, files, archive)
  expect(lost).toEqual(['x', 'changed.pdf', 'gone.pdf'])
  expect(manifest.files).toBe(1)
})
