import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as letter } from '../../../text/class-letter/fr.ts'

export const fr: Words<typeof ar> = {
  ...letter,
  title: 'Lettre de confirmation des places',
  says: 'Nous confirmons les places des personnes ci-dessous dans la formation « {{course}} », du {{dates}}.',
}
