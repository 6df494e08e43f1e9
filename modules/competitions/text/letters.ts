import type { Trilingual } from '#platform/shared/text.ts'

/** The line of an invoice over an entry. */
export const entryLine = (code: string): Trilingual => ({
  ar: `رسوم الاشتراك في المسابقة ${code}`,
  en: `Entry fee of competition ${code}`,
  fr: `Frais d’inscription au concours ${code}`,
})
