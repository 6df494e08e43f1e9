/** What the modules below use of letters: their words, merge fields and readers. */
export { cleanWords } from './acts/clean-words.ts'
export { refuseFaults } from './acts/mail-template.ts'
export { shownVersions } from './calls/shown-versions.ts'
export { channelsOf } from './channels.ts'
export { letterOf, messageIn } from './message.ts'
export { ring } from './store/add-notification.ts'
export { shownLetters } from './acts/shown-letters.ts'
export { recipientsOf } from './store/recipients.ts'
