import { documentPage } from '#platform/web/documents/documentPage.tsx'
import { Certificate } from './Certificate.tsx'
import type competitionCertificate from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

export default documentPage<typeof competitionCertificate, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }) => ({ reference: Content.Number }),
  Body: Certificate,
})
