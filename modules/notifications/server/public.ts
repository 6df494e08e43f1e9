/** What the modules below use of letters: their words, merge fields and readers. */
export { refuseFaults } from './acts/mail-template.ts'
export { shownVersions } from './calls/shown-versions.ts'
export { letterOf, messageIn } from './message.ts'
export { recipientsOf } from './store/recipients.ts'
