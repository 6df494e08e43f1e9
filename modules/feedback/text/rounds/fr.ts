import { fr as terms } from '#platform/web/text/terms/fr.ts'
import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as catalogue } from '#modules/catalogue/text/fr.ts'
import { fr as exams } from '#modules/exams/text/fr.ts'
import { fr as planning } from '#modules/planning/text/fr.ts'

export const fr: Words<typeof ar> = {
  sheets: {
    number: exams.fields.version,
    none: 'Aucun questionnaire pour l’instant. Commencez-en un à partir de la banque de questions.',
    published: 'Publiée le {{day}}',
    questions_zero: 'Aucune question',
    questions_one: 'Une question',
    questions_two: '{{count}} questions',
    questions_few: '{{count}} questions',
    questions_many: '{{count}} questions',
    questions_other: '{{count}} questions',
    editing: 'Brouillon : {{kind}}',
    choose:
      'Choisissez ce que demande le questionnaire. Les catégories s’ordonnent sur leur page, les questions de chacune ici.',
    preview: planning.sections.preview,
    up: 'Monter : {{text}}',
    down: 'Descendre : {{text}}',
    bankEmpty: 'La banque n’a aucune question pour ce questionnaire.',
    saved: 'Brouillon enregistré.',
  },
  round: {
    facts: 'La campagne',
    response: 'Ont répondu : {{given}} sur {{asked}}',
    answeredOf: terms.doneOfAll,
    noneAsked: 'Personne n’est interrogé.',
    none: 'Aucune campagne pour l’instant. Elles s’ouvrent d’elles-mêmes après la dernière séance d’une session.',
    add: 'Nouvelle campagne',
    addTitle: terms.openAFeedbackRound,
    evaluatorsOfClass: 'Les évaluateurs de la session',
    ofClass: 'dans l’équipe de la session',
    byCodeHint:
      'Pour les questionnaires des stagiaires seulement : le lien de chaque lettre est personnel et sert une seule fois.',
    whileOpen: 'Ce qui est écrit reste scellé jusqu’à la fin de la campagne ; nul ne peut le lire.',
    tooFew: 'Moins de cinq personnes ont répondu : les réponses n’ont été ni comptées ni conservées.',
    noneGiven: 'Personne n’a répondu.',
    unlinked: 'On sait qui a répondu et quel jour, jamais ce qui a été dit.',
    newDay: 'Dernier jour pour répondre',
    signedSheet: 'Le questionnaire',
  },
  results: {
    distribution: 'Répartition',
    noneCounted: 'Aucun résultat : aucune campagne n’a été comptée.',
    mean: 'Moyenne {{mean}} sur {{most}}',
    meanShort: '{{mean}} sur {{most}}',
    margin: '± {{margin}}',
    marginHelp: 'Marge d’erreur : la vraie moyenne s’y trouve avec une probabilité de 95 %.',
    sheets_zero: 'Personne n’a répondu',
    sheets_one: 'Une personne a répondu',
    sheets_two: '{{count}} personnes ont répondu',
    sheets_few: '{{count}} personnes ont répondu',
    sheets_many: '{{count}} personnes ont répondu',
    sheets_other: '{{count}} personnes ont répondu',
    byCategory: 'Par catégorie et par question',
    overTime: 'Dans le temps',
    comments: 'Avec leurs mots',
    none: 'Aucun résultat pour l’instant : une campagne est comptée à sa fin, si au moins cinq personnes ont répondu.',
    noneSigned: 'Aucun résultat pour l’instant : une campagne est comptée à sa fin.',
    noComments: 'Personne n’a rien écrit.',
    answers: exams.fields.answers,
    count: 'Nombre',
    evaluators: 'Ce que disent les évaluateurs',
    evaluatorsFew: 'Les évaluateurs sont réunis par cinq, afin qu’aucun ne soit reconnu.',
    noInstructors: 'Aucune campagne sur un formateur n’a encore été comptée.',
    chooseCourse: catalogue.backToList,
    print: 'Voir et imprimer le résultat',
  },
}
