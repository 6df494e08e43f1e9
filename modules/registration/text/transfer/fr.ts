import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  asking: 'Le coordinateur reçoit votre demande ; votre inscription reste telle quelle jusqu’à sa réponse.',
  class: 'L’autre session',
  classHint:
    'Les sessions qui prennent des inscriptions et où le stagiaire n’en a pas. Ce qui s’oppose à une session est dit avant le changement.',
  ownClassHint:
    'Les sessions qui prennent des inscriptions et où vous n’en avez pas. Ce qui s’oppose à une session est dit avant la demande.',
  why: 'Motif du changement',
  whyAsking: 'Le coordinateur le lit.',
  whyMoving: 'Il reste dans l’historique des deux inscriptions.',
  full: 'Cette session est complète. Que faire ?',
  fullRefuse: 'Ne rien changer sans place libre',
  fullWait: 'Passer en liste d’attente ; la place actuelle est perdue',
  dearer: 'Plus cher de {{amount}}',
  cheaper: 'Moins cher de {{amount}}',
  paid: 'Déjà payé',
  carried: 'Dont compté ici',
  toReturn: 'À rembourser',
  toPay: 'Reste à payer, taxe comprise',
  review: 'L’inscription n’est pas encore acceptée ; elle se poursuit dans l’autre session là où elle en est.',
  visa: 'Le visa devient : {{state}}',
  travel: 'Les dates changent : le voyage est à organiser de nouveau.',
  wentTo: 'Cette inscription est passée à une autre session',
  cameFrom: 'Cette inscription vient d’une autre session',
  carriedLine: 'Déjà payé et compté pour l’autre session : {{amount}}',
  toReturnLine: 'Reste à rembourser : {{amount}}',
  returnedLine: 'Remboursé : {{amount}}',
  wish: 'Un changement de session est demandé',
}
