import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addInvoice } from '#testing/stages/stage-invoice.ts'
import { stageClass } from '#testing/stages/stage-exam.ts'
import { castTrainees } from '#database/seeds/cast/people.ts'
import { cloneDatabase, emptyDatabase, type TestDatabase } from '#testing/database.ts'
import { runStatement } from '#testing/temporary-postgres.ts'
import { sealedFolder, testVault } from '#testing/servers/vault.ts'
import { byItself } from '../audit/by.ts'
import { checkAudit } from '../audit/check.ts'
import { recordAudit } from '../audit/entry.ts'
import { sealAudit } from '../audit/seal.ts'
import { verifyAudit } from '../audit/verify.ts'
import { ConfigError } from '../configuration/config-error.ts'
import { diskStorage } from '../files/storage/disk.ts'
import { measure } from '../files/incoming.ts'
import { sealedStorage } from '../files/storage/sealed-storage.ts'
import { dataKeysFrom, type DataKey } from '../vault/keys.ts'
import { vaultOf } from '../vault/vault.ts'
import { unpack } from './archive.ts'
import { readBackupKey } from './archive-key.ts'
import { newStorageKey } from '../files/storage/storage.ts'
import { migrate, missingMigrations } from '../postgres/migrate.ts'
import { copyOut } from './copy.ts'
import { restoreBackup } from './restore.ts'
import { saveBackup } from './save.ts'
import { listTables } from './tables.ts'

// Each migrates an academy from nothing, which takes the longer the more there is to make.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

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
  // What is checked when a transaction ends.
  await stageClass(academy.db, { trainees: ['layla'] })
  const { id } = await academy.db.selectFrom('registration.registration').select('id').executeTakeFirstOrThrow()
  await addInvoice(academy.db, id, { number: 'INV-1' })
  await academy.pool.query(`insert into billing.payment (invoice_id, amount_minor, paid_on)
    select id, amount_minor, '2026-01-01' from billing.invoice`)
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
  expect(manifest.tables.find((table) => table.name === 'accounts.account')!.rows).toBeGreaterThan(5)
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
    recordAudit(db, { kind: 'platform.downloadFile', subject: ['file', 1], data: { rate: 0.1 } }, byItself)
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

test('who was signed in, or held a code or a ticket, when the backup was taken must come in anew', async () => {
  const person = `(select min(id) from accounts.account)`
  await academy.pool.query(
    `insert into signin.session (account_id, expires_at) values (${person}, now() + interval '1 day')`,
  )
  await academy.pool.query(`insert into signin.refresh_token (hash, session_id) select 'a', id from signin.session`)
  await academy.pool.query(`insert into signin.one_time_code (purpose, email, drawn_at, expires_at)
    values ('signIn', 'a@b.example', now(), now() + interval '1 day')`)
  await academy.pool.query(
    `insert into accounts.password_token values (${person}, 'reset', 'b', now(), now() + interval '1 day')`,
  )
  await academy.pool
    .query(`insert into signin.provider_login (state_hash, secret_hash, provider, nonce, code_verifier, expires_at)
    values ('c', 'd', 'company', 'e', 'f', now() + interval '1 day')`)
  await academy.pool.query(`insert into accounts.address_change
    (account_id, former_email, email, asked_at, sent_at, expires_at, token_hash, undo_hash)
    values (${person}, 'a@b.example', 'c@b.example', now(), now(), now() + interval '1 day', 'h', 'i')`)
  await academy.pool.query(`insert into platform.report_ticket (hash, report, parameters, issued_by, expires_at)
    values ('g', 'Certificate', '{}', 1, now() + interval '1 day')`)
  await academy.pool.query(`insert into integrations.api_token
    (account_id, name, prefix, hash, role, reads, made_at, expires_at)
    values (${person}, 'payroll', 'diwan_abcdef', 'j', 'admin', '{people}', now(), now() + interval '1 day')`)
  await academy.pool.query(`insert into integrations.webhook (name, url, account_id, events, made_at)
    values ('crm', 'https://crm.example', ${person}, '{classes.open}', now())`)
  await academy.pool.query(
    `insert into integrations.delivery (webhook_id, kind, subject_id) select id, 'classes.open', 1 from integrations.webhook`,
  )
  await academy.pool.query(`insert into schedule.feed (account_id, hash, made_at) values (${person}, 'k', now())`)
  await academy.pool.query(`insert into signin.push_device
    (account_id, session_id, endpoint, p256dh, auth, user_agent, added_at, seen_at)
    select account_id, id, 'https://push.example/1', 'l', 'm', 'phone', now(), now() from signin.session`)
  await academy.pool.query(`insert into platform.outbox_mail (kind, to_address, subject, html, message_id, secret)
    values ('signInCode', 'a@b.example', 'x', 'the code is 123456', 'one', true), ('news', 'a@b.example', 'x', 'news', 'two', false)`)
  await saveBackup(academy.owner, files, archive, null)
  for (const table of [
    'signin.push_device',
    'signin.session',
    'signin.one_time_code',
    'accounts.password_token',
    'signin.provider_login',
    'accounts.address_change',
    'platform.report_ticket',
    'platform.outbox_mail',
    'schedule.feed',
    'integrations.api_token',
    'integrations.webhook',
  ]) {
    await academy.pool.query(`delete from ${table}`)
  }

  const other = await emptyDatabase()
  await restoreBackup(other.owner, sealedFolder(join(folder, 'ended')), archive, null)
  const left = async (what: string) => Number((await other.pool.query(`select count(*) n from ${what}`)).rows[0].n)
  expect(await left('signin.session where revoked_at is null')).toBe(0)
  for (const table of [
    'signin.refresh_token',
    'signin.one_time_code',
    'accounts.password_token',
    'signin.provider_login',
    'accounts.address_change',
    'schedule.feed',
    'signin.push_device',
  ]) {
    expect(await left(table), table).toBe(0)
  }
  const only = async (statement: string) => (await other.pool.query(statement)).rows
  expect(await only('select name, ended_why, ended_at <= now() as over from integrations.api_token')).toEqual([
    { name: 'payroll', ended_why: 'restored', over: true },
  ])
  expect(await only('select name, state, disabled_why from integrations.webhook')).toEqual([
    { name: 'crm', state: 'disabled', disabled_why: 'restored' },
  ])
  expect(await only('select distinct state from integrations.delivery')).toEqual([{ state: 'failed' }])
  expect(await left('platform.report_ticket')).toBe(0)
  const { rows } = await other.pool.query('select html, state from platform.outbox_mail order by kind')
  expect(rows).toEqual([
    { html: 'news', state: 'waiting' },
    { html: '', state: 'dead' },
  ])
  await other.close()
})

// Three times all migrations.
test(
  'an archive of before identity was three modules comes into a new database, where nobody is signed in by it',
  { timeout: 120_000 },
  async () => {
    const [older, newer] = [await emptyDatabase(), await emptyDatabase()]
    await migrate(older.owner, { last: '20261122-1800-kinds-of-acts' })
    await older.pool.query(`insert into identity.account (email, role) values ('a@b.example', 'admin')`)
    await older.pool.query(`insert into identity.session (account_id, expires_at) values (1, now() + interval '1 day')`)
    await older.pool.query(
      `insert into identity.password_token values (1, 'reset', 'b', now(), now() + interval '1 day')`,
    )
    await saveBackup(older.owner, files, archive, null)
    await expect(restoreBackup(older.owner, files, archive, null)).rejects.toThrow('in use')
    await migrate(newer.owner)
    await restoreBackup(newer.owner, sealedFolder(join(folder, 'older')), archive, null)
    const { rows } = await newer.pool.query(`select a.email, s.revoked_why, t.kind from accounts.account a
    left join signin.session s on s.account_id = a.id left join accounts.password_token t on t.account_id = a.id`)
    expect(rows).toEqual([{ email: 'a@b.example', revoked_why: 'restored', kind: null }])
    await Promise.all([older.close(), newer.close()])
  },
)

test('an archive that was cut off, or is none, is refused in a sentence and changes nothing', async () => {
  const other = await emptyDatabase()
  const whole = readFileSync(archive)
  const refusedAs = async (content: Buffer | string) => {
    const cut = join(folder, 'cut.tar.gz')
    writeFileSync(cut, content)
    return restoreBackup(other.owner, files, cut, null).then(
      () => null,
      (error: unknown) => error,
    )
  }
  for (const content of [whole.subarray(0, whole.length / 2), whole.subarray(0, 100), '', 'no archive at all']) {
    const refused = await refusedAs(content)
    expect(refused).toBeInstanceOf(ConfigError)
    expect((refused as Error).message).toMatch(
      /cut\.tar\.gz is no archive of bin\/backup, or it is damaged or cut short\.$|no manifest/,
    )
  }
  expect((await other.pool.query(`select to_regclass('accounts.account') as made`)).rows[0].made).toBeNull()
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
  expect((await target.pool.query(`select to_regclass('accounts.account') as made`)).rows).toEqual([{ made: null }])
  await restore(sealed, key!)
  expect(await hashes(target.owner)).toEqual(await hashes(academy.owner))
  await target.close()
})

test('a file of the key that is not there is a sentence', () => {
  expect(() => readBackupKey({ BACKUP_KEY_FILE: '/nowhere/key' })).toThrow(
    new ConfigError('BACKUP_KEY_FILE: /nowhere/key cannot be read (ENOENT).'),
  )
})

test('without the key of the academy’s data nothing is restored', async () => {
  await saveBackup(academy.owner, files, archive, null)
  const target = await emptyDatabase()
  const vault = vaultOf(dataKeysFrom(['another key than that of the academy']), Buffer.alloc(32), null)
  const strange = sealedStorage(diskStorage(join(folder, 'strange')), vault)
  await expect(restoreBackup(target.owner, strange, archive, null)).rejects.toThrow(
    `encrypted with the key ${testVault.keyId}, which is none of DATA_KEY`,
  )
  expect((await target.pool.query(`select to_regclass('people.trainee') as made`)).rows).toEqual([{ made: null }])
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
