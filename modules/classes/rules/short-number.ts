import { foldDigits } from '#platform/shared/text.ts'

/** `CC-82`, as people say it for CC-2026-0082: how the number begins and how it ends. Null for any other text. */
export function shortNumber(text: string): { begin: string; end: string } | null {
  const [, letters, digits] = /^(\p{L}{2,})[- ]?(\d{1,4})$/u.exec(foldDigits(text.trim())) ?? []
  return letters && digits ? { begin: `${letters.toUpperCase()}-`, end: `-${digits.padStart(4, '0')}` } : null
}
