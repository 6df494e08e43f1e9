import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as asked } from '../../../text/asked/fr.ts'

export const fr: Words<typeof ar> = {
  ...asked,
  title: 'Formulaire de demande de formation d’un stagiaire',
  traineeCode: terms.traineeNumber,
}
