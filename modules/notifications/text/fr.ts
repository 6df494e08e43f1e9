import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as proposals } from '#modules/requests/text/templates/fr.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as people } from '#modules/people/text/fr.ts'

const sendANotification = 'Envoyer une notification'

const original = 'Rétablir le texte d’origine'
const originalAsk =
  'Le texte d’origine remplace celui de l’académie dans les trois langues. Le vôtre reste parmi les versions.'
const test = 'Envoyer un essai à mon adresse'
const testDone = 'La lettre d’essai vous est envoyée.'

export const fr: Words<typeof ar> = {
  screens: {
    menuGroup: 'Messages',

    notifications: terms.notifications,
    send: sendANotification,
    templates: 'Textes des lettres',
    mailTemplates: 'Modèles de courriel',
  },
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
  group: 'Grouper les semblables',
  alike_zero: '',
  alike_one: 'et une autre semblable',
  alike_two: 'et {{count}} autres semblables',
  alike_few: 'et {{count}} autres semblables',
  alike_many: 'et {{count}} autres semblables',
  alike_other: 'et {{count}} autres semblables',
  hideAlike: 'Les masquer',
  readAlike: 'Les marquer comme lues',
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
  messageTitle: terms.messageTitle,
  subject: 'Texte',
  send: terms.send,
  cancel: terms.cancel,
  sent: 'Notification envoyée',
  sentTo: 'Destinataires : {{count}}',
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
  acts: {
    sendNotification: { do: sendANotification, past: 'Notification envoyée' },
    switchMailOn: { do: 'Activer les courriers', past: 'Lettres sur un sujet activées' },
    switchMailOff: { do: 'Désactiver les courriers', past: 'Lettres sur un sujet désactivées' },
    tellOnceADay: { do: 'Une fois par jour', past: 'E-mail quotidien choisi pour un sujet' },
    switchBellOn: { do: 'Activer la cloche', past: 'Cloche activée pour un sujet' },
    switchBellOff: { do: 'Faire taire la cloche', past: 'Cloche réduite au silence pour un sujet' },
    switchPushOn: { do: 'Activer les messages sur l’appareil', past: 'Messages sur l’appareil activés pour un sujet' },
    switchPushOff: {
      do: 'Désactiver les messages sur l’appareil',
      past: 'Messages sur l’appareil désactivés pour un sujet',
    },
    setQuietHours: { do: terms.save, past: 'Heures calmes modifiées' },
    endQuietHours: { do: 'Supprimer les heures calmes', past: 'Heures calmes supprimées' },
    addPushDevice: { do: 'Les recevoir sur cet appareil', past: 'Messages activés pour un appareil' },
    removePushDevice: { do: 'Les arrêter', past: 'Messages désactivés pour un appareil' },
    changeMailTemplate: { do: terms.save, past: 'Texte d’une lettre modifié' },
    restoreMailTemplate: {
      do: original,
      ask: originalAsk,
      past: 'Texte d’origine d’une lettre rétabli',
    },
    sendTestLetter: {
      do: test,
      done: testDone,
      past: 'Lettre d’essai envoyée',
    },
    sendStatusMail: { do: 'Envoyer un courriel', past: 'Courriel envoyé' },
    changeStatusMail: { do: terms.save, past: 'Modèle de courriel modifié' },
    removeStatusMail: {
      do: 'Retirer le texte',
      ask: 'Rien ne peut être envoyé pour ce statut tant qu’aucun texte n’est rédigé. Le texte reste parmi les versions.',
      past: 'Modèle de courriel retiré',
    },
    restoreStatusMail: { do: original, ask: originalAsk, past: 'Texte d’origine d’un modèle de courriel rétabli' },
    testStatusMail: { do: test, done: testDone, past: 'Essai d’un modèle de courriel envoyé' },
  },
  templates: {
    about:
      'Le texte de chaque notification et de chaque lettre du système. Ce que vous enregistrez ici est envoyé désormais ; ce qui est parti ne change pas.',
    find: 'Chercher dans les textes',
    none: 'Aucun texte ne correspond à votre saisie.',
    letter: 'Lettre',
    how: 'Arrive en',
    mailed: 'Notification et courriel',
    bellOnly: 'Notification',
    wording: 'Texte employé',
    own: proposals.own,
    shipped: proposals.shipped,
    back: 'Tous les textes',
    title: 'Titre de la lettre',
    body: 'Texte de la lettre',
    marks: proposals.marks,
    marksHelp:
      'Placez le curseur dans un texte, puis choisissez un champ à insérer. Ceux qui portent une étoile sont nécessaires dans chaque langue.',
    insert: proposals.insert,
    preview: 'Aperçu de la lettre',
    previewOf: 'Son dernier envoi concernait un fait du {{at}}.',
    previewNone: 'Cette lettre n’a jamais été envoyée : ses champs apparaissent par leur nom.',
    testLanguage: 'Langue de l’essai',
    versions: terms.versions,
    removed: 'Texte retiré',
    noVersions: proposals.noVersions,
    useVersion: proposals.useVersion,
    put: proposals.put,
    version: proposals.version,
    topic: terms.topic,
    allTopics: 'Tous les sujets',
  },
  sections: { mail: 'Courriel' },
  fieldErrors: {
    sameTime: 'Le début et la fin ne peuvent pas être à la même heure.',
    unknownMark: 'Il contient un champ de fusion inconnu de cette lettre. Choisissez dans la liste des champs.',
    markMissing: 'Il manque un champ de fusion nécessaire à cette lettre.',
  },
  refusals: {
    noSubscription:
      'Le navigateur n’a donné aucune adresse valable pour les messages. Réessayez, ou utilisez un autre navigateur.',
    marksDoNotFit: 'Les champs de fusion ne conviennent pas à cette lettre. Corrigez les textes signalés.',
    noMailTemplate: 'Pas de modèle de courriel pour ce statut.',
    nobodyToTell:
      'Aucune des personnes choisies n’a de compte actif. Choisissez une session avec des inscrits, ou d’autres personnes.',
  },
}
