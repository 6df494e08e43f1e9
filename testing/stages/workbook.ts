import { strToU8, zipSync } from 'fflate'

export interface SheetSource {
  readonly name: string
  /** What stands between `<worksheet>` and `</worksheet>`. */
  readonly xml: string
  readonly state?: 'hidden' | 'veryHidden'
}

const namespaces =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A workbook as a spreadsheet program would save it, from the XML of its sheets. Style 1 shows a number as a day, 2 and 3 as a share, 5 with noughts before. */
export function workbookOf(sheets: readonly SheetSource[], { date1904 = false } = {}): Buffer {
  const names = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
  )
  const targets = sheets.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  const files: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook ${namespaces}><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>${names.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets.join('')}<Relationship Id="rIdS" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet ${namespaces}><numFmts count="3"><numFmt numFmtId="164" formatCode="0.0\\ %"/><numFmt numFmtId="165" formatCode="0&quot;%&quot;"/><numFmt numFmtId="166" formatCode="00000000000"/></numFmts><cellXfs count="6"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="9"/><xf numFmtId="164"><alignment/></xf><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map(({ xml }, at) => [`xl/worksheets/sheet${at + 1}.xml`, `<worksheet ${namespaces}>${xml}</worksheet>`]),
    ),
  }
  const packed = zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])))
  return Buffer.from(packed)
}

export type Cell =
  | string
  | number
  | null
  | { readonly fault: string }
  | { readonly day: number }
  | { readonly share: number; readonly style: 2 | 3 | 4 | 5 }

/** `<sheetData>` of rows; texts stand in their cells, numbers as such, days as their serial number; of style 4 a number bears a sign that means nothing. */
export function sheetData(rows: readonly (readonly Cell[])[], hiddenRows: readonly number[] = []): string {
  const body = rows.map((row, at) => {
    const cells = row.map((cell, column) => cellXml(cell, `${String.fromCharCode(65 + column)}${at + 1}`)).join('')
    return `<row r="${at + 1}"${hiddenRows.includes(at + 1) ? ' hidden="1"' : ''}>${cells}</row>`
  })
  return `<sheetData>${body.join('')}</sheetData>`
}

function cellXml(cell: Cell, place: string): string {
  if (cell === null) return `<c r="${place}" s="1"/>`
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  if ('share' in cell) return `<c r="${place}" s="${cell.style}"><v>${cell.share}</v></c>`
  if ('day' in cell) return `<c r="${place}" s="1"><v>${cell.day}</v></c>`
  return `<c r="${place}" t="e"><v>${cell.fault}</v></c>`
}
