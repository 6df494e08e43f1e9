import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as certificates } from '#modules/certificates/text/fr.ts'
import { fr as feedback } from '../fr.ts'
import { fr as rounds } from '../rounds/fr.ts'

export const fr: Words<typeof ar> = {
  rights: {
    addFeedbackQuestion: 'Ajouter une question d’évaluation',
    editFeedbackQuestion: 'Modifier une question d’évaluation',
    deleteFeedbackQuestion: feedback.deleteTitle,
    orderFeedbackQuestions: 'Ordonner les questions d’évaluation',
    saveFeedbackCategory: 'Enregistrer une catégorie d’évaluation',
    deleteFeedbackCategory: feedback.deleteCategoryTitle,
    draftFeedbackSheet: 'Commencer une version de questionnaire d’évaluation',
    editFeedbackSheet: 'Modifier le brouillon d’un questionnaire d’évaluation',
    publishFeedbackSheet: 'Publier un questionnaire d’évaluation',
    deleteFeedbackSheet: 'Supprimer le brouillon d’un questionnaire d’évaluation',
    openFeedbackRound: rounds.round.addTitle,
    releaseFeedbackRound: 'Communiquer les résultats d’une campagne au formateur',
    remindFeedbackRound: 'Relancer qui n’a pas répondu à une campagne',
    extendFeedbackRound: 'Changer le dernier jour d’une campagne d’évaluation',
    closeFeedbackRound: 'Terminer une campagne d’évaluation',
    giveFeedback: 'Rendre une évaluation',
  },
  columns: {
    categoryId: feedback.fields.category,
    kind: feedback.fields.kind,
    text: feedback.fields.text,
    answer: feedback.fields.answer,
    choices: feedback.fields.choices,
    isRequired: feedback.fields.isRequired,
    isActive: feedback.fields.isActive,
    number: certificates.verify.version,
    state: 'État du questionnaire ou de la campagne',
    intro: feedback.fields.intro,
    publishedOn: 'Jour de publication',
    byCode: feedback.fields.byCode,
    opensOn: feedback.fields.opensOn,
    closesOn: feedback.fields.closesOn,
    isCounted: feedback.fields.isCounted,
    answers: feedback.fields.given,
  },
}
