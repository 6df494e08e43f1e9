import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as library } from '../fr.ts'

export const fr: Words<typeof ar> = {
  rights: {
    addDocument: library.acts.addDocument.do,
    editDocument: library.acts.editDocument.do,
    addDocumentVersion: library.acts.addDocumentVersion.do,
    setDocumentPublished: 'Publier et retirer des documents',
    deleteDocument: library.acts.deleteDocument.do,
  },
  columns: {
    title: library.fields.title,
    about: library.fields.about,
    kind: library.fields.kind,
    categoryId: library.fields.category,
    audience: library.fields.audience,
    isGuide: library.fields.isGuide,
    isPublished: library.fields.isPublished,
    newest: library.fields.changedAt,
  },
}
