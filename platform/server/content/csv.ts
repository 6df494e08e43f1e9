import { parse } from 'csv-parse/sync'

const delimiters = [',', ';', '\t', '|'] as const
const lineEnds = ['\r\n', '\n', '\r']

/**
 * The rows and cells of a CSV text as spreadsheets write it (RFC 4180), however many cells each row has. Comma,
 * semicolon, tab or bar, by a first line `sep=;` or by what the first lines agree in. A byte-order mark goes, as does that
 * line; a line break at the end makes no row; blank lines between are rows. Where a quote is never closed, quotes
 * mean nothing.
 */
export function parseCsv(source: string): string[][] {
  const told = /^\ufeff?"?sep=([,;\t|])"?(?:\r\n|\n|\r)/i.exec(source)
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

/**
 * The delimiter that most of the first lines have as often as each other, outside of quotes; of several the most frequent. A
 * title above the table has none, and commas within addresses are now few, now many.
 */
function delimiterOf(text: string): string {
  const lines = linesOutsideQuotes(text.slice(0, 20_000))
  const ranks = delimiters.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1).filter((count) => count > 0)
    const alike = Math.max(0, ...[...Map.groupBy(counts, (count) => count).values()].map((same) => same.length))
    return { delimiter, alike, all: counts.reduce((sum, count) => sum + count, 0) }
  })
  return ranks.reduce((best, each) =>
    each.alike > best.alike || (each.alike === best.alike && each.all > best.all) ? each : best,
  ).delimiter
}

/** The lines with nothing of what stands in quotes. */
const linesOutsideQuotes = (text: string): string[] =>
  text
    .split('"')
    .filter((_, at) => at % 2 === 0)
    .join('')
    .split(/\r\n|\n|\r/)
