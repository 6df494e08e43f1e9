import type { Call } from '#platform/shared/call.ts'
import { send } from '../../client.ts'
import { listInput } from '../list-input.ts'
import { csvOf, withCurrencies } from './csv.ts'
import type { XlsxSheet } from './xlsx.ts'
import { today } from '../../start/zone.ts'

export const mostRows = 5000
const pageSize = 100

/** Reads the filtered list page by page, at most 5 000 rows; `cut` tells that there are more. The audit is told of the file. */
export async function allRows<Row>(
  call: Call,
  input: Readonly<Record<string, unknown>>,
  format: 'csv' | 'xlsx',
  onProgress: (count: number) => void,
  signal: AbortSignal,
): Promise<{ rows: Row[]; cut: boolean }> {
  const rows: Row[] = []
  const options = { signal, headers: { 'x-export': format } }
  for (let pageNum = 1; ; pageNum++) {
    const page = (await send<any>(call, listInput(call, { ...input, pageNum, pageSize }), options)) as {
      Items: Row[]
      Total: number
    }
    rows.push(...page.Items)
    onProgress(Math.min(rows.length, mostRows))
    if (rows.length >= page.Total || page.Items.length === 0) return { rows, cut: false }
    if (rows.length >= mostRows) return { rows: rows.slice(0, mostRows), cut: page.Total > mostRows }
  }
}

/** The list as a file named after the table and the day; `currencyWord` heads the currencies of a CSV file's amounts. */
export async function fileOf(
  name: string,
  sheet: XlsxSheet,
  kind: 'csv' | 'xlsx',
  currencyWord: string,
): Promise<{ blob: Blob; name: string }> {
  const file = `${name}-${today()}.${kind}`
  if (kind === 'csv') {
    const text = csvOf(withCurrencies([sheet.header, ...sheet.rows], currencyWord))
    return { blob: new Blob([text], { type: 'text/csv;charset=utf-8' }), name: file }
  }
  const { xlsxOf } = await import('./xlsx.ts')
  return { blob: await xlsxOf(sheet), name: file }
}
