import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBucketServer, type BucketServer } from '#testing/servers/bucket-server.ts'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import { sealedFolder, testVault } from '#testing/servers/vault.ts'
import { startJobs, type Jobs } from '../jobs/start.ts'
import { bucketStorage } from './storage/bucket.ts'
import { purgeUploads, removeBytes } from './purge.ts'
import { sealedStorage } from './storage/sealed-storage.ts'
import type { FileStorage } from './kept-files.ts'
import { keepBytes } from './storage/keep-bytes.ts'
import { attachFile, findFile } from './store.ts'

const hour = 3_600_000
const now = new Date('2026-03-02T12:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * hour)
const layla = {
  userId: 1,
  role: 'trainee' as const,
  permissions: [],
  name: 'layla',
  language: 'ar' as const,
  traineeId: null,
  instructorId: null,
  organizationId: null,
  actingAdminId: null,
}
const folder = mkdtempSync(join(tmpdir(), 'diwan-purge-'))
let service: BucketServer
beforeAll(async () => void (service = await startBucketServer()))
afterAll(() => {
  service.close()
  rmSync(folder, { recursive: true })
})

describe.each([
  ['a folder', () => sealedFolder(folder)],
  ['a bucket', () => sealedStorage(bucketStorage(service.bucket), testVault)],
] as const)('in %s', (_name, storage) => {
  let database: TestDatabase
  let files: FileStorage
  let jobs: Jobs
  const errors: unknown[] = []
  beforeAll(async () => {
    database = await cloneDatabase()
    files = storage()
    const { config, db } = database
    const onError = (error: unknown) => errors.push(error)
    jobs = await startJobs({ config, db, files, jobs: [removeBytes], timeZone: 'Africa/Cairo', onError })
  })
  afterAll(async () => {
    await jobs.stop()
    await database.close()
  })

  const purge = () => purgeUploads.run({ db: database.db, files, now, data: {} })
  async function uploaded(at: Date, field = 'paymentProof') {
    const kept = await keepBytes(files, randomBytes(64))
    const { id } = await database.db
      .insertInto('platform.file')
      .values({
        field,
        name: 'إيصال.pdf',
        media_type: 'application/pdf',
        ...kept,
        uploaded_by: layla.userId,
        created_at: at.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, key: kept.storage_key }
  }
  const isKept = async ({ id, key }: { id: number; key: string }) => ({
    row: (await findFile(database.db, id)) !== undefined,
    bytes: await files.open(key).then(
      (stream) => (stream.destroy(), true),
      () => false,
    ),
  })
  const stays = { row: true, bytes: true }
  const gone = { row: false, bytes: false }

  test('what nobody took within a day goes, row and bytes; newer ones and those of a record stay', async () => {
    const old = await uploaded(ago(25))
    const fresh = await uploaded(ago(23))
    const taken = await uploaded(ago(200))
    await database.db
      .transaction()
      .execute((tx) => attachFile(tx, layla, taken.id, 'paymentProof', ['registration', 7]))
    const referred = await uploaded(ago(200), 'passport')
    await database.db
      .updateTable('people.trainee')
      .set({ passport_file_id: referred.id })
      .where('email', '=', 'layla@diwan.example')
      .execute()
    await purge()
    await expect.poll(() => isKept(old), { timeout: 15_000 }).toEqual(gone)
    for (const each of [fresh, taken, referred]) expect(await isKept(each)).toEqual(stays)
    const audited = await database.db
      .selectFrom('platform.audit')
      .select('data')
      .where('kind', '=', 'platform.dropUnclaimedFiles')
      .execute()
    expect(audited).toEqual([{ data: { files: 1 } }])
    await purge()
    expect(await isKept(fresh)).toEqual(stays)
  })

  test('the file that a record is taking in the same moment stays', async () => {
    const file = await uploaded(ago(30))
    await database.db.transaction().execute(async (tx) => {
      await attachFile(tx, layla, file.id, 'paymentProof', ['registration', 8])
      // Not yet committed: the purge sees the row as it was, and its lock.
      await purge()
    })
    await purge()
    expect(await isKept(file)).toEqual(stays)

    const other = await uploaded(ago(30), 'passport')
    await database.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('people.trainee')
        .set({ passport_file_id: other.id })
        .where('email', '=', 'mariam@diwan.example')
        .execute()
      await purge()
    })
    await purge()
    expect(await isKept(other)).toEqual(stays)
  })

  test('who comes too late is told that the file is gone', async () => {
    const file = await uploaded(ago(30))
    await purge()
    const late = database.db
      .transaction()
      .execute((tx) => attachFile(tx, layla, file.id, 'paymentProof', ['registration', 9]))
    await expect(late).rejects.toThrow('fileNotFound')
  })

  test('a picture stays as long as a text shows it on the day it is decided, wherever that text stands', async () => {
    const [plain, inside, unused] = [
      await uploaded(ago(30), 'richTextImage'),
      await uploaded(ago(30), 'richTextImage'),
      await uploaded(ago(30), 'richTextImage'),
    ]
    const image = (id: number) => `<p><img src="/api/File/Download?ID=${id}" alt=""></p>`
    await database.db
      .insertInto('notifications.notification')
      .values({ account_id: 1, kind: 'general', title: 'صورة', subject: image(plain!.id) })
      .execute()
    await database.db
      .updateTable('notifications.mail_template')
      .set({ body: JSON.stringify({ ar: image(inside!.id) }) as never })
      .where('kind', '=', 'welcome')
      .execute()
    await purge()
    await expect.poll(() => isKept(unused!), { timeout: 15_000 }).toEqual(gone)
    expect([await isKept(plain!), await isKept(inside!)]).toEqual([stays, stays])
    expect((await findFile(database.db, plain!.id))!.subject_type).toBe('text')
  })
})
