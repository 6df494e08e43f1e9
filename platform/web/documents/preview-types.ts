import type { ComponentType } from 'react'
import type { DocumentReply } from '#platform/shared/document/documents.ts'

/** What draws a document that nobody asked for: its page, and such content as it has. */
export interface DocumentPreviewParts {
  readonly Drawn: ComponentType<{ readonly shown?: DocumentReply }>
  readonly sample: unknown
}
/** By the documents' published names. */
export type DocumentPreviews = Readonly<Record<string, () => Promise<DocumentPreviewParts>>>
