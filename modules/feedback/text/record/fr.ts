import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as feedback } from '../fr.ts'

export const fr: Words<typeof ar> = {
  rights: {
    addFeedbackQuestion: 'Ajouter une question d’évaluation',
    editFeedbackQuestion: 'Modifier une question d’évaluation',
    deleteFeedbackQuestion: feedback.deleteTitle,
    orderFeedbackQuestions: 'Ordonner les questions d’évaluation',
    saveFeedbackCategory: 'Enregistrer une catégorie d’évaluation',
    deleteFeedbackCategory: 'Supprimer une catégorie d’évaluation',
  },
  columns: {
    categoryId: feedback.fields.category,
    kind: feedback.fields.kind,
    text: feedback.fields.text,
    answer: feedback.fields.answer,
    choices: feedback.fields.choices,
    isRequired: feedback.fields.isRequired,
    isActive: feedback.fields.isActive,
  },
}
