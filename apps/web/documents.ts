import { documents } from 'virtual:document-list'
import { documentScreen } from '#platform/shared/document/document.ts'
import type { Screen } from '#platform/shared/screen.ts'

/** The screens of all documents, found by the place of their folders. */
export const documentScreens: readonly Screen[] = documents.map(([place, path]) =>
  documentScreen({ path }, place, (async () => {
    const { pages } = await import('virtual:document-pages')
    return pages[place]!()
  }) as Screen['page']),
)
