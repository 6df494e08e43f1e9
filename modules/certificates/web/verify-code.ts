import { foldDigits } from '#platform/shared/text.ts'

/**
 * The code that somebody means: as it is printed, in any digits, with blanks or dashes between its letters, or the whole
 * address behind the QR code. What holds none goes on as it is, to be refused.
 */
export function codeIn(typed: string): string {
  const plain = foldDigits(typed).trim().toLowerCase()
  const found = /[0-9a-f]{32}(?![0-9a-f])/.exec(plain.replace(/[\s\u200e\u200f-]/g, ''))
  return found?.[0] ?? plain.slice(0, 40)
}
