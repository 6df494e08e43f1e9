import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as attendance } from '../fr.ts'

export const fr: Words<typeof ar> = {
  columns: {
    state: terms.attendance,
    minutes: attendance.minutes,
    reason: terms.reason,
  },
}
