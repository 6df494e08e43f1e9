declare module 'virtual:start-words/*' {
  export const titles: Record<string, Record<string, string>>
}

declare module 'virtual:document-list' {
  import type { DocumentFacts, DocumentPlace } from '#platform/shared/document/document.ts'
  import type { DocumentPage } from '#platform/web/documents/documentPage.tsx'

  export const documents: readonly (readonly [
    place: DocumentPlace,
    facts: DocumentFacts,
    page: () => Promise<{ default: DocumentPage }>,
  ])[]
}

declare module 'virtual:document-samples' {
  import type { DocumentPlace } from '#platform/shared/document/document.ts'

  export const samples: Readonly<Record<DocumentPlace, () => Promise<{ default: unknown }>>>
}
