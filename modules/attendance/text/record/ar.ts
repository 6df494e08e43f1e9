import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as attendance } from '../ar.ts'

export const ar = {
  /* Before and after, as the audit shows them. */
  columns: {
    state: terms.attendance,
    minutes: attendance.minutes,
    reason: terms.reason,
  },
} as const
