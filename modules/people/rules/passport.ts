import { foldDigits } from '#platform/shared/text.ts'

/**
 * A passport number as it is kept and compared: Western digits, capitals, and none of the spaces and dashes that some
 * countries print in it and others leave out. `AB 12`, `ab-12` and `AB١٢` are one passport.
 */
export const passportNumber = (text: string): string =>
  foldDigits(text)
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
