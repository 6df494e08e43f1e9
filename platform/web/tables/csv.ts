/**
 * A text that a spreadsheet would read as a formula is marked as text by an apostrophe: =, +, - and @, also after
 * spaces, and tab or line end at the front. Numbers stay numbers.
 */
export function guarded(text: string): string {
  if (/^[+-]?[\d٠-٩][\d٠-٩.,٫٬\s]*%?$/.test(text)) return text
  return /^[\s\u00a0]*[=+\-@＝＋－＠]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text
}

function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  const text = guarded(value)
  return /[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** RFC 4180, with the mark by which Excel knows that it is UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
