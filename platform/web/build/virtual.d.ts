declare module 'virtual:start-words/*' {
  const words: Readonly<Record<string, never>>
  export = words
}

declare module 'virtual:shell-words/*' {
  export const kit: Readonly<Record<string, never>>
  export const titles: Readonly<Record<string, Readonly<Record<string, string>>>>
}

declare module 'virtual:document-list' {
  import type { DocumentPlace } from '#platform/shared/document/document.ts'

  export const documents: readonly (readonly [place: DocumentPlace, path: `/report/${string}`])[]
}

declare module 'virtual:document-pages' {
  import type { ComponentType } from 'react'
  import type { DocumentPlace } from '#platform/shared/document/document.ts'
  import type { DocumentReply } from '#platform/shared/document/documents.ts'

  type Page = () => Promise<{ default: ComponentType<{ readonly shown?: DocumentReply }> }>
  export const pages: Readonly<Record<DocumentPlace, Page>>
}

declare module 'virtual:document-samples' {
  import type { DocumentPlace } from '#platform/shared/document/document.ts'

  export const samples: Readonly<Record<DocumentPlace, () => Promise<{ default: unknown }>>>
}
