import { foldDigits } from '../text.ts'

/** The digits that Arabic is written in, by their names in Unicode: ٠-٩ or 0-9. */
export const arabicDigits = ['arab', 'latn'] as const
export type ArabicDigits = (typeof arabicDigits)[number]

/* The marks of numbers that go with ٠-٩ do not go with 0-9. */
const marks: Readonly<Record<string, string>> = { '٬': ',', '٫': '.', '٪': '%' }

/** A text of Arabic that was written with ٠-٩, in these digits. */
export const inDigits = (text: string, digits: ArabicDigits): string =>
  digits === 'arab' ? text : foldDigits(text).replace(/[٬٫٪]/g, (mark) => marks[mark]!)

/** The same of HTML, whose tags stay as they are. */
export const htmlInDigits = (html: string, digits: ArabicDigits): string =>
  digits === 'arab'
    ? html
    : html.replace(/<[^<>]*>|[^<]+/g, (part) => (part.startsWith('<') ? part : inDigits(part, digits)))
