import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
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
import { ConfigError } from '../config-error.ts'
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

test('who was signed in, or held a code or a ticket, when the backup was taken must come in anew', async () => {
  const person = `(select min(id) from identity.account)`
  await academy.pool.query(
    `insert into identity.session (account_id, expires_at) values (${person}, now() + interval '1 day')`,
  )
  await academy.pool.query(`insert into identity.refresh_token (hash, session_id) select 'a', id from identity.session`)
  await academy.pool.query(`insert into identity.one_time_code (purpose, email, drawn_at, expires_at)
    values ('signIn', 'a@b.example', now(), now() + interval '1 day')`)
  await academy.pool.query(
    `insert into identity.password_token values (${person}, 'reset', 'b', now(), now() + interval '1 day')`,
  )
  await academy.pool
    .query(`insert into identity.provider_login (state_hash, secret_hash, provider, nonce, code_verifier, expires_at)
    values ('c', 'd', 'company', 'e', 'f', now() + interval '1 day')`)
  await academy.pool.query(`insert into platform.report_ticket (hash, report, parameters, issued_by, expires_at)
    values ('g', 'Certificate', '{}', 1, now() + interval '1 day')`)
  await academy.pool.query(`insert into platform.outbox_mail (kind, to_address, subject, html, message_id, secret)
    values ('signInCode', 'a@b.example', 'x', 'the code is 123456', 'one', true), ('news', 'a@b.example', 'x', 'news', 'two', false)`)
  // The one before it is of a newer version.
  await academy.pool.query(`delete from kysely_migration where name = '9999-later'`)
  await saveBackup(academy.config, files, archive)

  const other = await emptyDatabase()
  await restoreBackup(other.config, diskStorage(join(folder, 'ended')), archive)
  const left = async (what: string) => Number((await other.pool.query(`select count(*) n from ${what}`)).rows[0].n)
  expect(await left('identity.session where revoked_at is null')).toBe(0)
  for (const table of ['refresh_token', 'one_time_code', 'password_token', 'provider_login']) {
    expect(await left(`identity.${table}`), table).toBe(0)
  }
  expect(await left('platform.report_ticket')).toBe(0)
  const { rows } = await other.pool.query('select html, state from platform.outbox_mail order by kind')
  expect(rows).toEqual([
    { html: 'news', state: 'waiting' },
    { html: '', state: 'dead' },
  ])
  await other.close()
})

test('an archive that was cut off, or is none, is refused in a sentence and changes nothing', async () => {
  const other = await emptyDatabase()
  const whole = readFileSync(archive)
  const refusedAs = async (content: Buffer | string) => {
    const cut = join(folder, 'cut.tar.gz')
    writeFileSync(cut, content)
    return restoreBackup(other.config, files, cut).then(
      () => null,
      (error: unknown) => error,
    )
  }
  for (const content of [whole.subarray(0, whole.length / 2), whole.subarray(0, 100), '', 'no archive at all']) {
    const refused = await refusedAs(content)
    expect(refused).toBeInstanceOf(ConfigError)
    expect((refused as Error).message).toMatch(/cut\.tar\.gz is cut off or no backup[^\n]*$|no manifest/)
  }
  expect((await other.pool.query(`select to_regclass('identity.account') as made`)).rows[0].made).toBeNull()
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
