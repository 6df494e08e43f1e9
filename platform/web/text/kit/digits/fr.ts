import { fr as terms } from '#platform/web/text/terms/fr.ts'
import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  title: terms.digitsInArabic,
  kinds: { academy: 'Comme l’académie', arab: 'Orientaux', latn: 'Latins' },
  hint: 'Pour ce que vous voyez dans les pages. Les lettres et les documents portent les chiffres de l’académie.',
}
