import { documents } from 'virtual:document-list'
import { pages } from 'virtual:document-pages'
import { samples } from 'virtual:document-samples'
import { keyOf } from '#platform/shared/document/document.ts'
import type { DocumentPreviews } from '#platform/web/documents/preview-types.ts'

/** The pages of all documents with their samples, by their published names. */
export const documentPreviews: DocumentPreviews = Object.fromEntries(
  documents.map(([place, path]) => [
    keyOf({ path }),
    async () => ({ Drawn: (await pages[place]!()).default, sample: (await samples[place]!()).default }),
  ]),
)
