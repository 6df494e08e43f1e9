import type { Words } from '#platform/shared/words.ts'
import { en as costing } from '../en.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  columns: {
    baseCurrency: 'Currency of the sheet',
    overheadPercent: costing.fields.overheadPercent,
    targetMarginPercent: costing.fields.targetMarginPercent,
    lines: costing.sheet.lines,
    rates: costing.sheet.rates,
  },
}
