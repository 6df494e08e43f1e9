import { passes } from '#platform/shared/access.ts'
import { emailNotProved, fileDamaged, fileNotAccepted, fileQuotaReached } from '#platform/shared/files.ts'
import { mostPieces, pieceCalls } from '#platform/shared/file-pieces.ts'
import { whatOpens } from '#platform/shared/granting.ts'
import { changedMeanwhile, invalidInput, notAllowed, notFound, refuse, tooLarge } from '#platform/shared/refusal.ts'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { implement, type Asked, type Handler, type Implemented } from '../../handler.ts'
import { opensOwnTransactions } from '../../http/own-transactions.ts'
import type { UploadField } from '../../module.ts'
import { cleanFileName } from '../file-name.ts'
import { measure, type IncomingFile } from '../incoming.ts'
import { mostBytesOf } from '../most-bytes.ts'
import { receiveFile } from '../receive.ts'
import { newStorageKey } from '../storage/storage.ts'
import { addFile, checkQuota, findFile, lockQuota, type Quota } from '../store.ts'
import { extensionsOf, typeOfName } from '../types.ts'
import * as store from './store.ts'

type Upload = NonNullable<Awaited<ReturnType<typeof store.findUpload>>>

const countOf = ({ bytes, piece_bytes }: Pick<Upload, 'bytes' | 'piece_bytes'>) => Math.ceil(bytes / piece_bytes)
const bytesOfPiece = (upload: Upload, number: number) =>
  Math.min(upload.piece_bytes, upload.bytes - number * upload.piece_bytes)

/** Large files in pieces, for the kinds of file that the modules declare. */
export function implementPieces(
  fields: ReadonlyMap<string, UploadField>,
  quotaOf: (field: UploadField) => Quota,
): Implemented {
  const getUploads: Handler<typeof pieceCalls.getUploads> = async ({ db, actor, query }) => {
    const field = fields.get(query.Field) ?? refuse(invalidInput, {}, [{ path: 'Field', code: 'notAllowed' }])
    return { Items: await store.openUploads(db, actor, query.Field), MostBytes: await mostBytesOf(field, db) }
  }

  const beginUpload: Handler<typeof pieceCalls.beginUpload> = async ({ db, actor, body, now }) => {
    const field = fields.get(body.Field)
    if (!field) refuse(invalidInput, {}, [{ path: 'Field', code: 'notAllowed' }])
    if (!passes(field.who, actor.role, actor.permissions)) refuse(notAllowed, whatOpens(field.who))
    if (actor.hasUnprovedEmail) refuse(emailNotProved)
    const name = cleanFileName(body.Name)
    if (!typeOfName(name, field.types)) refuse(fileNotAccepted, { kinds: extensionsOf(field.types).join(', ') })
    const most = await mostBytesOf(field, db)
    if (body.Bytes > most) refuse(tooLarge, { bytes: most })
    if (Math.ceil(body.Bytes / body.PieceBytes) > mostPieces)
      refuse(invalidInput, {}, [{ path: 'PieceBytes', code: 'tooSmall' }])
    await lockQuota(db, actor)
    const open = await store.openSum(db, actor)
    const quota = quotaOf(field)
    if (open.count >= store.mostOpen)
      refuse(fileQuotaReached, { files: store.mostOpen, megabytes: quota.bytes / 1_000_000 })
    await checkQuota(db, actor, now, quota, open.bytes + body.Bytes)
    const facts = { field: body.Field, name, bytes: body.Bytes, pieceBytes: body.PieceBytes }
    const ID = await store.addUpload(db, actor, facts, now)
    return { ID, Name: name, Bytes: body.Bytes, PieceBytes: body.PieceBytes, BegunAt: now.toISOString(), Pieces: [] }
  }

  const uploadPiece: Handler<typeof pieceCalls.uploadPiece> = async (asked) => {
    const { db, actor, files, query, now } = asked
    const upload = (await store.findUpload(db, actor, query.ID)) ?? refuse(notFound)
    if (upload.file_id !== null) return { Number: query.Number, Missing: 0 }
    if (query.Number >= countOf(upload)) refuse(invalidInput, {}, [{ path: 'Number', code: 'tooLarge' }])
    const expected = bytesOfPiece(upload, query.Number)
    const { path } = await (asked.body as IncomingFile).receive(files.incoming, expected)
    try {
      const { bytes, sha256 } = await measure(path)
      if (bytes !== expected || (query.Digest !== undefined && sha256.toString('hex') !== query.Digest))
        refuse(fileDamaged)
      const key = newStorageKey()
      await files.keep(key, path, sha256)
      const isNew = await store
        .addPiece(db, upload.id, { number: query.Number, storage_key: key, bytes, sha256 }, now)
        .catch(async (error: unknown) => {
          await files.remove(key)
          throw error
        })
      if (!isNew) await files.remove(key)
    } finally {
      await rm(path, { force: true })
    }
    return { Number: query.Number, Missing: countOf(upload) - (await store.countPieces(db, upload.id)) }
  }

  /** Uploads that are being put together here. Between several servers `lockUpload` decides, and one works in vain. */
  const running = new Map<number, ReturnType<typeof finish>>()

  const finishUpload: Handler<typeof pieceCalls.finishUpload> = async (asked) => {
    const { db, actor, body } = asked
    const upload = (await store.findUpload(db, actor, body.ID)) ?? refuse(notFound)
    if (upload.file_id !== null) return finished(db, upload.file_id)
    const first = running.get(upload.id)
    if (first) return first
    const work = finish(asked, upload).finally(() => running.delete(upload.id))
    running.set(upload.id, work)
    return work
  }

  async function finish(asked: Parameters<Handler<typeof pieceCalls.finishUpload>>[0], upload: Upload) {
    const { db, actor, body, now } = asked
    // What somebody may send may have ended since the first piece came.
    const field = fields.get(upload.field)
    if (!field || !passes(field.who, actor.role, actor.permissions)) refuse(notFound)
    const limited = { ...field, maxBytes: await mostBytesOf(field, db) }
    try {
      const pieces = await store.piecesOf(db, upload.id)
      if (pieces.length < countOf(upload)) refuse(invalidInput, {}, [{ path: 'Pieces', code: 'required' }])
      return await receiveFile(asked, limited, together(asked, upload, pieces), async (tx, file) => {
        const locked = await store.lockUpload(tx, upload.id)
        if (!locked || locked.file_id !== null) refuse(changedMeanwhile)
        const id = await addFile(tx, actor, file, now, quotaOf(field))
        await store.endUpload(tx, upload.id, id)
        return id
      })
    } catch (error) {
      // An earlier try, given up by who waited for it, may have come to its end meanwhile and taken the pieces away.
      const ended = (await store.findUpload(db, actor, body.ID))?.file_id ?? null
      if (ended === null) throw error
      return finished(db, ended)
    }
  }

  const cancelUpload: Handler<typeof pieceCalls.cancelUpload> = async ({ db, actor, query }) => {
    if (!(await store.dropUpload(db, actor, query.ID))) refuse(notFound)
    return { Done: true }
  }

  // Bytes come and go before a row is written, which no transaction should wait for.
  return implement(pieceCalls, {
    getUploads,
    beginUpload,
    uploadPiece: opensOwnTransactions(uploadPiece),
    finishUpload: opensOwnTransactions(finishUpload),
    cancelUpload,
  })
}

async function finished(db: Asked<unknown>['db'], fileId: number) {
  const file = (await findFile(db, fileId)) ?? refuse(notFound)
  return { ID: file.id, Name: file.name, Bytes: file.bytes, MediaType: file.media_type }
}

type Pieces = Awaited<ReturnType<typeof store.piecesOf>>

/** The pieces one behind the other, as a file that comes in. */
function together({ files }: Pick<Asked<unknown>, 'files'>, upload: Upload, pieces: Pieces): IncomingFile {
  async function* bytes() {
    for (const { storage_key } of pieces) {
      try {
        yield* await files.open(storage_key)
      } catch {
        // Lost in a restore, or sealed by a key that has been taken away meanwhile.
        refuse(fileDamaged)
      }
    }
  }
  return {
    receive: async (folder) => {
      const path = join(folder, newStorageKey())
      try {
        await pipeline(Readable.from(bytes(), { objectMode: false }), createWriteStream(path, { mode: 0o600 }))
      } catch (error) {
        await rm(path, { force: true })
        throw error
      }
      return { name: upload.name, path }
    },
  }
}
