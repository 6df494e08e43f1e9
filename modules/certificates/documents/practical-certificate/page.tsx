import { documentPage } from '#platform/web/documents/documentPage.tsx'
import { Certificate } from '../certificate/Certificate.tsx'
import type { ar as certificateWords } from '../certificate/words/ar.ts'
import type practicalCertificate from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

export default documentPage<typeof practicalCertificate, typeof certificateWords>({
  words: { ar, en, fr },
  head: ({ Content }) => ({ reference: Content.Serial }),
  Body: Certificate,
})
