import { ar as settings } from '../ar.ts'

export const ar = {
  rights: {
    changeNumberSeries: 'تغيير ترقيم السجلات',
  },
  facts: { series: settings.screens.numberSeries },
  columns: {
    pattern: settings.fields.pattern,
    digits: settings.fields.digits,
    restarts: settings.fields.restarts,
  },
} as const
