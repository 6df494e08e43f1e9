import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as exams } from '#modules/exams/text/acts/fr.ts'
import { fr as sitting } from '#modules/exams/text/sitting/fr.ts'
import { fr as lookups } from '#modules/lookups/text/fr.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'

export const fr: Words<typeof ar> = {
  screens: {
    courseQuestions: 'Questions d’évaluation des formations',
    courseQuestion: 'Question d’évaluation d’une formation',
    instructorQuestions: 'Questions d’évaluation des formateurs',
    instructorQuestion: 'Question d’évaluation d’un formateur',
    categories: lookups.screens.CategoryAssessment,
  },
  about: {
    course:
      'Ce que les questionnaires sur les formations demandent aux stagiaires, au formateur et à l’organisme, par catégorie.',
    instructor:
      'Ce que les questionnaires sur les formateurs demandent aux stagiaires et à l’évaluateur, par catégorie.',
    categories: 'Chaque catégorie réunit les questions d’un seul questionnaire, où elles paraissent dans cet ordre.',
  },
  kinds: {
    courseByTrainee: 'Formation par le stagiaire',
    instructorByTrainee: 'Formateur par le stagiaire',
    instructorByEvaluator: 'Formateur par l’évaluateur',
    courseByInstructor: 'Formation par le formateur',
    courseByOrganization: 'Formation par l’organisme',
  },
  answers: {
    rating: 'Note sur huit degrés',
    choice: 'Un choix parmi plusieurs',
    yesNo: 'Oui ou non',
    text: 'Réponse libre',
  },
  grades: {
    unacceptable: 'Inacceptable',
    veryPoor: 'Très faible',
    poor: 'Faible',
    fair: 'Moyen',
    acceptable: 'Acceptable',
    good: 'Bien',
    veryGood: 'Très bien',
    excellent: sitting.results.grades.excellent,
  },
  states: { active: 'Posée', inactive: 'Suspendue' },
  fields: {
    text: 'Question',
    kind: lookups.fields.assessmentType,
    category: 'Catégorie',
    answer: 'Mode de réponse',
    choices: 'Choix proposés',
    choice: 'Choix {{number}}',
    isRequired: 'Réponse obligatoire',
    isActive: 'Posée dans les nouveaux questionnaires',
    position: lookups.fields.position,
    state: terms.state,
    code: terms.code,
    name: terms.name,
    questions: terms.questions,
    offered: lookups.fields.active,
  },
  hints: {
    isActive: 'Une question suspendue reste dans les questionnaires qui l’ont posée et n’entre dans aucun autre.',
    category: 'La catégorie détermine le questionnaire qui pose la question.',
    code: lookups.hints.code,
  },
  answeredBy: 'Comment on y répond',
  yes: terms.yes,
  no: terms.no,
  addChoice: 'Ajouter un choix',
  removeChoice: 'Supprimer le choix {{number}}',
  addCategory: 'Ajouter une catégorie',
  editCategory: 'Modifier la catégorie',
  deleteCategory: terms.remove,
  deleteCategoryAsk: 'La catégorie est supprimée définitivement si elle ne contient aucune question.',
  orderTitle: 'Ordre des questions',
  orderHint: 'Le questionnaire pose les questions de la catégorie dans cet ordre.',
  orderFirst: 'Choisissez une catégorie ci-dessus pour ordonner ses questions.',
  ordered: lookups.ordered,
  none: 'Aucune question ici pour l’instant.',
  noCategories: 'Aucune catégorie pour l’instant.',
  toCategories: lookups.screens.CategoryAssessment,
  deleteTitle: 'Supprimer une question d’évaluation',
  usedHere:
    'Ces enregistrements utilisent la question : elle n’est donc pas supprimée. Suspendez-la pour l’écarter des nouveaux questionnaires.',
  stop: 'Suspendre la question',
  stopped: 'La question n’est plus posée.',
  deleted: 'La question est supprimée.',
  actions: { editCategory: terms.edit, deleteCategory: terms.remove, questions: 'Ses questions' },
  acts: {
    addFeedbackQuestion: { do: exams.acts.addQuestion.do, past: 'Question d’évaluation ajoutée' },
    editFeedbackQuestion: { do: terms.edit, past: 'Question d’évaluation modifiée' },
    orderFeedbackQuestions: { do: 'Ordonner', past: 'Questions d’une catégorie ordonnées' },
    deleteFeedbackQuestion: {
      do: terms.remove,
      ask: 'Aucun enregistrement n’utilise cette question. Elle est supprimée définitivement.',
      past: 'Question d’évaluation supprimée',
    },
  },
  refusals: {
    questionInUse: 'D’autres enregistrements utilisent cette question : elle n’est pas supprimée. Suspendez-la plutôt.',
    categoryUnknown: 'Choisissez une catégorie des questionnaires que vous gérez.',
    codeTaken: lookups.refusals.codeTaken,
    entryKept: lookups.refusals.entryKept,
    entryInUse:
      '« {{name}} » contient des questions : elle n’est pas supprimée. Supprimez-les ou déplacez-les, ou cessez de la proposer.',
  },
}
