import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as evaluation } from '../en.ts'

export const en: Words<typeof ar> = {
  rights: {
    publishFinalResults: 'Publish final results',
    withdrawResultChange: 'Take back a request to change results',
    decideResultChange: 'Decide on a change of published results',
  },
  columns: {
    bandId: 'Grade number',
    passed: evaluation.outcomes.passed,
    percent: terms.percent,
    reason: terms.reason,
    score: terms.degree,
    standing: 'Standing',
    version: terms.version,
  },
}
