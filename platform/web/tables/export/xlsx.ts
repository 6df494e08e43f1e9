import { zip } from './zip.ts'

/*
 * Written here, as the libraries that write workbooks in a browser pack large ones in a worker made from a blob, which
 * the content security policy refuses; they then wait for ever.
 */

export interface XlsxSheet {
  readonly title: string
  readonly header: readonly string[]
  readonly rows: readonly (readonly (string | number | null)[])[]
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

/** A text is written as an inline string, which no program reads as a formula. */
function cell(value: string | number | null, reference: string, style: number): string {
  if (value === null || value === '') return ''
  const look = style ? ` s="${style}"` : ''
  if (typeof value === 'number') return Number.isFinite(value) ? `<c r="${reference}"${look}><v>${value}</v></c>` : ''
  // A cell holds at most 32 767 letters.
  return `<c r="${reference}" t="inlineStr"${look}><is><t xml:space="preserve">${xml(value.slice(0, 32_767))}</t></is></c>`
}

const row = (values: readonly (string | number | null)[], number: number, style = 0) =>
  `<row r="${number}">${values.map((value, column) => cell(value, `${columnName(column)}${number}`, style)).join('')}</row>`

function worksheet(sheet: XlsxSheet): string {
  const widths = sheet.header.map((label, column) => {
    const longest = Math.max(
      label.length,
      ...sheet.rows.slice(0, 200).map((values) => String(values[column] ?? '').length),
    )
    return `<col min="${column + 1}" max="${column + 1}" width="${Math.min(48, Math.max(10, longest + 2))}" customWidth="1"/>`
  })
  return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"${sheet.rightToLeft ? ' rightToLeft="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${row(sheet.header, 1, 1)}${sheet.rows.map((values, index) => row(values, index + 2)).join('')}</sheetData></worksheet>`
}

const styles = `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`

/** A workbook of one sheet, with a bold header that stays in sight; right to left where asked. */
export function xlsxOf(sheet: XlsxSheet): Promise<Blob> {
  // Excel refuses these signs in the name of a sheet, and names over 31 letters.
  const name =
    xml(
      sheet.title
        .replace(/[\\/?*[\]:']/g, ' ')
        .trim()
        .slice(0, 31),
    ) || 'Sheet1'
  return zip({
    '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': worksheet(sheet),
    'xl/styles.xml': styles,
  })
}
