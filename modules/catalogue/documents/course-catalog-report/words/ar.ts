import { ar as catalogue } from '../../../text/ar.ts'
import { ar as terms } from '#platform/web/text/terms/ar.ts'

export const ar = {
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
} as const
