import { refuseChanged } from '#modules/accounts/server/public.ts'
import { writeAct, writeGone, writeNew } from '#platform/server/acts/write-act.ts'
import { dropFile } from '#platform/server/files/drop.ts'
import { attachFile } from '#platform/server/files/store.ts'
import type { Argument } from '#platform/shared/call.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import type { libraryCalls } from '../../contract/calls.ts'
import { libraryFileField } from '../../contract/documents.ts'
import { notAVideo } from '../../contract/refusals.ts'
import { documentActions, type DocumentAct, type DocumentKind } from '../../rules/audience.ts'
import * as store from '../store/documents.ts'
import { noun, type Doing } from './document-noun.ts'

type Body<Name extends keyof typeof libraryCalls> = Argument<(typeof libraryCalls)[Name]>['body']

/** Gives an upload to the document as this version of it. */
async function take(
  { db, actor }: Doing,
  document: { id: number; kind: DocumentKind },
  number: number,
  file: { FileID: number; Note: string },
) {
  await attachFile(db, actor, file.FileID, libraryFileField, [noun.acts.subject, document.id])
  if ((await store.isVideo(db, file.FileID)) !== (document.kind === 'video'))
    refuse(notAVideo, {}, [{ path: 'FileID', code: 'notAVideo' }])
  await store.insertVersion(db, document.id, number, file)
}

export async function addDocument(doing: Doing, { Kind, FileID, Note, ...fields }: Body<'addDocument'>) {
  const document = await store.insertDocument(doing.db, fields, Kind)
  await take(doing, document, document.newest, { FileID, Note })
  await writeNew(doing, noun, document, 'addDocument')
  return { ID: document.id, Version: document.version }
}

/** The document at the version that was read, where this may be done to it now. */
async function readied({ db }: Doing, id: number, version: number | null, act: DocumentAct) {
  const document = (await store.lockedDocument(db, id)) ?? refuse(notFound)
  if (version !== null && document.version !== version) return refuseChanged(db, [noun.acts.subject, id])
  if (!documentActions(document).includes(act)) refuse(notNow)
  return document
}

export async function editDocument(doing: Doing, id: number, { Version, ...fields }: Body<'editDocument'>) {
  const document = await readied(doing, id, Version, 'editDocument')
  await writeAct(doing, noun, document, 'editDocument', { set: store.columnsOf(fields) })
  return { ID: id, Version: Version + 1 }
}

export async function addDocumentVersion(doing: Doing, id: number, { Version, ...file }: Body<'addDocumentVersion'>) {
  const document = await readied(doing, id, Version, 'addDocumentVersion')
  const newest = document.newest + 1
  await take(doing, document, newest, file)
  await writeAct(doing, noun, document, 'addDocumentVersion', { set: { newest } })
  return { ID: id, Version: Version + 1 }
}

export async function setPublished(doing: Doing, { ID, Version, IsPublished }: Body<'setDocumentPublished'>) {
  const act = IsPublished ? 'publishDocument' : 'withdrawDocument'
  const document = await readied(doing, ID, Version, act)
  await writeAct(doing, noun, document, act, { set: { is_published: IsPublished } })
  return { ID, Version: Version + 1 }
}

/** The files go with it. */
export async function deleteDocument(doing: Doing, id: number): Promise<void> {
  const document = await readied(doing, id, null, 'deleteDocument')
  await writeGone(doing, noun, document, 'deleteDocument', async () => {
    for (const file of await store.removeDocument(doing.db, id)) await dropFile(doing.db, file)
  })
}
