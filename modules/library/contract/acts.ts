import { acts, through } from '#platform/shared/record/act.ts'
import * as documents from './documents.ts'

/** In the order in which their buttons stand. */
export const documentActs = acts('library', 'libraryDocument', {
  addDocument: { call: documents.addDocument },
  editDocument: { call: documents.editDocument },
  addDocumentVersion: { call: documents.addDocumentVersion },
  publishDocument: { ...through(documents.setDocumentPublished, { IsPublished: true }), next: true },
  withdrawDocument: { ...through(documents.setDocumentPublished, { IsPublished: false }), asks: 'confirmation' },
  deleteDocument: { call: documents.deleteDocument, asks: 'confirmation', grave: true },
})
