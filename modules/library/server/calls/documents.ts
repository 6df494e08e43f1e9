import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import type { libraryCalls } from '../../contract/calls.ts'
import { documentActions } from '../../rules/audience.ts'
import * as acts from '../acts/documents.ts'
import { libraryDocuments, ownDocuments, versionsOf } from '../store/documents.ts'

export const getLibraryDocuments: Handler<typeof libraryCalls.getLibraryDocuments> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, libraryDocuments, query, { actor })
  const Items = rows.map((row) => ({ ...row, Actions: documentActions({ isPublished: row.IsPublished }) }))
  return { Items, Total: total }
}

export const getOwnDocuments: Handler<typeof libraryCalls.getOwnDocuments> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, ownDocuments, query, { actor })
  return { Items: rows, Total: total }
}

export const getDocumentVersions: Handler<typeof libraryCalls.getDocumentVersions> = async ({ db, query }) => {
  const rows = await versionsOf(db, query.ID)
  return {
    Items: rows.map(({ ar, en, ...row }) => ({
      ...row,
      By: ar === null && en === null ? null : { ar: ar ?? '', en: en ?? '' },
    })),
  }
}

export const addDocument: Handler<typeof libraryCalls.addDocument> = (asked) => acts.addDocument(asked, asked.body)

export const editDocument: Handler<typeof libraryCalls.editDocument> = (asked) =>
  acts.editDocument(asked, asked.query.ID, asked.body)

export const addDocumentVersion: Handler<typeof libraryCalls.addDocumentVersion> = (asked) =>
  acts.addDocumentVersion(asked, asked.query.ID, asked.body)

export const setDocumentPublished: Handler<typeof libraryCalls.setDocumentPublished> = (asked) =>
  acts.setPublished(asked, asked.body)

export const deleteDocument: Handler<typeof libraryCalls.deleteDocument> = async (asked) => {
  await acts.deleteDocument(asked, asked.query.ID)
  return { Done: true }
}
