import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  columns: {
    state: 'Présence',
    minutes: 'Minutes',
    reason: 'Motif',
  },
}
