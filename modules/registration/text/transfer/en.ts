import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  asking: 'The coordinator gets your wish; your registration stays as it is until it is answered.',
  class: 'The other class',
  classHint:
    'Classes that take registrations and to which the trainee has none. What stands against one is said before the move.',
  ownClassHint:
    'Classes that take registrations and in which you have none. What stands against one is said before you ask.',
  why: 'Why move',
  whyAsking: 'The coordinator reads it.',
  whyMoving: 'It stays in the history of both registrations.',
  full: 'This class is full. What then?',
  fullRefuse: 'Nobody is moved unless a seat is free',
  fullWait: 'Move to the waiting list; the present seat is lost',
  dearer: 'More by {{amount}}',
  cheaper: 'Less by {{amount}}',
  paid: 'Paid so far',
  carried: 'Of it, counted here',
  toReturn: 'To be paid back',
  toPay: 'Still to pay, with tax',
  review: 'The registration is not approved yet and goes on in the other class from where it is.',
  visa: 'The visa becomes: {{state}}',
  travel: 'The days change, so travel is arranged anew.',
  wentTo: 'This registration moved to another class',
  cameFrom: 'This registration came from another class',
  carriedLine: 'Of what was paid, counted in the other class: {{amount}}',
  toReturnLine: 'Left to be paid back: {{amount}}',
  returnedLine: 'Paid back: {{amount}}',
  wish: 'A move to another class is asked for',
}
