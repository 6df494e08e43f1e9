import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { ClassLetter } from '../../web/parts/printed/ClassLetter.tsx'
import type requestInvitation from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

export default documentPage<typeof requestInvitation, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }, word) => ({ reference: Content.RequestNumber, referenceLabel: word('number') }),
  Body: ({ Content, t }: Drawn<typeof requestInvitation, typeof ar>) => <ClassLetter of={Content} t={t} />,
})
