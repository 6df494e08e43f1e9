import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { castTrainees } from '#database/seeds/cast/people.ts'
import { cloneDatabase, emptyDatabase, type TestDatabase } from '#testing/database.ts'
import { runStatement } from '#testing/temporary-postgres.ts'
import { sealedFolder, testVault } from '#testing/vault.ts'
import { byItself } from '../audit/by.ts'
import { checkAudit } from '../audit/check.ts'
import { recordAudit } from '../audit/entry.ts'
import { sealAudit } from '../audit/seal.ts'
import { verifyAudit } from '../audit/verify.ts'
import { ConfigError } from '../config-error.ts'
import { diskStorage } from '../files/disk.ts'
import { measure } from '../files/incoming.ts'
import { sealedStorage } from '../files/sealed-storage.ts'
import { dataKeysFrom, type DataKey } from '../vault/keys.ts'
import { vaultOf } from '../vault/vault.ts'
import { unpack } from './archive.ts'
import { readBackupKey } from './archive-key.ts'
import { newStorageKey } from '../files/storage.ts'
import { missingMigrations } from '../postgres/migrate.ts'
import { copyOut } from './copy.ts'
import { restoreBackup } from './restore.ts'
import { saveBackup } from './save.ts'
import { listTables } from './tables.ts'

const folder = mkdtempSync(join(tmpdir(), 'diwan-backup-'))
const archive = join(folder, 'academy.tar.gz')
const files = sealedFolder(join(folder, 'files'))
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
  const { manifest, lost } = await saveBackup(academy.owner, files, archive, null)
  expect(lost).toEqual([])
  expect(manifest.tables.find((table) => table.name === 'identity.account')!.rows).toBeGreaterThan(5)
  expect(readdirSync(folder).sort()).toEqual(['academy.tar.gz', 'files'])

  const other = await emptyDatabase()
  const otherFiles = sealedFolder(join(folder, 'other'))
  await restoreBackup(other.owner, otherFiles, archive, null)
  expect(await hashes(other.owner)).toEqual(await hashes(academy.owner))
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
  await saveBackup(academy.owner, files, archive, null)

  const other = await emptyDatabase()
  await restoreBackup(other.owner, sealedFolder(join(folder, 'chain')), archive, null)
  expect(await verifyAudit(other.db)).toEqual(head)
  await expect(other.pool.query('delete from platform.audit')).rejects.toThrow('never changed or deleted')
  await add(other)
  await sealAudit(other.db)
  expect(await verifyAudit(other.db, [head])).toMatchObject({ rows: 3, fault: null })
  await other.close()
})

test('a database where people have accounts is left alone', async () => {
  const before = await hashes(academy.owner)
  await expect(restoreBackup(academy.owner, files, archive, null)).rejects.toThrow('in use')
  expect(await hashes(academy.owner)).toEqual(before)
})

test('an archive of a newer version is refused and changes nothing', async () => {
  await runStatement(academy.owner, `insert into kysely_migration values ('9999-later', '2027-01-01')`)
  await saveBackup(academy.owner, files, archive, null)
  const other = await emptyDatabase()
  await expect(restoreBackup(other.owner, files, archive, null)).rejects.toThrow('newer')
  await runStatement(academy.owner, `delete from kysely_migration where name = '9999-later'`)
  await other.close()
})

test('an archive holds no passport and no file that anybody could read without the keys of the academy', async () => {
  await saveBackup(academy.owner, files, archive, null)
  const inside = mkdtempSync(join(tmpdir(), 'diwan-inside-'))
  await unpack(archive, inside, null)
  const all = readdirSync(inside, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)))
  const { rows } = await academy.pool.query(
    'select passport_sealed from people.trainee where passport_sealed is not null',
  )
  expect(rows.length).toBeGreaterThan(2)
  for (const word of [...castTrainees.map((person) => person.passport), '%PDF-'])
    expect(all.filter((content) => content.includes(word)).length, word).toBe(0)
  rmSync(inside, { recursive: true })
})

test('an encrypted archive opens with its key alone; another, none, and a cut one are each a sentence', async () => {
  const [key, other] = ['tT4rZ9kQ1wXc7Vb2Nm5Lp8Sd3Fg6Hj0Y', 'Qp7mZ2xVc9Bn4Lk1Jh6Gf3Ds8Aw5Er0T'].map((text) =>
    readBackupKey({ BACKUP_KEY: text }),
  )
  const sealed = join(folder, 'sealed.backup')
  await saveBackup(academy.owner, files, sealed, key!)
  const bytes = readFileSync(sealed)
  // Not the form of a compressed file, and nothing of what is in it.
  expect([...bytes.subarray(0, 2)]).not.toEqual([0x1f, 0x8b])
  const target = await emptyDatabase()
  const restore = (file: string, by: DataKey | null) =>
    restoreBackup(target.owner, sealedFolder(join(folder, 'sealed')), file, by)
  await expect(restore(sealed, null)).rejects.toThrow(
    /^The archive is encrypted with the key [0-9a-f]{8}: set BACKUP_KEY/,
  )
  await expect(restore(sealed, other!)).rejects.toThrow(
    /^The archive is encrypted with the key .*; BACKUP_KEY is another/,
  )
  for (const [name, damaged] of Object.entries({
    cut: bytes.subarray(0, bytes.length - 100),
    changed: Buffer.concat([bytes.subarray(0, 400), Buffer.of(bytes[400]! ^ 1), bytes.subarray(401)]),
    other: Buffer.from('no archive at all'),
  })) {
    const file = join(folder, `${name}.backup`)
    writeFileSync(file, damaged)
    await expect(restore(file, key!), name).rejects.toThrow(
      /is no archive of bin\/backup, or it is damaged or cut short/,
    )
    await expect(restore(file, key!)).rejects.toBeInstanceOf(ConfigError)
  }
  expect((await target.pool.query(`select to_regclass('identity.account') as made`)).rows).toEqual([{ made: null }])
  await restore(sealed, key!)
  expect(await hashes(target.owner)).toEqual(await hashes(academy.owner))
  await target.close()
})

test('without the key of the academy’s data nothing is restored', async () => {
  await saveBackup(academy.owner, files, archive, null)
  const target = await emptyDatabase()
  const vault = vaultOf(dataKeysFrom(['another key than that of the academy']), Buffer.alloc(32), null)
  const strange = sealedStorage(diskStorage(join(folder, 'strange')), vault)
  await expect(restoreBackup(target.owner, strange, archive, null)).rejects.toThrow(
    `encrypted with the key ${testVault.keyId}, which is none of DATA_KEY`,
  )
  expect((await target.pool.query('select count(*)::integer as n from people.trainee')).rows).toEqual([{ n: 0 }])
  await target.close()
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
  const { lost, manifest } = await saveBackup(academy.owner, files, archive, null)
  expect(lost).toEqual(['x', 'changed.pdf', 'gone.pdf'])
  expect(manifest.files).toBe(1)
})
