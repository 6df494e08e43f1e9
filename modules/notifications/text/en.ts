import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as proposals } from '#modules/requests/text/templates/en.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as people } from '#modules/people/text/en.ts'

const sendANotification = 'Send a notification'

const original = 'Back to the original wording'
const originalAsk =
  'The original wording takes the place of the academy’s in all three languages. Yours stays among the versions.'
const test = 'Send a test to my address'
const testDone = 'The test letter is on its way to you.'

export const en: Words<typeof ar> = {
  screens: {
    menuGroup: 'Messages',

    notifications: terms.notifications,
    send: sendANotification,
    templates: 'Wording of letters',
    mailTemplates: 'Mail templates',
  },
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
  messageTitle: terms.messageTitle,
  subject: 'Text',
  send: terms.send,
  cancel: terms.cancel,
  sent: 'Notification sent successfully',
  sentTo: 'Recipients: {{count}}',
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
  acts: {
    sendNotification: { do: sendANotification, past: 'Notification sent' },
    switchMailOn: { do: 'Switch letters on', past: 'Letters about a topic switched on' },
    switchMailOff: { do: 'Switch letters off', past: 'Letters about a topic switched off' },
    tellOnceADay: { do: 'Once a day', past: 'Daily mail about a topic chosen' },
    switchBellOn: { do: 'Switch the bell on', past: 'Bell switched on for a topic' },
    switchBellOff: { do: 'Silence the bell', past: 'Bell silenced for a topic' },
    switchPushOn: { do: 'Switch device messages on', past: 'Device messages about a topic switched on' },
    switchPushOff: { do: 'Switch device messages off', past: 'Device messages about a topic switched off' },
    setQuietHours: { do: terms.save, past: 'Quiet hours changed' },
    endQuietHours: { do: 'End quiet hours', past: 'Quiet hours ended' },
    addPushDevice: { do: 'Get them on this device', past: 'Messages switched on for a device' },
    removePushDevice: { do: 'Stop them', past: 'Messages switched off for a device' },
    changeMailTemplate: { do: terms.save, past: 'Wording of a letter changed' },
    restoreMailTemplate: {
      do: original,
      ask: originalAsk,
      past: 'Original wording of a letter brought back',
    },
    sendTestLetter: {
      do: test,
      done: testDone,
      past: 'Test letter sent',
    },
    sendStatusMail: { do: 'Send mail', past: 'Mail sent' },
    changeStatusMail: { do: terms.save, past: 'Mail template changed' },
    removeStatusMail: {
      do: 'Remove the text',
      ask: 'Nothing can be sent for this status until a text is written for it. The text stays among the versions.',
      past: 'Mail template removed',
    },
    restoreStatusMail: { do: original, ask: originalAsk, past: 'Original text of a mail template brought back' },
    testStatusMail: { do: test, done: testDone, past: 'Test of a mail template sent' },
  },
  templates: {
    about:
      'The wording of every notification and letter that the system sends. What you save here is sent from now on; what was sent stays.',
    find: 'Search the wordings',
    none: 'No wording matches what you typed.',
    letter: 'Letter',
    how: 'Arrives as',
    mailed: 'Notification and mail',
    bellOnly: 'Notification',
    wording: 'Wording in use',
    own: proposals.own,
    shipped: proposals.shipped,
    back: 'All wordings',
    title: 'Title of the letter',
    body: 'Text of the letter',
    marks: proposals.marks,
    marksHelp:
      'Put the cursor into a text, then choose a field to insert. Those with a star are needed in each language.',
    insert: proposals.insert,
    preview: 'Preview of the letter',
    previewOf: 'What it was sent about last happened on {{at}}.',
    previewNone: 'This letter was never sent, so its fields appear by their names.',
    testLanguage: 'Language of the test',
    versions: terms.versions,
    removed: 'Text removed',
    noVersions: proposals.noVersions,
    useVersion: proposals.useVersion,
    put: proposals.put,
    version: proposals.version,
    topic: terms.topic,
    allTopics: 'All topics',
  },
  sections: { mail: 'Mail' },
  fieldErrors: {
    sameTime: 'Start and end cannot be the same time.',
    unknownMark: 'It holds a merge field that this letter does not know. Choose from the list of fields.',
    markMissing: 'It lacks a merge field that this letter needs.',
  },
  refusals: {
    noSubscription: 'The browser gave no valid address for messages. Try again, or use another browser.',
    marksDoNotFit: 'The merge fields do not fit this letter. Please correct the marked texts.',
    noMailTemplate: 'No mail template for this status.',
    nobodyToTell:
      'None of the people you chose has an active account. Choose a class with enrolled people, or other trainees or instructors.',
  },
}
