import { documentScreen, placeOfDocument, type Document } from '#platform/shared/document.ts'
import type { Screen } from '#platform/shared/screen.ts'
import type { DocumentPage } from '#platform/web/documents/documentPage.tsx'

const declared = import.meta.glob<Document>('../../modules/*/documents/*/document.ts', {
  eager: true,
  import: 'default',
})
const pages = import.meta.glob<DocumentPage>('../../modules/*/documents/*/page.tsx', { import: 'default' })

/** The screens of all documents, found by the place of their folders. */
export const documentScreens: readonly Screen[] = Object.entries(declared).map(([file, each]) => {
  const place = placeOfDocument(file)
  const page = pages[file.replace(/document\.ts$/, 'page.tsx')]!
  return documentScreen(each, place, async () => ({ default: (await page())(each, place) }))
})
