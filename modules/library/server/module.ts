import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { libraryCalls } from '../contract/calls.ts'
import * as documents from './calls/documents.ts'
import { foundAt } from './found-at.ts'
import { notices } from './notices.ts'
import { uploads } from './uploads.ts'

export const libraryServer: ModuleServer = {
  name: 'library',
  uploads,
  foundAt,
  notices,
  implemented: [implement(libraryCalls, { ...documents })],
}
