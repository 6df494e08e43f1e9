import { fr as terms } from '#platform/web/text/terms/fr.ts'
import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as catalogueRecord } from '#modules/catalogue/text/record/fr.ts'
import { fr as practical } from '#modules/practical/text/fr.ts'

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
    saveTraineePractical: practical.acts.saveTraineePractical.do,
    signPractical: 'Signer une fiche pratique',
    withdrawPracticalSignature: 'Retirer la signature d’une fiche pratique',
  },
  columns: {
    degree: terms.degree,
    maxDegree: terms.maximum,
    text: 'Texte du critère',
    isActive: terms.assessed,
    asksSecond: 'Deux évaluateurs',
    state: 'État de l’épreuve pratique',
    startsOn: 'Premier jour de l’épreuve',
    endsOn: 'Dernier jour de l’épreuve',
    isAbsent: terms.didNotCome,
    seat: 'Rang de l’évaluateur',
    percent: 'Pourcentage pratique',
    passPercent: catalogueRecord.columns.practicalPassPercent,
    passed: 'Pratique réussie',
  },
}
