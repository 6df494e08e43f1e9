import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as catalogue } from '#modules/catalogue/text/en.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as showcase } from '../../../text/en.ts'

export const en: Words<typeof ar> = {
  title: 'Course poster',
  code: terms.code,
  dates: showcase.classes,
  hours: terms.hours,
  days: terms.days,
  fee: terms.fee,
  free: catalogue.free,
  places: showcase.places,
  scan: 'Scan the code with your phone to read more and register.',
}
