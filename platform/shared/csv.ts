const delimiters = [',', ';', '\t'] as const

/** The delimiter that stands most often in the first line, outside of quotes. */
function delimiterOf(text: string): string {
  let quoted = false
  const counts = new Map<string, number>(delimiters.map((each) => [each, 0]))
  for (const character of text) {
    if (character === '"') quoted = !quoted
    else if (character === '\n' && !quoted) break
    else if (!quoted && counts.has(character)) counts.set(character, counts.get(character)! + 1)
  }
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best))[0]
}

/**
 * The rows and cells of a CSV text as spreadsheets write it (RFC 4180): quoted cells may hold delimiters, line breaks
 * and doubled quotes. A byte-order mark goes; a line break at the end makes no row; blank lines between are rows.
 */
export function parseCsv(source: string): string[][] {
  const text = source.replace(/^\ufeff/, '')
  const delimiter = delimiterOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, delimiter)
    row.push(cell.text)
    at = cell.end
    const next = text[at]
    if (next === delimiter) {
      at++
      if (at === text.length) row.push('')
      continue
    }
    if (next === '\r' && text[at + 1] === '\n') at++
    at++
    rows.push(row)
    row = []
  }
  if (row.length > 0) rows.push(row)
  return rows
}

interface Cell {
  readonly text: string
  readonly end: number
}

function plainCell(text: string, start: number, delimiter: string): Cell {
  let end = start
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end++
  return { text: text.slice(start, end), end }
}

function quotedCell(text: string, start: number): Cell {
  let end = start + 1
  let content = ''
  for (;;) {
    const quote = text.indexOf('"', end)
    if (quote < 0) return { text: content + text.slice(end), end: text.length }
    content += text.slice(end, quote)
    if (text[quote + 1] !== '"') return { text: content, end: quote + 1 }
    content += '"'
    end = quote + 2
  }
}
