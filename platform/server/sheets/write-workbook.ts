import { strToU8, zipSync } from 'fflate'
import { workbookParts, type XlsxSheet } from '#platform/shared/sheets/workbook-parts.ts'

/** A workbook of one sheet as bytes. */
export const writtenWorkbook = (sheet: XlsxSheet): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(workbookParts(sheet)).map(([path, part]) => [
        path,
        strToU8(typeof part === 'string' ? part : [...part].join('')),
      ]),
    ),
  )
