import { en as notifications } from '#modules/notifications/text/en.ts'
import type { Words } from '#platform/shared/words.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  about: 'The notifications that you sent, to whom, and how far each is.',
  none: 'You have sent no notifications yet.',
  back: 'All sent notifications',
  letters: 'Letters that you sent',
  nobody: 'Nobody is in this state.',
  fields: {
    title: notifications.messageTitle,
    by: 'Sent by',
    madeAt: 'Sent at',
    endedAt: 'Sending ended',
    state: terms.state,
    people: notifications.recipients,
    told: 'Reached',
    name: terms.name,
    role: terms.role,
    at: 'In this state since',
  },
  states: { sending: 'Going out', sent: 'All sent', stopped: terms.stopped },
  personStates: {
    waiting: 'Not yet reached',
    told: 'Reached',
    leftOut: 'Account switched off',
    stopped: 'Stopped before',
  },
  facts: 'About the notification',
  to: 'Chosen recipients',
  everyMember: 'All members',
  classOf: 'Class {{code}}',
  courseOf: 'All classes of the course {{name}}',
  audienceOf: 'Audience {{name}}',
  chosenTrainees: 'Chosen trainees: {{count}}',
  chosenInstructors: 'Chosen instructors: {{count}}',
  progress: 'Reached: {{told}} of {{people}}',
  course: terms.course,
  courseHint: 'Everybody of its classes: trainees and who teaches there',
  audience: 'Audience',
  roles: 'Everybody of a role',
  count: 'It will reach: {{count}}',
  countHint: 'Each person is counted once.',
  countNobody: 'Nobody whom you chose has an active account.',
  chooseFirst: 'Choose recipients to see how many they are.',
  begun: 'Sending has begun and goes on in the background. Recipients: {{count}}',
}
