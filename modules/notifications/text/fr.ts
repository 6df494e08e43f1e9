import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as people } from '#modules/people/text/fr.ts'

const sendANotification = 'Envoyer une notification'

export const fr: Words<typeof ar> = {
  screens: { notifications: terms.notifications, send: sendANotification },
  bell: terms.notifications,
  bellNew_zero: 'Aucune nouvelle notification',
  bellNew_one: '{{count}} nouvelle notification',
  bellNew_two: '{{count}} nouvelles notifications',
  bellNew_few: '{{count}} nouvelles notifications',
  bellNew_many: '{{count}} nouvelles notifications',
  bellNew_other: '{{count}} nouvelles notifications',
  all: 'Toutes les notifications',
  unreadOnly: 'Non lues seulement',
  none: 'Rien pour l’instant. Tout ce qui change dans vos sessions et demandes arrive ici.',
  readAll: 'Tout marquer comme lu',
  search: 'Rechercher dans les notifications',
  noneFound: 'Aucune notification ne correspond à votre recherche.',
  noneUnread: 'Vous avez lu toutes vos notifications.',
  showAll: 'Tout afficher',
  signInFirst: 'Connectez-vous pour voir vos notifications.',
  signIn: terms.signIn,
  open: terms.open,
  isNew: people.fields.isNew,
  unread: 'Non lue',
  recipients: 'Destinataires',
  content: terms.content,
  courseClass: terms.aClass,
  trainees: terms.trainees,
  instructors: terms.instructors,
  sendToAll: 'Envoyer à tous les membres',
  sendToAllHint: 'Tous les stagiaires et formateurs actifs',
  messageTitle: 'Titre',
  subject: 'Texte',
  send: terms.send,
  cancel: terms.cancel,
  sent: 'Notification envoyée',
  sentTo: 'Destinataires : {{count}}',
  choices: {
    title: 'Notifications par e-mail',
    hint: 'Chaque notification vous parvient dans la cloche. Choisissez celles qui arrivent aussi par e-mail.',
    saved: 'Votre choix est enregistré.',
    always: 'Toujours',
    acting: 'Vous agissez au nom de quelqu’un d’autre : ces choix n’appartiennent qu’à cette personne.',
  },
  topicNames: {
    security: 'Compte et sécurité',
    registration: 'Inscription et frais',
    schedule: 'Sessions et séances',
    exams: terms.exams,
    results: terms.resultsAndCertificates,
    teaching: 'Enseignement',
    coordination: 'Planification et coordination',
    applications: 'Demandes d’adhésion',
  },
  topicHints: {
    security: 'Codes, mot de passe et connexions : ils protègent votre compte et ne se désactivent pas.',
    registration:
      'Places, factures, paiements, visa et sessions annulées : ils portent des délais et des montants et ne se désactivent pas.',
    schedule: 'Une session qui commence bientôt, des séances qui changent, une alerte d’absence.',
    exams: 'Examens publiés ou retirés, décisions sur les tentatives et les reprises.',
    results: 'Notes, résultats finaux et attestations publiés.',
    teaching: 'Demandes d’enseigner, rappels de réponse et changements dans vos sessions.',
    coordination: 'Réponses des formateurs, plans renvoyés, sessions sous leur minimum.',
    applications: 'Formateurs et organisations qui demandent à rejoindre l’académie.',
  },
  acts: {
    sendNotification: { do: sendANotification, past: 'Notification envoyée' },
    switchMailOn: { do: 'Activer les courriers', past: 'Lettres sur un sujet activées' },
    switchMailOff: { do: 'Désactiver les courriers', past: 'Lettres sur un sujet désactivées' },
  },
  refusals: {
    nobodyToTell:
      'Aucune des personnes choisies n’a de compte actif. Choisissez une session avec des inscrits, ou d’autres personnes.',
  },
}
