import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as settings } from '../en.ts'

export const en: Words<typeof ar> = {
  rights: {
    changeNumberSeries: 'Change a number series',
  },
  facts: { series: settings.screens.numberSeries },
  columns: {
    pattern: settings.fields.pattern,
    digits: settings.fields.digits,
    restarts: settings.fields.restarts,
  },
}
