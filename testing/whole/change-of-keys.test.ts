import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withoutServer } from '#apps/server/openapi.ts'
import { newAuthenticator, isAuthenticatorCode } from '#modules/signin/server/factor/authenticator.ts'
import { openedPassport } from '#modules/people/server/passports/passport.ts'
import { diskStorage } from '#platform/server/files/storage/disk.ts'
import { measure } from '#platform/server/files/incoming.ts'
import { removeBytes } from '#platform/server/files/purge.ts'
import { sealedStorage } from '#platform/server/files/storage/sealed-storage.ts'
import type { FileStorage } from '#platform/server/files/kept-files.ts'
import { newStorageKey } from '#platform/server/files/storage/storage.ts'
import { startJobs, type Jobs } from '#platform/server/jobs/start.ts'
import { changeKeys } from '#platform/server/vault/change-keys.ts'
import { dataKeysFrom } from '#platform/server/vault/keys.ts'
import { openVault, type Vault } from '#platform/server/vault/vault.ts'
import { TOTP } from 'otpauth'
import { cloneDatabase, type TestDatabase } from '../database.ts'
import { testDataKey, testDataKeys } from '../template.ts'

/* The keys of an academy with people, apps and files are changed: interrupted, gone on with, and the former one thrown away. */
const fresh = 'Nw5Yc8Rb2Kx7Vq1Zt4Lm9Ps6Dg3Hj0Fa'
const both = dataKeysFrom([fresh, testDataKey])
const columns = withoutServer().flatMap((module) => module.sealed ?? [])
const folder = mkdtempSync(join(tmpdir(), 'diwan-keys-'))
const plain = diskStorage(folder)
const now = new Date()

let academy: TestDatabase
let jobs: Jobs
let former: Vault
let secret = ''
const kept = new Map<number, string>()
const passports = new Map<string, string>()

async function keep(files: FileStorage, name: string, withKey: boolean): Promise<number> {
  const [key, path] = [newStorageKey(), join(files.incoming, newStorageKey())]
  writeFileSync(path, `%PDF- ${name}`)
  const measured = await measure(path)
  await (withKey ? files : files.kept).keep(key, path, measured.sha256)
  const { id } = await academy.db
    .insertInto('platform.file')
    .values({
      field: 'paymentProof',
      name,
      media_type: 'application/pdf',
      uploaded_by: 1,
      storage_key: key,
      key_id: withKey ? files.vault.keyId : null,
      ...measured,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

beforeAll(async () => {
  academy = await cloneDatabase()
  former = await openVault(academy.db, testDataKeys, null)
  const files = sealedStorage(plain, former)
  // What an older version kept as it was is among them.
  for (const at of [1, 2, 3, 4]) kept.set(await keep(files, `proof ${at}`, at !== 2), `%PDF- proof ${at}`)
  const { base32 } = await newAuthenticator(
    academy.db,
    former,
    { id: 1, email: 'a@example.com', academy: 'Academy' },
    now,
  )
  secret = base32
  const people = await academy.db.selectFrom('people.trainee').select(['code', 'passport_sealed']).execute()
  for (const { code, passport_sealed: sealed } of people)
    if (sealed) passports.set(code, openedPassport(former, code, sealed)!)
  expect(passports.size).toBeGreaterThan(2)
  const onError = (error: unknown) => expect.fail(String(error))
  jobs = await startJobs({
    config: academy.config,
    db: academy.db,
    files,
    jobs: [removeBytes],
    timeZone: 'Africa/Cairo',
    onError,
  })
})
afterAll(async () => {
  await jobs.stop()
  await academy.close()
  rmSync(folder, { recursive: true })
})

async function opensAll(vault: Vault): Promise<void> {
  const people = await academy.db.selectFrom('people.trainee').select(['code', 'passport_sealed']).execute()
  for (const { code, passport_sealed: sealed } of people)
    if (sealed) expect(openedPassport(vault, code, sealed)).toBe(passports.get(code))
  const files = sealedStorage(plain, vault)
  for (const [id, words] of kept) {
    const { storage_key: key } = await academy.db
      .selectFrom('platform.file')
      .select('storage_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(await text(await files.open(key))).toBe(words)
  }
}

test('the files of an academy that was restored, and that no server has served yet, get their key all the same', async () => {
  const restored = await cloneDatabase()
  const place = mkdtempSync(join(tmpdir(), 'diwan-keys-'))
  const old = sealedStorage(diskStorage(place), await openVault(restored.db, testDataKeys, null))
  const [key, path] = [newStorageKey(), join(old.incoming, newStorageKey())]
  writeFileSync(path, '%PDF- proof')
  const measured = await measure(path)
  await old.keep(key, path, measured.sha256)
  const file = { field: 'paymentProof', name: 'proof', media_type: 'application/pdf', uploaded_by: 1, storage_key: key }
  await restored.db
    .insertInto('platform.file')
    .values({ ...file, key_id: old.vault.keyId, ...measured })
    .execute()
  const vault = await openVault(restored.db, both, null)
  const change = { db: restored.db, vault, keys: both, columns, leavesLost: false }
  expect(await changeKeys({ ...change, files: sealedStorage(diskStorage(place), vault) })).toMatchObject({ files: 1 })
  await expect(old.open(key)).rejects.toThrow()
  await restored.close()
  rmSync(place, { recursive: true })
})

test('a change that is interrupted loses nothing, goes on where it was, and only then lets the former key go', async () => {
  const vault = await openVault(academy.db, both, null)
  const files = sealedStorage(plain, vault)
  // Ends in the middle, as a machine does that is switched off.
  let left = 2
  const failing: FileStorage = {
    ...files,
    keep: (...asked) => (left-- > 0 ? files.keep(...asked) : Promise.reject(new Error('switched off'))),
  }
  const change = { db: academy.db, vault, keys: both, columns, leavesLost: false }
  await expect(changeKeys({ ...change, files: failing })).rejects.toThrow('switched off')
  await opensAll(vault)
  await expect(openVault(academy.db, dataKeysFrom([fresh]), null)).rejects.toThrow(
    `encrypted with the key ${former.keyId}, which is none of DATA_KEY`,
  )

  const rest = await changeKeys({ ...change, files })
  expect(rest).toEqual({ values: 0, files: 2, lost: [] })
  const alone = await openVault(academy.db, dataKeysFrom([fresh]), null)
  await opensAll(alone)
  // Equal numbers still meet.
  expect(alone.index('passport', 'A1')).toEqual(former.index('passport', 'A1'))
  const code = new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp: now.getTime() })
  expect(await isAuthenticatorCode(academy.db, alone, 1, code, now, false)).toBe(true)
  await expect(openVault(academy.db, testDataKeys, null)).rejects.toThrow(`the key ${alone.keyId}`)

  // The bytes of before go, and no file lies open.
  const bytes = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && !entry.parentPath.endsWith('incoming'),
    )
  await expect.poll(() => bytes().length, { timeout: 15_000 }).toBe(kept.size)
  for (const entry of bytes()) expect(readFileSync(join(entry.parentPath, entry.name)).includes('%PDF-')).toBe(false)
})

test('a file that cannot be read keeps the former key needed, until that is accepted', async () => {
  const next = dataKeysFrom(['Hb4Xz9Qm1Wc6Vn3Lk8Jp5Gf2Ds7At0Re', fresh])
  const vault = await openVault(academy.db, next, null)
  const files = sealedStorage(plain, vault)
  const id = await keep(sealedStorage(plain, await openVault(academy.db, dataKeysFrom([fresh]), null)), 'gone', true)
  const { storage_key: key } = await academy.db
    .selectFrom('platform.file')
    .select('storage_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await files.remove(key)
  const change = { db: academy.db, vault, keys: next, columns, files }
  expect(await changeKeys({ ...change, leavesLost: false })).toMatchObject({ lost: ['gone'] })
  await expect(openVault(academy.db, dataKeysFrom([next.current.id.repeat(5)]), null)).rejects.toThrow(
    'none of DATA_KEY',
  )
  const withoutFormer = dataKeysFrom(['Hb4Xz9Qm1Wc6Vn3Lk8Jp5Gf2Ds7At0Re'])
  await expect(openVault(academy.db, withoutFormer, null)).rejects.toThrow('none of DATA_KEY')
  expect(await changeKeys({ ...change, leavesLost: true })).toMatchObject({ lost: ['gone'] })
  await opensAll(await openVault(academy.db, withoutFormer, null))
})
