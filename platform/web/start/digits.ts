import { inDigits, type ArabicDigits } from '#platform/shared/values/digits.ts'

let own: ArabicDigits | null = null

/** Those that the academy writes Arabic in, as the server wrote at the head of the page; it writes nothing of the usual ones. */
export const academyDigits = (): ArabicDigits =>
  globalThis.document?.documentElement.dataset['digits'] === 'latn' ? 'latn' : 'arab'

/** Those that Arabic is shown in to whoever reads here: their own choice, else the academy's. */
export const readerDigits = (): ArabicDigits => own ?? academyDigits()

/** Null: the academy's. Says whether that is another choice than before; pages choose by `chooseDigits` of `language.ts`. */
export function takeDigits(next: ArabicDigits | null): boolean {
  const isOther = next !== own
  own = next
  return isOther
}

/** A text of the dictionaries as it is shown: they are written with ٠-٩. */
export const shownIn = (language: string, text: string, digits: ArabicDigits): string =>
  language === 'ar' ? inDigits(text, digits) : text
