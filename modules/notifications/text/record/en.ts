import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  facts: {
    recipients: 'Recipients',
    everyMember: 'To every member',
    topic: 'Topic',
  },
}
