import { guarded } from '#platform/shared/values/formula-guard.ts'
import { minorDigits, toMajor } from '#platform/shared/values/money.ts'
import { isMoney, type SheetCell } from '#platform/shared/sheets/cells.ts'

function cell(value: SheetCell): string {
  if (value === null) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  if (isMoney(value)) return toMajor(value).toFixed(minorDigits(value.Currency))
  if (typeof value === 'object') return value.time ? `${value.day} ${value.time}` : value.day
  const text = guarded(value)
  return /[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** RFC 4180, with the mark by which Excel knows that it is UTF-8. Days are written as every spreadsheet reads them. */
export const csvOf = (rows: readonly (readonly SheetCell[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`

/** Amounts are numbers in a CSV file, so their currency gets a column after them; the first row is the head. */
export function withCurrencies(rows: readonly (readonly SheetCell[])[], word: string): SheetCell[][] {
  const [head = [], ...body] = rows
  const amounts = new Set(head.keys().filter((at) => body.some((row) => isMoney(row[at] ?? null))))
  const beside = (cells: readonly SheetCell[], currency: (cell: SheetCell) => SheetCell) =>
    cells.flatMap((each, at) => (amounts.has(at) ? [each, currency(each)] : [each]))
  return [
    beside(head, (label) => `${String(label)} (${word})`),
    ...body.map((row) => beside(row, (each) => (isMoney(each) ? each.Currency : null))),
  ]
}
