import { documentPage } from '#platform/web/documents/documentPage.tsx'
import { Certificate } from './Certificate.tsx'
import type certificate from './document.ts'
import type { ar } from './words/ar.ts'

export default documentPage<typeof certificate, typeof ar>({
  head: ({ Content }) => ({ reference: Content.Serial }),
  Body: Certificate,
})
