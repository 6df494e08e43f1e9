import { unzipSync, zipSync } from 'fflate'
import readWorkbookFile from 'read-excel-file/universal'
import { fileTooHeavy } from '#platform/shared/files.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { shownByStyle } from './percents.ts'
import { cleaned, type Table } from './table.ts'
import { trimSheet, type MergedCells, type SheetLimits, type TrimmedSheet } from './trim-sheet.ts'

const mostUnpacked = 60_000_000
const mostSheets = 20

export interface Workbook {
  readonly tables: readonly Table[]
  readonly epoch: 1900 | 1904
}

/** The visible sheets of a workbook. Throws where it is none. Called in a thread of its own: a file can be made to be slow. */
export async function readWorkbook(bytes: Uint8Array, limits: SheetLimits): Promise<Workbook> {
  const entries = withoutPrefixes(unpacked(bytes))
  const sheets = visibleSheets(entries)
  const trimmed = new Map<string, TrimmedSheet>()
  const styles = shownByStyle(entries['xl/styles.xml'] ? textAt(entries, 'xl/styles.xml') : '')
  for (const { name, path } of sheets) {
    const sheet = trimSheet(textAt(entries, path), limits, styles)
    trimmed.set(name, sheet)
    entries[path] = new TextEncoder().encode(sheet.xml)
  }
  for (const path of Object.keys(entries))
    if (/^xl\/worksheets\/[^/]+\.xml$/.test(path) && !sheets.some((sheet) => sheet.path === path))
      entries[path] = new TextEncoder().encode(emptySheet)
  // Packed again without packing: the reader wants a file.
  const { buffer } = zipSync(entries, { level: 0 })
  const read = await readWorkbookFile(buffer as ArrayBuffer)
  const tables = sheets.map(({ name }) => {
    const rows = read.find((each) => each.sheet === name)?.data ?? []
    const { hiddenRows = [], hiddenColumns = [], merged = [] } = trimmed.get(name) ?? {}
    const texts = cleaned(
      rows.map((row) => row.map(textOf)),
      limits.letters,
    )
    return { name, rows: filled(texts, merged), hiddenRows, hiddenColumns }
  })
  return {
    tables,
    epoch: /<workbookPr\b[^<>]*\bdate1904="(?:1|true)"/.test(textAt(entries, 'xl/workbook.xml')) ? 1904 : 1900,
  }
}

/**
 * What is written once for several rows, such as an employer, or a title beside two rows of titles, is each row's that
 * holds anything else.
 */
function filled(rows: string[][], merged: readonly MergedCells[]): string[][] {
  for (const { column, from, to } of merged) {
    const shared = rows[from - 1]?.[column - 1]
    if (!shared) continue
    for (const row of rows.slice(from, to)) if (row.some((cell) => cell !== '')) row[column - 1] = shared
  }
  return rows
}

const emptySheet =
  '<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData/></worksheet>'

/** The entries that tell of sheets. Each unpacks into as many bytes as it says and no more, and all say how many. */
function unpacked(bytes: Uint8Array): Record<string, Uint8Array> {
  let size = 0
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.xml$|\.rels$/.test(name) || /^xl\/(?:media|drawings|charts|printerSettings)\//.test(name)) return false
      size += originalSize
      return size > mostUnpacked ? refuse(fileTooHeavy) : true
    },
  })
}

const ofSheets =
  /\sxmlns:(\w{1,20})="http:\/\/(?:schemas\.openxmlformats|purl\.oclc)\.org\/[^"]{0,30}spreadsheetml\/(?:2006\/)?main"/

/** Some programs write `<x:sheetData>`, which is the same by another name. */
function withoutPrefixes(entries: Record<string, Uint8Array>): Record<string, Uint8Array> {
  const read = ([path, bytes]: [string, Uint8Array]): [string, Uint8Array] => {
    const prefix = ofSheets.exec(new TextDecoder().decode(bytes.subarray(0, 2000)))?.[1]
    if (!prefix) return [path, bytes]
    const plain = new TextDecoder().decode(bytes).replaceAll(`<${prefix}:`, '<').replaceAll(`</${prefix}:`, '</')
    return [path, new TextEncoder().encode(plain.replace(`xmlns:${prefix}=`, 'xmlns='))]
  }
  return Object.fromEntries(Object.entries(entries).map(read))
}

function textAt(entries: Record<string, Uint8Array>, path: string): string {
  const bytes = entries[path]
  if (!bytes) throw new Error('the workbook lacks a part')
  return new TextDecoder().decode(bytes)
}

const attribute = (tag: string, name: string): string =>
  unescaped(new RegExp(`\\s${name}="([^"<>]*)"`).exec(tag)?.[1] ?? '')

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (whole, ten, sixteen, word) =>
    word
      ? (signs[String(word)] ?? whole)
      : String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(ten ?? sixteen, ten ? 10 : 16))),
  )

/** Names and places of the sheets that people see, in their order. */
function visibleSheets(entries: Record<string, Uint8Array>): { name: string; path: string }[] {
  const places = new Map(
    [...textAt(entries, 'xl/_rels/workbook.xml.rels').matchAll(/<Relationship\b[^<>]*>/g)].map(([tag]) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target'),
    ]),
  )
  return [...textAt(entries, 'xl/workbook.xml').matchAll(/<(?:\w+:)?sheet\b[^<>]*>/g)]
    .filter(([tag]) => !/^(?:hidden|veryHidden)$/.test(attribute(tag, 'state')))
    .map(([tag]) => ({ name: attribute(tag, 'name'), path: places.get(attribute(tag, 'r:id')) ?? '' }))
    .map(({ name, path }) => ({ name, path: path.startsWith('/') ? path.slice(1) : `xl/${path}` }))
    .filter(({ path }) => entries[path] !== undefined)
    .slice(0, mostSheets)
}

function textOf(value: unknown): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  return value === null || value === undefined ? '' : String(value)
}
