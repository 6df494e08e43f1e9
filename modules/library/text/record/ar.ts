import { ar as library } from '../ar.ts'

export const ar = {
  rights: {
    addDocument: library.acts.addDocument.do,
    editDocument: library.acts.editDocument.do,
    addDocumentVersion: library.acts.addDocumentVersion.do,
    setDocumentPublished: 'نشر المستندات وسحبها',
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
} as const
