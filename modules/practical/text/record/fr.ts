import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  rights: {
    addPracticalQuestion: 'Ajouter un critère pratique',
    editPracticalQuestion: 'Modifier un critère pratique',
    orderPracticalQuestions: 'Ordonner des critères pratiques',
    deletePracticalQuestion: 'Supprimer un critère pratique',
    savePracticalSheet: 'Modifier une fiche pratique',
    planPractical: 'Fixer les jours d’une épreuve pratique',
    releasePractical: 'Communiquer des résultats pratiques',
    reopenPractical: 'Rouvrir une épreuve pratique',
    saveTraineePractical: 'Donner des notes pratiques',
    signPractical: 'Signer une fiche pratique',
    withdrawPracticalSignature: 'Retirer la signature d’une fiche pratique',
  },
  columns: {
    degree: 'Note',
    maxDegree: 'Maximum',
    text: 'Texte du critère',
    isActive: 'Évalué',
    asksSecond: 'Deux évaluateurs',
    state: 'État de l’épreuve pratique',
    startsOn: 'Premier jour de l’épreuve',
    endsOn: 'Dernier jour de l’épreuve',
    isAbsent: 'Absent',
    seat: 'Rang de l’évaluateur',
    percent: 'Pourcentage pratique',
    passPercent: 'Seuil pratique',
    passed: 'Pratique réussie',
  },
}
