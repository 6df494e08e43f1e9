import { foldDigits } from '#platform/shared/text.ts'

/** What two writings of one passport's number have in common: capitals, Western digits, no spaces. */
export const passportKey = (number: string): string => foldDigits(number).replace(/\s/g, '').toUpperCase()

/** The last three characters, by which staff tell passports apart; fewer where that would be most of the number. */
export const passportEnding = (number: string): string =>
  passportKey(number).slice(passportKey(number).length > 5 ? -3 : -1)
