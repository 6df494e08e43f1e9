import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as record } from '#modules/catalogue/text/record/fr.ts'
import { fr as sending } from '../sending/fr.ts'
import { fr as registration } from '../fr.ts'

const classClosed = 'La session ne prend plus d’inscriptions.'
const courseBudgetExceeded =
  'Les frais réunis dépassent le budget de la formation. Frais : {{cost}}. Budget : {{budget}}.'
const admissionTest = record.columns.hasAdmissionTest

export const fr: Words<typeof ar> = {
  title: 'Ce qui s’oppose à l’inscription',
  none: 'Rien ne s’oppose à cette inscription.',
  holdsUp: {
    submission: 'Empêche l’envoi',
    approval: 'Empêche l’acceptation',
    nothing: 'Pour information',
  },
  own: {
    classClosed,
    alreadyRegistered: 'Vous avez déjà une inscription à cette session.',
    mandatoryDataMissing: 'Vos données sont incomplètes :',
    passportTooShort: 'Votre passeport doit être valable au moins jusqu’au {{until}}.',
    prerequisiteMissing: 'Il vous manque ce que cette formation suppose :',
    calendarClash: 'Vous avez autre chose au même moment :',
    traineeBudgetExceeded: 'Les frais dépassent votre budget. Frais : {{cost}}. Budget : {{budget}}.',
    courseBudgetExceeded,
    admissionTestOpen: 'La formation a un test d’admission, à passer une fois l’inscription envoyée.',
    noFreeSeat: 'Aucune place n’est libre : vous entrez sur la liste d’attente.',
  },
  other: {
    classClosed,
    alreadyRegistered: 'Le stagiaire est déjà inscrit à cette session.',
    mandatoryDataMissing: 'Les données du stagiaire sont incomplètes :',
    passportTooShort: 'Le passeport du stagiaire doit être valable au moins jusqu’au {{until}}.',
    prerequisiteMissing: 'Il manque au stagiaire ce que cette formation suppose :',
    calendarClash: 'Le stagiaire a autre chose au même moment :',
    traineeBudgetExceeded: 'Les frais dépassent le budget de ce stagiaire. Frais : {{cost}}. Budget : {{budget}}.',
    courseBudgetExceeded,
    admissionTestOpen: 'La formation a un test d’admission, que le stagiaire passe une fois l’inscription envoyée.',
    noFreeSeat: 'Aucune place n’est libre : l’inscription entre sur la liste d’attente.',
  },
  testNotPassed: 'Le test d’admission n’est pas encore réussi.',
  clashKinds: {
    class: terms.aClass,
    exam: terms.anExam,
    meeting: terms.aMeeting,
    arrival: registration.fields.arrival,
    departure: registration.fields.departure,
  },
  sameDays: 'aux mêmes dates ; les heures ne sont pas encore connues',
  askAcademy:
    'S’il y a une raison de vous admettre malgré tout, parlez-en à l’académie : elle peut vous inscrire en notant pourquoi.',
  overrideHint: registration.acts.override.ask,
  reasonOf: 'Motif de la dérogation',
  letPass: 'Dérogations',
  kinds: {
    passportTooShort: 'Validité du passeport',
    prerequisiteMissing: 'Formations préalables',
    calendarClash: 'Conflit de dates',
    traineeBudgetExceeded: registration.fields.traineeBudget,
    courseBudgetExceeded: registration.fields.courseBudget,
    admissionTestOpen: admissionTest,
  },
  test: {
    title: admissionTest,
    intro: 'Cette formation prend qui a réussi son test d’admission. Le réussir une fois suffit.',
    notYet: 'La date du test n’est pas encore fixée. Nous vous informerons dès qu’elle le sera.',
    notYetOther: 'Aucun test de la formation n’est encore annoncé.',
    sit: 'Passer le test',
    when: 'Du {{from}} au {{until}}',
    length: 'Durée : {{minutes}}',
    pass: 'Réussi à partir de {{percent}}',
    soFar: 'Corrigé jusqu’ici : {{percent}}',
    standings: {
      ahead: 'À venir',
      open: 'À passer maintenant',
      handedIn: 'Remis, résultat à venir',
      passed: 'Réussi',
      failed: 'Non réussi',
      missed: 'Manqué',
    },
  },
  place: {
    title: 'Votre place dans cette session',
    question: '{{name}} vous a réservé cette place. Viendrez-vous ?',
    questionNoName: 'Cette place vous est réservée. Viendrez-vous ?',
    decline: 'Je ne viendrai pas',
    declined: 'La place est libre et votre organisme en est informé.',
    declineAsk:
      'Votre inscription prend fin, la place va à une autre personne et votre organisme en est informé. C’est définitif.',
  },
  budget: {
    own: 'Votre budget',
    ownHint: 'Le plus que vous pensez payer. Un avis vous parvient si les frais le dépassent.',
    trainee: 'Budget par stagiaire',
    course: registration.fields.courseBudget,
    courseHint: 'Pour toutes les personnes que votre organisme envoie à cette session.',
  },
  /* An organization registers several people together. */
  sending,
}
