import type { Words } from '#platform/shared/words.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  change: 'Change {{label}}: {{name}}',
  saving: terms.savingNow,
}
