import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as evaluation } from '../fr.ts'

export const fr: Words<typeof ar> = {
  rights: {
    publishFinalResults: 'Publier les résultats finaux',
    withdrawResultChange: 'Retirer une demande de changement de résultats',
    decideResultChange: 'Statuer sur un changement de résultats publiés',
  },
  columns: {
    bandId: 'Numéro de mention',
    passed: evaluation.outcomes.passed,
    percent: terms.percent,
    reason: terms.reason,
    score: terms.degree,
    standing: 'Statut du résultat',
    version: terms.version,
  },
}
