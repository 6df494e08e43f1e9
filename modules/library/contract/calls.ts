import type { Calls } from '#platform/shared/call.ts'
import { callsOf } from '#platform/shared/record/act.ts'
import { documentActs } from './acts.ts'
import {
  getDocumentVersions,
  getLibraryDocuments,
  getOwnDocuments,
  openDocument,
  setDocumentPublished,
  streamDocument,
} from './documents.ts'

export const libraryCalls = {
  getLibraryDocuments,
  getOwnDocuments,
  getDocumentVersions,
  setDocumentPublished,
  openDocument,
  streamDocument,
  ...callsOf(documentActs),
} satisfies Calls
