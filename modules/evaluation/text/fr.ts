import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as attendance } from '#modules/attendance/text/fr.ts'
import { fr as sitting } from '#modules/exams/text/sitting/fr.ts'
import { fr as examsActs } from '#modules/exams/text/acts/fr.ts'

export const fr: Words<typeof ar> = {
  screens: {
    menuGroup: terms.resultsAndCertificates,

    participation: 'Participation et résultats',
    passSheet: 'Feuille de réussite',
    traineePass: 'Résultat d’un stagiaire',
    myResults: 'Mes résultats',
    myResult: 'Résultat de la formation',
  },
  pickResult: 'Choisissez un résultat pour voir son calcul.',
  toTrainees: 'Voir les stagiaires',
  pickClass: 'Choisissez une session pour voir ses stagiaires, notes et résultats.',
  ofClass: terms.results,
  course: terms.course,
  degrees: 'Notes',
  finalResults: 'Résultats finaux',
  trainee: terms.theTrainee,
  noMeans:
    'Cette formation n’est évaluée que par examens et présence. D’autres moyens s’ajoutent sur la page de la formation.',
  nobody: terms.nobodyConfirmed,
  noResults: 'Aucun résultat publié. Ils apparaîtront ici dès leur publication par le coordinateur.',
  noResultOfClass:
    'Le résultat de cette session n’est pas encore publié. Il apparaîtra ici dès sa publication par le coordinateur.',
  outOf: terms.ofMax,
  scoreOf: '{{score}} sur {{max}}',
  weight: 'Poids {{percent}}',
  save: terms.saveTheMarks,
  saved: terms.marksSaved,
  unsaved: attendance.unsaved,
  closed: {
    notBegun: 'Cette session n’a pas commencé. Les notes se saisissent dès son premier jour : {{day}}.',
    notConfirmed:
      'Il n’est pas encore décidé que cette session aura lieu. Les notes se saisissent une fois qu’elle est confirmée et commencée.',
    cancelled: 'Cette session a été annulée : aucune note n’y est saisie.',
    published: 'Les résultats de cette session sont publiés ; seul le coordinateur modifie les notes.',
  },
  percent: terms.percent,
  band: terms.grade,
  outcome: 'Issue',
  publishedAt: 'Publié le',
  standing: terms.standing,
  standings: { initial: terms.initial, final: terms.final },
  published: 'Publié {{at}}',
  notPublished: 'Non publié',
  outdated: 'Modifié depuis la publication',
  untilDecided: 'Les résultats publiés restent valables pour tous jusqu’à l’approbation d’une autre personne.',
  askedResults: 'Les résultats demandés à côté de ceux qui sont publiés',
  stands: 'Publié',
  askedFor: 'Demandé',
  changes: 'Changements de résultats en attente d’une deuxième personne',
  changesToDecide: 'Changements de résultats à décider par vous',
  noChanges: 'Aucun changement de résultats n’attend de décision.',
  changedResults: 'Résultats à changer',
  askedBy: terms.askedBy,
  askedAt: terms.asked,
  asked: 'Demande enregistrée. Une autre personne doit l’approuver avant que les résultats publiés changent.',
  changeHistory: 'Depuis la publication',
  computedNow: 'calculé maintenant {{percent}}',
  acts: {
    saveParticipation: { do: 'Saisir la participation', past: 'Notes saisies' },
    changeDegree: { past: 'Note d’un stagiaire modifiée' },
    publishFinalResults: {
      do: 'Publier les résultats',
      ask: 'Les résultats seront publiés et les stagiaires les verront avec le détail du calcul. Continuer ?',
      past: 'Résultat final publié',
    },
    changeFinalResult: { past: 'Résultat final publié modifié' },
    askResultChange: {
      do: 'Demander une nouvelle publication',
      ask: 'Vous demandez de publier ce qui a changé en nouvelle version ; les résultats publiés restent valables jusqu’à l’approbation d’une autre personne. Indiquez le motif.',
      past: 'Changement de résultats publiés demandé',
    },
    approveResultChange: {
      do: 'Approuver le changement de résultats',
      past: 'Changement de résultats publiés approuvé',
    },
    rejectResultChange: { do: 'Refuser le changement de résultats', past: 'Changement de résultats publiés refusé' },
    withdrawResultChange: {
      do: examsActs.acts.withdrawMarkChange.do,
      past: 'Demande de changement de résultats retirée',
    },
  },
  initialHint:
    'Les résultats se publient quand tout est définitif : présence complète, notes données, copies corrigées.',
  faultsTitle: 'Les pourcentages de cette session sont incohérents',
  faults: {
    meansSum: 'Les moyens d’évaluation doivent totaliser moins de 100 %. Corrigez-les sur la page de la formation.',
    examsSum: 'Les examens de la session doivent totaliser 100 %. Corrigez-les sur la page des examens.',
  },
  arithmetic: 'Détail du calcul',
  arithmeticOf: 'Détails : calcul du résultat de {{name}}',
  part: 'Élément',
  score: terms.score,
  share: 'Poids dans le résultat',
  points: 'Contribution',
  total: terms.total,
  examShare: '{{share}} des {{weight}} des examens',
  formula: 'Moyens {{means}} + examens {{exams}} = {{total}}',
  passMark: sitting.results.passDegree,
  attendanceLine: 'Présence {{percent}}, requise {{threshold}}',
  practicalLine: terms.practicalPercentPassMarkPass,
  practicalWaits: 'Pratique non communiquée, seuil {{pass}}',
  mandatory: 'Obligatoire, seuil {{degree}}',
  optional: 'Facultatif',
  noScore: 'Non donnée',
  kinds: {
    participation: terms.participation,
    attendance: terms.attendance,
    assignments: terms.assignments,
    project: terms.project,
  },
  shortfalls: {
    underPassPercent: 'Le pourcentage final est sous le seuil de réussite',
    mandatoryExamFailed: 'Un examen obligatoire n’est pas réussi',
    practicalTooLow: terms.practicalBelowItsPassMark,
    attendanceTooLow: 'La présence est insuffisante',
  },
  certificates: terms.myCertificates,
  open: terms.details,
  actions: { printStatistics: 'Imprimer les statistiques des moyens' },
  refusals: {
    classNotBegun: 'Cette session n’a pas commencé. Notes et résultats s’enregistrent dès son premier jour : {{day}}.',
    classNotConfirmed: 'Il n’est pas encore décidé que cette session aura lieu. Confirmez-la d’abord.',
    classCancelled: 'Cette session a été annulée : elle n’a ni notes ni résultats.',
    degreeOutOfRange: 'La note doit être comprise entre {{min}} et {{max}}. Corrigez-la, puis enregistrez.',
    resultsStillInitial_zero:
      '{{count}} résultats sont encore provisoires. Complétez présence, notes et corrections, puis publiez.',
    resultsStillInitial_one:
      'Un résultat est encore provisoire. Complétez présence, notes et corrections, puis publiez.',
    resultsStillInitial_two:
      '{{count}} résultats sont encore provisoires. Complétez présence, notes et corrections, puis publiez.',
    resultsStillInitial_few:
      '{{count}} résultats sont encore provisoires. Complétez présence, notes et corrections, puis publiez.',
    resultsStillInitial_many:
      '{{count}} résultats sont encore provisoires. Complétez présence, notes et corrections, puis publiez.',
    resultsStillInitial_other:
      '{{count}} résultats sont encore provisoires. Complétez présence, notes et corrections, puis publiez.',
    changeNeedsReason: 'Ces résultats ont déjà été publiés. Indiquez le motif, puis publiez.',
    sumsWrong: 'Les pourcentages des moyens ou des examens sont incohérents. Corrigez-les, puis publiez.',
    degreesClosed: 'Les résultats de cette session sont publiés. Demandez la modification au coordinateur.',
    ownResult: 'Il s’agit de votre propre résultat : quelqu’un d’autre en décide.',
    nobodyEnrolled: 'Cette session n’a aucun stagiaire confirmé : rien à publier.',
  },
  outcomes: {
    notBegun: 'Pas commencé',
    inProgress: 'En cours',
    passed: terms.passed,
    notPassed: terms.notPassed,
  },
}
