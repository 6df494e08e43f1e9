import type { Words } from '#platform/shared/words.ts'
import { en as signin } from '#modules/signin/text/en.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import type { ar } from './ar.ts'
import { en as notifications } from '#modules/notifications/text/en.ts'

export const en: Words<typeof ar> = {
  title: 'How you are told',
  hint: 'Every notification stays on the page of notifications. Choose for each topic what reaches you, and where.',
  saved: 'Your choice is saved.',
  always: terms.always,
  acting: 'You are acting as somebody else: these choices are theirs alone.',
  topic: terms.topic,
  bell: 'Bell',
  mail: notifications.sections.mail,
  push: 'On the device',
  bellOf: 'Bell: {{topic}}',
  mailOf: 'Mail: {{topic}}',
  pushOf: 'On the device: {{topic}}',
  topicHints: {
    security: 'Codes, password and sessions: they protect your account and cannot be switched off.',
    registration:
      'Seats, invoices, payments, visa and cancelled classes: they bear terms and amounts and cannot be switched off.',
    schedule:
      'A class that starts soon, sessions and meetings that change, a warning about absence, chat messages that wait for you.',
    exams: 'Exams published or withdrawn, decisions on attempts and repeats.',
    results: 'Marks, final results and certificates that are out.',
    teaching: 'Requests to teach, reminders to answer them, changes in your classes and messages in their chats.',
    coordination:
      'Answers of instructors, plan rows that were sent back, classes under their minimum and their chats, requests to attend events.',
    applications: 'Instructors and organizations who apply to the academy.',
    announcements: 'What people of the academy write to you, to a class or to everybody, and its adverts.',
  },
  noMail: 'No mail',
  mailTimes: { now: 'At once', daily: 'Once a day', off: 'Never' },
  daily: 'The daily mail gathers what you chose for it. It leaves at {{at}} on days with something new.',
  quiet: {
    title: 'Quiet hours',
    hint: 'What can wait reaches your device and mail afterwards. The bell and what protects your account do not wait.',
    none: 'You have chosen no quiet hours.',
    choose: 'Choose hours',
    change: 'Change the hours',
    from: terms.from,
    to: terms.to,
    now: 'From {{from}} to {{to}}, in the academy’s time',
  },
  devices: {
    title: 'Messages on the device',
    hint: 'They show on the screen even when the page is closed, and name no marks or amounts. Logging out ends them on that device.',
    none: 'No device gets messages yet.',
    current: signin.sessions.current,
    browser: signin.sessions.browser,
    unknown: signin.sessions.unknown,
    since: signin.sessions.since,
    added: 'Messages reach you on this device from now on.',
    removed: 'That device gets no more messages.',
    blocked:
      'This browser blocks notifications of the site. Allow them in the browser’s settings of the site, then try again.',
    impossible: 'This browser takes no messages of sites. On an iPhone, add the academy to the home screen first.',
    failed: 'The message service of this browser did not answer. Try again in a while.',
  },
}
