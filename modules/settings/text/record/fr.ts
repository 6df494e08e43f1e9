import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as settings } from '../fr.ts'

export const fr: Words<typeof ar> = {
  rights: {
    changeNumberSeries: 'Modifier une numérotation',
  },
  facts: { series: settings.screens.numberSeries },
  columns: {
    pattern: settings.fields.pattern,
    digits: settings.fields.digits,
    restarts: settings.fields.restarts,
  },
}
