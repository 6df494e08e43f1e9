import { en as terms } from '#platform/web/text/terms/en.ts'
import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  title: terms.digitsInArabic,
  kinds: { academy: 'As the academy', arab: 'Arabic-Indic', latn: 'Latin' },
  hint: 'For what you see on pages. Letters and documents bear the academy’s digits.',
}
