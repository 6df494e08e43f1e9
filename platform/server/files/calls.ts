import type { Actor } from '#platform/shared/actor.ts'
import { passes } from '#platform/shared/access.ts'
import { emailNotProved, fileCalls } from '#platform/shared/files.ts'
import { whatOpens } from '#platform/shared/granting.ts'
import { invalidInput, notAllowed, notFound, refuse } from '#platform/shared/refusal.ts'
import { byOf } from '../audit/by.ts'
import { recordAudit } from '../audit/entry.ts'
import { implement, type Handler, type Implemented } from '../handler.ts'
import { opensOwnTransactions } from '../http/own-transactions.ts'
import { sendFile } from '../http/replies/replies.ts'
import type { StoredFile, UploadField } from '../module.ts'
import type { IncomingFile } from './incoming.ts'
import { receiveFile } from './receive.ts'
import { mostBytesOf } from './most-bytes.ts'
import { implementPieces } from './pieces/calls.ts'
import { addFile, checkQuota, dailyBytes, findFile, type Quota } from './store.ts'

/** Sent by the actor and taken by no record yet, or by the actor's own: whoever sent a file about somebody else is asked like all others. */
function isOwn(actor: Actor, { uploaded_by: sender, subject_type: type, subject_id: id }: StoredFile): boolean {
  if (actor.userId <= 0 || sender !== actor.userId) return false
  const { userId: account, traineeId: trainee, instructorId: instructor, organizationId: organization } = actor
  const own: Readonly<Record<string, number | null>> = { account, trainee, instructor, organization }
  return type === null || (id !== null && own[type] === id)
}

/** Upload and download for the kinds of file that the modules declare. */
export function implementFiles(declared: readonly UploadField[]): readonly Implemented[] {
  const fields = new Map(declared.map((each) => [each.field, each]))
  const apart = declared.filter((each) => each.dailyBytes !== undefined).map((each) => each.field)
  const quotaOf = ({ field, dailyBytes: own }: UploadField): Quota =>
    own === undefined ? { bytes: dailyBytes, without: apart } : { bytes: own, own: field }

  const downloadFile: Handler<typeof fileCalls.downloadFile> = async ({ db, actor, files, query, request }) => {
    const file = await findFile(db, query.ID)
    const by = byOf(actor, request)
    if (!file || !(isOwn(actor, file) || (await fields.get(file.field)?.mayOpen(db, actor, file, by)))) refuse(notFound)
    if (file.uploaded_by !== actor.userId && fields.get(file.field)?.audited !== false) {
      const data = { field: file.field, subject: file.subject_type, id: file.subject_id }
      await recordAudit(db, { kind: 'platform.downloadFile', subject: ['file', file.id], data }, by)
    }
    return sendFile({ name: file.name, mediaType: file.media_type, content: await files.open(file.storage_key) })
  }

  const uploadFile: Handler<typeof fileCalls.uploadFile> = async (asked) => {
    const { db, actor, now, query } = asked
    const field = fields.get(query.Field)
    if (!field) refuse(invalidInput, {}, [{ path: 'Field', code: 'notAllowed' }])
    if (!passes(field.who, actor.role, actor.permissions)) refuse(notAllowed, whatOpens(field.who))
    if (actor.hasUnprovedEmail) refuse(emailNotProved)
    const quota = quotaOf(field)
    await checkQuota(db, actor, now, quota)
    const limited = { ...field, maxBytes: await mostBytesOf(field, db) }
    return receiveFile(asked, limited, asked.body as IncomingFile, (tx, file) => addFile(tx, actor, file, now, quota))
  }

  // It stores bytes elsewhere before the row is written, which no transaction should wait for.
  const whole = implement(fileCalls, { downloadFile, uploadFile: opensOwnTransactions(uploadFile) })
  return [whole, implementPieces(fields, quotaOf)]
}
