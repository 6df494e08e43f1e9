import { untagged } from '../question.ts'

const arabicFirst = /^[^\p{L}]*[\p{Script=Arabic}]/u

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** A plain text as paragraphs, each with the direction of its first letter. */
export function paragraphsOf(plain: string): string {
  return plain
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p dir="${directionOfText(paragraph)}">${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')
}

export const directionOfText = (plain: string): 'rtl' | 'ltr' => (arabicFirst.test(plain) ? 'rtl' : 'ltr')

/** A plain text in one line, as HTML shows it: what it makes one space of, and no space that holds words together. */
export const inOneLine = (plain: string): string => plain.replace(/[ \t\n\r\f]+/g, ' ').trim()
/** HTML as a plain text in one line. */
export const lineOf = (html: string): string => inOneLine(untagged(html))

/** HTML that stands in no block of its own, put into a paragraph. */
export function inParagraph(html: string, plain: string): string {
  const trimmed = html.trim()
  if (trimmed === '' || /^<(p|div|h[1-6]|ul|ol|blockquote|pre|table)\b/i.test(trimmed)) return trimmed
  return `<p dir="${directionOfText(plain)}">${trimmed}</p>`
}
