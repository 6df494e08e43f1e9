import { sql, type Selectable } from 'kysely'
import type { DB } from '#database/tables.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { fileNotFound, fileQuotaReached, fileTaken } from '#platform/shared/files.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { Database } from '../database.ts'

export type FileRow = Selectable<DB['platform.file']>

/** The number in `uploaded_by` that is nobody's account. */
const visitor = 0

const dailyFiles = 200
/** Where the field names no other. */
export const dailyBytes = 1_000_000_000

/** How much somebody may send within a day. What counts by itself counts for nothing else. */
export interface Quota {
  readonly bytes: number
  /** The field that counts by itself. */
  readonly own?: string
  /** Fields that count by themselves elsewhere. */
  readonly without?: readonly string[]
}
const usualQuota: Quota = { bytes: dailyBytes }

/** One of a person's uploads at a time counts what there is, or many at once would all see room. Until the transaction ends. */
export const lockQuota = (db: Database, actor: Actor) =>
  sql`select pg_advisory_xact_lock(hashtextextended('platform.file', ${actor.userId}))`.execute(db)

/** Refuses somebody who has sent 200 files or as many bytes as the quota gives within a day; where not said, 1 GB. */
export async function checkQuota(
  db: Database,
  actor: Actor,
  now: Date,
  quota: Quota = usualQuota,
  moreBytes = 0,
): Promise<void> {
  const { own, without = [] } = quota
  const dayAgo = new Date(now.getTime() - 86_400_000)
  const { files, bytes } = await db
    .selectFrom('platform.file')
    .select((eb) => [eb.fn.countAll<number>().as('files'), eb.fn.sum<number | null>('bytes').as('bytes')])
    .where('uploaded_by', '=', actor.userId)
    .where('created_at', '>', dayAgo.toISOString())
    .$if(own !== undefined, (q) => q.where('field', '=', own!))
    .$if(without.length > 0, (q) => q.where('field', 'not in', without))
    .executeTakeFirstOrThrow()
  if (files >= dailyFiles || (bytes ?? 0) + moreBytes > quota.bytes) {
    refuse(fileQuotaReached, { files: dailyFiles, megabytes: quota.bytes / 1_000_000 })
  }
}

export type NewFile = Pick<FileRow, 'field' | 'name' | 'media_type' | 'bytes' | 'sha256' | 'storage_key' | 'key_id'>

export async function addFile(
  db: Database,
  actor: Actor,
  file: NewFile,
  now: Date,
  quota: Quota = usualQuota,
): Promise<number> {
  await lockQuota(db, actor)
  await checkQuota(db, actor, now, quota, file.bytes)
  const { id } = await db
    .insertInto('platform.file')
    .values({ ...file, uploaded_by: actor.userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A file of somebody who has no account yet; whoever calls has checked how much they may send. */
export async function addVisitorsFile(db: Database, file: NewFile): Promise<number> {
  const { id } = await db
    .insertInto('platform.file')
    .values({ ...file, uploaded_by: visitor })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Gives a visitor's file to the account and the record that came of the visit. */
export async function adoptFile(
  db: Database,
  fileId: number,
  accountId: number,
  [subjectType, subjectId]: readonly [type: string, id: number],
): Promise<void> {
  await db
    .updateTable('platform.file')
    .set({ uploaded_by: accountId, subject_type: subjectType, subject_id: subjectId })
    .where('id', '=', fileId)
    .where('uploaded_by', '=', visitor)
    .where('subject_type', 'is', null)
    .execute()
}

/** Deletes rows of visitors' files that nothing took up; answers the keys of their bytes, to be removed after the commit. */
export async function dropVisitorsFiles(db: Database, fileIds: readonly number[]): Promise<string[]> {
  if (fileIds.length === 0) return []
  const dropped = await db
    .deleteFrom('platform.file')
    .where('id', 'in', fileIds)
    .where('uploaded_by', '=', visitor)
    .where('subject_type', 'is', null)
    .returning('storage_key')
    .execute()
  return dropped.map((row) => row.storage_key)
}

export function findFile(db: Database, id: number): Promise<FileRow | undefined> {
  return db.selectFrom('platform.file').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * Gives the actor's uploaded file to a record, in the record's own transaction. Refuses with `fileNotFound` (not
 * there, not theirs, another field) or `fileTaken`; handing the same file to the same record again is nothing.
 */
export async function attachFile(
  db: Database,
  actor: Actor,
  fileId: number,
  field: string,
  [subjectType, subjectId]: readonly [type: string, id: number],
): Promise<void> {
  const file = await db
    .selectFrom('platform.file')
    .select(['subject_type', 'subject_id'])
    .where('id', '=', fileId)
    .where('field', '=', field)
    .where('uploaded_by', '=', actor.userId)
    .forUpdate()
    .executeTakeFirst()
  if (!file) refuse(fileNotFound)
  if (file.subject_type === subjectType && file.subject_id === subjectId) return
  if (file.subject_type !== null) refuse(fileTaken)
  await db
    .updateTable('platform.file')
    .set({ subject_type: subjectType, subject_id: subjectId })
    .where('id', '=', fileId)
    .execute()
}
