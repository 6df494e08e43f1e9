import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as asked } from '../../../text/asked/fr.ts'
import { fr as requests } from '../../../text/fr.ts'

export const fr: Words<typeof ar> = {
  ...asked,
  title: 'Formulaire de demande de formation d’un organisme',
  nominees: requests.sections.nominees,
  name: terms.name,
  code: terms.traineeNumber,
}
