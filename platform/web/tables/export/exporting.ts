import { directionOf } from '#platform/shared/text.ts'
import { fileColumns, sheetCell } from './file-value.ts'
import type { SheetCell } from '#platform/shared/sheets/cells.ts'
import type { Column } from '../table-types.ts'
import { send } from '../../client.ts'
import { isProblem } from '../../problem.ts'
import { listInput } from '../list-input.ts'
import { csvOf, withCurrencies } from './csv.ts'
import { mostOf, type Progress, type Wanted } from './most.ts'
import type { XlsxSheet } from '#platform/shared/sheets/workbook-parts.ts'
import { today } from '../../start/zone.ts'

const pageSize = 100

/** What is read anew as often where nobody answers: a line that is cut for a moment loses no file. */
const tries = 5

/**
 * Reads the filtered list part by part and hands on each; answers how many rows there are in all, which may be more than
 * a file holds. The audit is told of the file.
 */
export async function readAll<Row>(
  wanted: Wanted<Row>,
  format: 'csv' | 'xlsx',
  onPart: (rows: readonly Row[], progress: Progress) => void,
  signal: AbortSignal,
): Promise<number> {
  const most = mostOf(wanted)
  const options = { signal, tries, headers: { 'x-export': format } }
  let done = 0
  let all = 0
  let last: Row | undefined
  for (let pageNum = 1; ; pageNum++) {
    const at = wanted.pieces
      ? { ...wanted.input, ...(last !== undefined && { Beyond: wanted.rowKey(last) }) }
      : listInput(wanted.call, { ...wanted.input, pageNum, pageSize })
    const part = (await paced(() => send<any>(wanted.pieces?.call ?? wanted.call, at, options), signal)) as {
      Items: Row[]
      Total: number | null
    }
    signal.throwIfAborted()
    const rows = part.Items.slice(0, most - done)
    last = rows.at(-1)
    done += rows.length
    all = Math.max(part.Total ?? all, done)
    onPart(rows, { done, total: Math.min(all, most) })
    if (rows.length === 0 || done >= Math.min(all, most)) return all
  }
}

/** Waits as long as the server asks for where it was asked too often, as by two files one after the other. */
async function paced<T>(run: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await run()
    } catch (problem) {
      if (!isProblem(problem, 'tooManyRequests')) throw problem
      await new Promise((resume) => setTimeout(resume, Number(problem.data['seconds'] ?? 1) * 1000))
      signal.throwIfAborted()
    }
  }
}

/** What the browser shows of a list, as a file. Throws the refusal, and the reason of `signal`. */
export interface Shown<Row> extends Wanted<Row> {
  readonly name: string
  readonly title: string
  readonly columns: readonly Column<Row>[]
}

/** Reads the list and makes its file; answers also how many rows it holds and how many there are. */
export async function fileOfList<Row>(
  shown: Shown<Row>,
  kind: 'csv' | 'xlsx',
  { language, wallClock, pick, currencyWord }: Writing,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<{ blob: Blob; name: string; held: number; all: number }> {
  const columns = fileColumns(shown.columns)
  const rows: SheetCell[][] = []
  const onPart = (part: readonly Row[], progress: Progress) => {
    for (const row of part) rows.push(columns.map((column) => sheetCell(column, row, pick, wallClock)))
    onProgress(progress)
  }
  const all = await readAll<Row>(shown, kind, onPart, signal)
  const header = columns.map(({ label }) => label)
  const sheet = { title: shown.title, header, rows, rightToLeft: directionOf(language) === 'rtl' }
  return { ...(await fileOf(shown.name, sheet, kind, currencyWord)), held: rows.length, all }
}

/** How values are written in the reader's language. */
interface Writing {
  /** As `Intl` takes it. */
  readonly language: string
  readonly wallClock: Parameters<typeof sheetCell>[3]
  readonly pick: Parameters<typeof sheetCell>[2]
  readonly currencyWord: string
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
