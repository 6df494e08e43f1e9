import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as catalogue } from '../../../text/en.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'

export const en: Words<typeof ar> = {
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
