import type { Words } from '#platform/shared/words.ts'
import { fr as costing } from '../fr.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  columns: {
    baseCurrency: 'Devise de la fiche',
    overheadPercent: costing.fields.overheadPercent,
    targetMarginPercent: costing.fields.targetMarginPercent,
    lines: costing.sheet.lines,
    rates: costing.sheet.rates,
  },
}
