import { workbookParts, type XlsxSheet } from '#platform/shared/sheets/workbook-parts.ts'
import { zip } from './zip.ts'

/** A workbook of one sheet as a file. */
export const xlsxOf = (sheet: XlsxSheet): Promise<Blob> => zip(workbookParts(sheet))
