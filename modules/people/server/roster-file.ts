import { parseCsv } from '#platform/shared/csv.ts'
import { decodeText } from '../rules/roster/decode.ts'
import { unpackedSize } from './zip-size.ts'

const mostUnpacked = 60_000_000
const mostColumns = 100
const longestCell = 1000

/** The rows of a roster file as texts; null where it is neither CSV nor XLSX or is damaged. */
export async function readRosterFile(name: string, bytes: Buffer): Promise<string[][] | null> {
  try {
    const isWorkbook = /\.xlsx$/i.test(name) || bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004'
    return cleaned(isWorkbook ? await readWorkbook(bytes) : parseCsv(decodeText(bytes)))
  } catch {
    return null
  }
}

export const readRosterText = (text: string): string[][] => cleaned(parseCsv(text))

async function readWorkbook(bytes: Buffer): Promise<string[][]> {
  if (unpackedSize(bytes) > mostUnpacked) throw new Error('the workbook unpacks to too much')
  // Only who imports a workbook pays for loading its reader.
  const { readSheet } = await import('read-excel-file/node')
  const rows = await readSheet(bytes)
  return rows.map((row) => row.map(textOf))
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return value === null || value === undefined ? '' : String(value)
}

/** What the database can hold, every row as wide as the header. */
function cleaned(rows: readonly (readonly string[])[]): string[][] {
  const width = Math.min(mostColumns, rows[0]?.length ?? 0)
  const clean = (cell: string) => cell.slice(0, longestCell).replaceAll('\u0000', '').toWellFormed()
  return rows.map((row) => Array.from({ length: width }, (_, at) => clean(row[at] ?? '')))
}
