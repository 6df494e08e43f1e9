import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  columns: {
    state: 'Attendance',
    minutes: 'Minutes',
    reason: 'Reason',
  },
}
