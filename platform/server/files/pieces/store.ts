import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '../../database.ts'
import { sendJob } from '../../jobs/send.ts'

/** Uploads that one person may have begun and not finished. */
export const mostOpen = 20
/** The queue that removes bytes; named here, as `purge.ts` reads this file. */
const removal = 'platform-remove-bytes'

const own = (db: Database, actor: Actor) =>
  db.selectFrom('platform.upload as u').where('u.account_id', '=', actor.userId)

interface OpenUpload {
  readonly ID: number
  readonly Name: string
  readonly Bytes: number
  readonly PieceBytes: number
  readonly BegunAt: string
  readonly Pieces: { Number: number; Digest: string }[]
}

/** The actor's uploads of a field that are not finished, the newest first, with their pieces. */
export async function openUploads(db: Database, actor: Actor, field: string) {
  const { rows } = await sql<OpenUpload>`
    select u.id as "ID", u.name as "Name", u.bytes as "Bytes", u.piece_bytes as "PieceBytes",
      to_char(u.begun_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "BegunAt",
      coalesce((select jsonb_agg(jsonb_build_object('Number', p.number, 'Digest', encode(p.sha256, 'hex')) order by p.number)
        from platform.upload_piece p where p.upload_id = u.id), '[]') as "Pieces"
    from platform.upload u
    where u.account_id = ${actor.userId} and u.field = ${field} and u.file_id is null
    order by u.id desc limit ${sql.lit(mostOpen)}`.execute(db)
  return rows
}

/** How many uploads somebody has open, and their bytes: they count as sent. */
export async function openSum(db: Database, actor: Actor): Promise<{ count: number; bytes: number }> {
  const { count, bytes } = await own(db, actor)
    .where('u.file_id', 'is', null)
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.sum<number | null>('u.bytes').as('bytes')])
    .executeTakeFirstOrThrow()
  return { count, bytes: bytes ?? 0 }
}

export async function addUpload(
  db: Database,
  actor: Actor,
  upload: { readonly field: string; readonly name: string; readonly bytes: number; readonly pieceBytes: number },
  now: Date,
) {
  const at = now.toISOString()
  const { pieceBytes: piece_bytes, ...facts } = upload
  const { id } = await db
    .insertInto('platform.upload')
    .values({ ...facts, piece_bytes, account_id: actor.userId, begun_at: at, touched_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An upload of the actor's own. */
export const findUpload = (db: Database, actor: Actor, id: number) =>
  own(db, actor).selectAll('u').where('u.id', '=', id).executeTakeFirst()

/** Of two who finish one upload the second waits here, and sees that it is done. */
export const lockUpload = (tx: Database, id: number) =>
  tx.selectFrom('platform.upload').select(['file_id']).where('id', '=', id).forUpdate().executeTakeFirst()

export const piecesOf = (db: Database, uploadId: number) =>
  db
    .selectFrom('platform.upload_piece')
    .select(['number', 'storage_key', 'bytes', 'sha256'])
    .where('upload_id', '=', uploadId)
    .orderBy('number')
    .execute()

interface NewPiece {
  readonly number: number
  readonly storage_key: string
  readonly bytes: number
  readonly sha256: Buffer
}

/** False where the piece is here already, or the upload is gone or finished. */
export async function addPiece(db: Database, uploadId: number, piece: NewPiece, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const touched = await tx
      .updateTable('platform.upload')
      .set({ touched_at: now.toISOString() })
      .where('id', '=', uploadId)
      .where('file_id', 'is', null)
      .executeTakeFirst()
    if (touched.numUpdatedRows === 0n) return false
    const added = await tx
      .insertInto('platform.upload_piece')
      .values({ ...piece, upload_id: uploadId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return added.numInsertedOrUpdatedRows === 1n
  })
}

export const countPieces = async (db: Database, uploadId: number): Promise<number> =>
  (
    await db
      .selectFrom('platform.upload_piece')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('upload_id', '=', uploadId)
      .executeTakeFirstOrThrow()
  ).count

/** The pieces have become a file: their rows go now, their bytes after the commit. */
export async function endUpload(tx: Database, id: number, fileId: number): Promise<void> {
  await tx.updateTable('platform.upload').set({ file_id: fileId }).where('id', '=', id).execute()
  const gone = await tx
    .deleteFrom('platform.upload_piece')
    .where('upload_id', '=', id)
    .returning('storage_key')
    .execute()
  await sendJob(tx, removal, { keys: gone.map((row) => row.storage_key) })
}

/** Deletes these uploads with what has arrived of them. In a transaction of the caller's. */
async function drop(tx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const gone = await tx
    .deleteFrom('platform.upload_piece')
    .where('upload_id', 'in', ids)
    .returning('storage_key')
    .execute()
  await tx.deleteFrom('platform.upload').where('id', 'in', ids).execute()
  if (gone.length > 0) await sendJob(tx, removal, { keys: gone.map((row) => row.storage_key) })
}

/** False where there is none of the actor's that is not finished. */
export async function dropUpload(tx: Database, actor: Actor, id: number): Promise<boolean> {
  const upload = await findUpload(tx, actor, id)
  if (!upload || upload.file_id !== null) return false
  await drop(tx, [id])
  return true
}

/** Deletes uploads to which nothing has come for a day, finished ones too. */
export async function dropOldUploads(tx: Database, now: Date): Promise<void> {
  const old = await tx
    .selectFrom('platform.upload')
    .select('id')
    .where('touched_at', '<', new Date(now.getTime() - 24 * 3_600_000).toISOString())
    .limit(sql.lit(100))
    .forUpdate()
    .skipLocked()
    .execute()
  await drop(
    tx,
    old.map((row) => row.id),
  )
}
