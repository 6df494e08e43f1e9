import { access } from '#platform/shared/access.ts'
import { reach } from '#platform/shared/record/reach.ts'

/** What the academy sent to somebody is theirs alone. */
export const mailboxEntryReach = reach('mailboxEntry', {
  reader: { who: access.all, reaches: 'own' },
})

/** Letters that follow from what somebody of the academy did. */
export const sentLetterReach = reach('sentLetter', {
  sender: { who: access.staff, reaches: 'own' },
})
