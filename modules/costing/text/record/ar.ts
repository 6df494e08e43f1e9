import { ar as costing } from '../ar.ts'

export const ar = {
  columns: {
    baseCurrency: 'عملة الكشف',
    overheadPercent: costing.fields.overheadPercent,
    targetMarginPercent: costing.fields.targetMarginPercent,
    lines: costing.sheet.lines,
    rates: costing.sheet.rates,
  },
} as const
