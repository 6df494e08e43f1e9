import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  rights: {
    publishFinalResults: 'Publish final results',
    withdrawResultChange: 'Take back a request to change results',
    decideResultChange: 'Decide on a change of published results',
  },
  columns: {
    bandId: 'Grade number',
    passed: 'Passed',
    percent: 'Percent',
    reason: 'Reason',
    score: 'Mark',
    standing: 'Standing',
    version: 'Version',
  },
}
