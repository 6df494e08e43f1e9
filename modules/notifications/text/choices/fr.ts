import type { Words } from '#platform/shared/words.ts'
import { fr as signin } from '#modules/signin/text/fr.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import type { ar } from './ar.ts'
import { fr as notifications } from '#modules/notifications/text/fr.ts'

export const fr: Words<typeof ar> = {
  title: 'Comment nous vous prévenons',
  hint: 'Chaque notification reste sur la page des notifications. Choisissez pour chaque sujet ce qui vous parvient, et où.',
  saved: 'Votre choix est enregistré.',
  always: terms.always,
  acting: 'Vous agissez au nom de quelqu’un d’autre : ces choix n’appartiennent qu’à cette personne.',
  topic: terms.topic,
  bell: 'Cloche',
  mail: notifications.sections.mail,
  push: 'Sur l’appareil',
  bellOf: 'Cloche : {{topic}}',
  mailOf: 'E-mail : {{topic}}',
  pushOf: 'Sur l’appareil : {{topic}}',
  topicHints: {
    security: 'Codes, mot de passe et connexions : ils protègent votre compte et ne se désactivent pas.',
    registration:
      'Places, factures, paiements, visa et sessions annulées : ils portent des délais et des montants et ne se désactivent pas.',
    schedule:
      'Une session qui commence bientôt, des séances et réunions qui changent, une alerte d’absence, des messages de discussion qui vous attendent.',
    exams: 'Examens publiés ou retirés, décisions sur les tentatives et les rattrapages.',
    results: 'Notes, résultats finaux et attestations publiés.',
    teaching:
      'Demandes d’enseigner, rappels de réponse, changements dans vos sessions et messages de leurs discussions.',
    coordination:
      'Réponses des formateurs, plans renvoyés, sessions sous leur minimum et leurs discussions, demandes de participation aux événements.',
    applications: 'Formateurs et organisations qui demandent à rejoindre l’académie.',
    announcements: 'Ce que l’académie vous écrit, à une session ou à tout le monde, et ses annonces.',
  },
  noMail: 'Pas d’e-mail',
  mailTimes: { now: 'Aussitôt', daily: 'Une fois par jour', off: 'Jamais' },
  daily: 'L’e-mail quotidien rassemble ce que vous lui avez confié. Il part à {{at}} les jours où il y a du nouveau.',
  quiet: {
    title: 'Heures calmes',
    hint: 'Ce qui peut attendre arrive ensuite sur l’appareil et par e-mail. La cloche et ce qui protège votre compte n’attendent pas.',
    none: 'Vous n’avez choisi aucune heure calme.',
    choose: 'Choisir des heures',
    change: 'Modifier les heures',
    from: terms.from,
    to: terms.to,
    now: 'De {{from}} à {{to}}, à l’heure de l’académie',
  },
  devices: {
    title: 'Messages sur l’appareil',
    hint: 'Ils s’affichent à l’écran même quand la page est fermée, sans notes ni montants. La déconnexion les arrête sur cet appareil.',
    none: 'Aucun appareil ne reçoit encore de messages.',
    current: signin.sessions.current,
    browser: signin.sessions.browser,
    unknown: signin.sessions.unknown,
    since: signin.sessions.since,
    added: 'Les messages vous parviennent désormais sur cet appareil.',
    removed: 'Cet appareil ne reçoit plus de messages.',
    blocked: 'Ce navigateur bloque les notifications du site. Autorisez-les dans ses réglages du site, puis réessayez.',
    impossible:
      'Ce navigateur ne reçoit pas les messages des sites. Sur un iPhone, ajoutez d’abord l’académie à l’écran d’accueil.',
    failed: 'Le service de messages de ce navigateur n’a pas répondu. Réessayez dans un moment.',
  },
}
