import { nobody, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { documentActs } from '../contract/acts.ts'

/** Readers find what is new on their page. */
export const notices: NoticesOf<typeof documentActs> = {
  'library.addDocument': nobody,
  'library.editDocument': nobody,
  'library.addDocumentVersion': nobody,
  'library.publishDocument': nobody,
  'library.withdrawDocument': nobody,
  'library.deleteDocument': nobody,
}
