import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as library } from '../en.ts'

export const en: Words<typeof ar> = {
  rights: {
    addDocument: library.acts.addDocument.do,
    editDocument: library.acts.editDocument.do,
    addDocumentVersion: library.acts.addDocumentVersion.do,
    setDocumentPublished: 'Publish and withdraw documents',
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
