import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as people } from '#modules/people/text/en.ts'

const sendANotification = 'Send a notification'

export const en: Words<typeof ar> = {
  screens: { notifications: terms.notifications, send: sendANotification },
  bell: terms.notifications,
  bellNew_zero: 'No new notifications',
  bellNew_one: '{{count}} new notification',
  bellNew_two: '{{count}} new notifications',
  bellNew_few: '{{count}} new notifications',
  bellNew_many: '{{count}} new notifications',
  bellNew_other: '{{count}} new notifications',
  all: 'All notifications',
  unreadOnly: 'Unread only',
  none: 'Nothing yet. Whatever is new in your classes and requests arrives here.',
  readAll: 'Mark all as read',
  search: 'Search notifications',
  noneFound: 'No notification matches your search.',
  noneUnread: 'You have read all your notifications.',
  showAll: 'Show all',
  signInFirst: 'Sign in to see your notifications.',
  signIn: terms.signIn,
  open: terms.open,
  isNew: people.fields.isNew,
  unread: 'Unread',
  recipients: 'Recipients',
  content: terms.content,
  courseClass: terms.aClass,
  trainees: terms.trainees,
  instructors: terms.instructors,
  sendToAll: 'Send to all members',
  sendToAllHint: 'Every active trainee and instructor',
  messageTitle: 'Title',
  subject: 'Text',
  send: terms.send,
  cancel: terms.cancel,
  sent: 'Notification sent successfully',
  sentTo: 'Recipients: {{count}}',
  choices: {
    title: 'Notifications by mail',
    hint: 'Every notification reaches you in the bell. Choose which ones also come by mail.',
    saved: 'Your choice is saved.',
    always: 'Always',
    acting: 'You are acting as somebody else: these choices are theirs alone.',
  },
  topicNames: {
    security: 'Account and security',
    registration: 'Registration and fees',
    schedule: 'Classes and sessions',
    exams: terms.exams,
    results: terms.resultsAndCertificates,
    teaching: 'Teaching',
    coordination: 'Planning and coordination',
    applications: 'Applications to join',
  },
  topicHints: {
    security: 'Codes, password and sessions: they protect your account and cannot be switched off.',
    registration:
      'Seats, invoices, payments, visa and cancelled classes: they bear terms and amounts and cannot be switched off.',
    schedule: 'A class that starts soon, sessions that change, a warning about absence.',
    exams: 'Exams published or withdrawn, decisions on attempts and repeats.',
    results: 'Marks, final results and certificates that are out.',
    teaching: 'Requests to teach, reminders to answer them, and changes in your classes.',
    coordination: 'Answers of instructors, plan rows that were sent back, classes under their minimum.',
    applications: 'Instructors and organizations who apply to the academy.',
  },
  acts: {
    sendNotification: { do: sendANotification, past: 'Notification sent' },
    switchMailOn: { do: 'Switch letters on', past: 'Letters about a topic switched on' },
    switchMailOff: { do: 'Switch letters off', past: 'Letters about a topic switched off' },
  },
  refusals: {
    nobodyToTell:
      'None of the people you chose has an active account. Choose a class with enrolled people, or other trainees or instructors.',
  },
}
