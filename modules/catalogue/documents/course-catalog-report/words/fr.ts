import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as catalogue } from '../../../text/fr.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'

export const fr: Words<typeof ar> = {
  title: terms.courseCatalogue,
  none: catalogue.noCourses,
  noCategory: catalogue.report.noCategory,
  code: terms.code,
  course: terms.course,
  level: terms.level,
  hours: terms.hours,
  days: terms.days,
  fee: terms.fee,
  free: catalogue.free,
}
