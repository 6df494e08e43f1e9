import type { Words } from '#platform/shared/words.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  change: 'Modifier {{label}} : {{name}}',
  saving: terms.savingNow,
}
