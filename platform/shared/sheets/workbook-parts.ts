import { minorDigits, toMajor } from '../values/money.ts'
import { isMoney, type SheetCell, type SheetDay } from './cells.ts'

/*
 * Written here, as the libraries that write workbooks in a browser pack large ones in a worker made from a blob, which
 * the content security policy refuses; they then wait for ever. Servers write theirs with it too.
 */

export interface XlsxSheet {
  readonly title: string
  readonly header: readonly string[]
  readonly rows: readonly (readonly SheetCell[])[]
  readonly rightToLeft: boolean
}

// XML 1.0 knows no control characters but tab and line ends.
const xml = (text: string) =>
  text
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .toWellFormed()
    .replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** 0 → A, 26 → AA. */
export const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

/* The looks of cells: their place in `cellXfs` below. Each currency gets one after these. */
const looks = { plain: 0, head: 1, day: 2, instant: 3 } as const
const firstAmount = 4
type Looks = ReadonlyMap<string, number>

const dayMs = 86_400_000
/** Excel counts days from the end of 1899; before March 1900 it counts one that never was. */
function serialOf({ day, time }: SheetDay): number | null {
  const days = (Date.parse(`${day.slice(0, 10)}T${time ?? '00:00'}Z`) - Date.UTC(1899, 11, 30)) / dayMs
  return days >= 61 ? days : null
}

const currenciesOf = (sheet: XlsxSheet): Looks =>
  new Map(
    [...new Set(sheet.rows.flatMap((cells) => cells.filter(isMoney).map(({ Currency }) => Currency)))].map(
      (currency, at) => [currency, firstAmount + at],
    ),
  )

function written(value: SheetCell, reference: string, amounts: Looks): string {
  if (value === null || typeof value !== 'object') return cell(value, reference, looks.plain)
  if (isMoney(value)) return cell(toMajor(value), reference, amounts.get(value.Currency)!)
  const serial = serialOf(value)
  return serial === null
    ? cell(value.day, reference, looks.plain)
    : cell(serial, reference, value.time ? looks.instant : looks.day)
}

/** A text is written as an inline string, which no program reads as a formula. */
function cell(value: string | number | null, reference: string, style: number): string {
  if (value === null || value === '') return ''
  const look = style ? ` s="${style}"` : ''
  if (typeof value === 'number') return Number.isFinite(value) ? `<c r="${reference}"${look}><v>${value}</v></c>` : ''
  // A cell holds at most 32 767 letters.
  return `<c r="${reference}" t="inlineStr"${look}><is><t xml:space="preserve">${xml(value.slice(0, 32_767))}</t></is></c>`
}

const row = (number: number, cells: readonly string[]) => `<row r="${number}">${cells.join('')}</row>`

/** As long as it is shown, in letters. */
const lengthOf = (value: SheetCell) =>
  value === null || typeof value !== 'object' ? String(value ?? '').length : isMoney(value) ? 14 : value.time ? 16 : 10

const rowsOfPart = 500

/** The sheet in parts of so many rows. */
function* worksheet(sheet: XlsxSheet, amounts: Looks): Iterable<string> {
  const widths = sheet.header.map((label, column) => {
    const longest = Math.max(
      label.length,
      ...sheet.rows.slice(0, 200).map((values) => lengthOf(values[column] ?? null)),
    )
    return `<col min="${column + 1}" max="${column + 1}" width="${Math.min(48, Math.max(10, longest + 2))}" customWidth="1"/>`
  })
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"${sheet.rightToLeft ? ' rightToLeft="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${row(
    1,
    sheet.header.map((label, column) => cell(label, `${columnName(column)}1`, looks.head)),
  )}`
  for (let from = 0; from < sheet.rows.length; from += rowsOfPart) {
    const part = sheet.rows.slice(from, from + rowsOfPart)
    yield part.map((values, index) => rowOf(values, from + index + 2, amounts)).join('')
  }
  yield '</sheetData></worksheet>'
}

const rowOf = (values: readonly SheetCell[], number: number, amounts: Looks) =>
  row(
    number,
    values.map((value, column) => written(value, `${columnName(column)}${number}`, amounts)),
  )

const amountCode = (currency: string) => {
  const digits = minorDigits(currency)
  return `#,##0${digits > 0 ? `.${'0'.repeat(digits)}` : ''} "${currency}"`
}

/** `currencies` in the order of their looks. Own formats are numbered from 164. */
function styles(currencies: readonly string[]): string {
  const codes = ['yyyy-mm-dd', 'yyyy-mm-dd hh:mm', ...currencies.map(amountCode)]
  const formats = codes.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${xml(code)}"/>`).join('')
  const own = codes.map((_, at) => `<xf numFmtId="${164 + at}" applyNumberFormat="1"/>`).join('')
  return `${head}<styleSheet xmlns="${main}"><numFmts count="${codes.length}">${formats}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${2 + codes.length}"><xf/><xf fontId="1" applyFont="1"/>${own}</cellXfs></styleSheet>`
}

/**
 * The parts of a workbook of one sheet, by their paths, to be packed into a ZIP: with a bold header that stays in sight,
 * right to left where asked.
 */
export function workbookParts(sheet: XlsxSheet): Record<string, string | Iterable<string>> {
  // Excel refuses these signs in the name of a sheet, and names over 31 letters.
  const name =
    xml(
      sheet.title
        .replace(/[\\/?*[\]:']/g, ' ')
        .trim()
        .slice(0, 31),
    ) || 'Sheet1'
  const amounts = currenciesOf(sheet)
  return {
    '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': worksheet(sheet, amounts),
    'xl/styles.xml': styles([...amounts.keys()]),
  }
}
