declare module 'virtual:start-words/*' {
  export const titles: Record<string, Record<string, string>>
}

declare module 'virtual:document-list' {
  import type { ComponentType } from 'react'
  import type { DocumentPlace } from '#platform/shared/document/document.ts'
  import type { DocumentReply } from '#platform/shared/document/documents.ts'

  export const documents: readonly (readonly [
    place: DocumentPlace,
    path: `/report/${string}`,
    page: () => Promise<{ default: ComponentType<{ readonly shown?: DocumentReply }> }>,
  ])[]
}

declare module 'virtual:document-samples' {
  import type { DocumentPlace } from '#platform/shared/document/document.ts'

  export const samples: Readonly<Record<DocumentPlace, () => Promise<{ default: unknown }>>>
}
