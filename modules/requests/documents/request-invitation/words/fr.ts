import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as letter } from '../../../text/class-letter/fr.ts'

export const fr: Words<typeof ar> = {
  ...letter,
  title: 'Invitation à une formation',
  says: 'Nous avons le plaisir d’inviter les personnes ci-dessous à la formation « {{course}} », du {{dates}}.',
}
