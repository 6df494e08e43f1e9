import { documentPage } from '#platform/web/documents/documentPage.tsx'
import { Certificate } from '../certificate/Certificate.tsx'
import type { ar } from '../certificate/words/ar.ts'
import type attendanceCertificate from './document.ts'

export default documentPage<typeof attendanceCertificate, typeof ar>({
  head: ({ Content }) => ({ reference: Content.Serial }),
  Body: Certificate,
})
