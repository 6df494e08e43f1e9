import { tooLarge } from '#platform/shared/refusal.ts'
import { parseCsv } from '../content/csv.ts'
import { sanitizeRichText } from '../content/rich-text.ts'
import { readApart } from './read-apart.ts'

/** Up to here reading takes a few milliseconds, less than a thread takes to begin. */
const short = 20_000
const limits = { over: tooLarge }

/** `parseCsv` of a text of any length; a long one is read in a thread of its own, and `fileTooHeavy` above 100,000 cells. */
export const parseLongCsv = async (text: string): Promise<string[][]> =>
  text.length <= short ? parseCsv(text) : readApart(new URL('./csv-thread.ts', import.meta.url), text, limits)

/** `sanitizeRichText` of a text of any length; a long one is cleaned in a thread of its own. */
export const sanitizeLongText = async (html: string, path = ''): Promise<string> =>
  html.length <= short
    ? sanitizeRichText(html, path)
    : readApart(new URL('./rich-text-thread.ts', import.meta.url), { html, path }, limits)
