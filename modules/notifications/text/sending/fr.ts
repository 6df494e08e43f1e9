import { fr as notifications } from '#modules/notifications/text/fr.ts'
import type { Words } from '#platform/shared/words.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  about: 'Les notifications que vous avez envoyées, à qui, et où en est chacune.',
  none: 'Vous n’avez encore envoyé aucune notification.',
  back: 'Toutes les notifications envoyées',
  letters: 'Lettres que vous avez envoyées',
  nobody: 'Personne n’est dans cet état.',
  fields: {
    title: notifications.messageTitle,
    by: 'Envoyée par',
    madeAt: 'Envoyée le',
    endedAt: 'Fin de l’envoi',
    state: terms.state,
    people: notifications.recipients,
    told: 'Reçue par',
    name: terms.name,
    role: terms.role,
    at: 'Dans cet état depuis',
  },
  states: { sending: 'Envoi en cours', sent: 'Envoi terminé', stopped: terms.stopped },
  personStates: { waiting: 'Pas encore reçue', told: 'Reçue', leftOut: 'Compte désactivé', stopped: 'Arrêtée avant' },
  facts: 'À propos de la notification',
  to: 'Destinataires choisis',
  everyMember: 'Tous les membres',
  classOf: 'Session {{code}}',
  courseOf: 'Toutes les sessions de la formation {{name}}',
  audienceOf: 'Public {{name}}',
  chosenTrainees: 'Stagiaires choisis : {{count}}',
  chosenInstructors: 'Formateurs choisis : {{count}}',
  progress: 'Reçue par {{told}} sur {{people}}',
  course: terms.course,
  courseHint: 'Tous ceux de ses sessions : les stagiaires et ceux qui y enseignent',
  audience: 'Public',
  roles: 'Toutes les personnes d’un rôle',
  count: 'Personnes atteintes : {{count}}',
  countHint: 'Chaque personne est comptée une fois.',
  countNobody: 'Personne parmi les choisis n’a de compte actif.',
  chooseFirst: 'Choisissez des destinataires pour voir combien ils sont.',
  begun: 'L’envoi a commencé et continue en arrière-plan. Destinataires : {{count}}',
}
