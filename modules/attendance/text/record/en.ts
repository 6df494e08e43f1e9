import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as attendance } from '../en.ts'

export const en: Words<typeof ar> = {
  columns: {
    state: terms.attendance,
    minutes: attendance.minutes,
    reason: terms.reason,
  },
}
