import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { libraryCalls } from '../contract/calls.ts'
import * as documents from './calls/documents.ts'
import { openDocument, streamDocument, type LibraryReaders } from './calls/play-document.ts'
import { foundAt } from './found-at.ts'
import { notices } from './notices.ts'
import { ownData } from './own-data.ts'
import { uploads } from './uploads.ts'

export const libraryServer = (readers: LibraryReaders): ModuleServer => ({
  name: 'library',
  uploads,
  foundAt,
  notices,
  ownData,
  implemented: [implement(libraryCalls, { ...documents, openDocument, streamDocument: streamDocument(readers) })],
})
