import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  rights: {
    publishFinalResults: 'Publier les résultats finaux',
    withdrawResultChange: 'Retirer une demande de changement de résultats',
    decideResultChange: 'Statuer sur un changement de résultats publiés',
  },
  columns: {
    bandId: 'Numéro de mention',
    passed: 'Réussi',
    percent: 'Pourcentage',
    reason: 'Motif',
    score: 'Note',
    standing: 'Statut du résultat',
    version: 'Version',
  },
}
