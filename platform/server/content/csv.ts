import { parse } from 'csv-parse/sync'

const delimiters = [',', ';', '\t'] as const
const lineEnds = ['\r\n', '\n', '\r']

/**
 * The rows and cells of a CSV text as spreadsheets write it (RFC 4180), however many cells each row has. Comma,
 * semicolon or tab, by a first line `sep=;` or by what the first lines have most of. A byte-order mark goes, as does that
 * line; a line break at the end makes no row; blank lines between are rows. Where a quote is never closed, quotes
 * mean nothing.
 */
export function parseCsv(source: string): string[][] {
  const told = /^\ufeff?"?sep=([,;\t])"?(?:\r\n|\n|\r)/i.exec(source)
  const text = source.slice(told?.[0].length ?? (source.startsWith('\ufeff') ? 1 : 0))
  const delimiter = told?.[1] ?? delimiterOf(text)
  try {
    return rowsOf(text, delimiter, '"')
  } catch {
    return rowsOf(text, delimiter, null).map((row) => row.map((cell) => cell.replace(/^"|"$/g, '')))
  }
}

const rowsOf = (text: string, delimiter: string, quote: '"' | null): string[][] =>
  parse(text, {
    delimiter,
    quote,
    record_delimiter: lineEnds,
    relax_column_count: true,
    relax_quotes: true,
  }) as string[][]

/** The delimiter that stands most often outside of quotes in the first lines; a title above the table has none. */
function delimiterOf(text: string): string {
  let quoted = false
  const counts = new Map<string, number>(delimiters.map((each) => [each, 0]))
  for (const sign of text.slice(0, 20_000)) {
    if (sign === '"') quoted = !quoted
    else if (!quoted && counts.has(sign)) counts.set(sign, counts.get(sign)! + 1)
  }
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best))[0]
}
