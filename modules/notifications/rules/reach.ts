import { access } from '#platform/shared/access.ts'
import { reach } from '#platform/shared/record/reach.ts'

/** What somebody was told is theirs alone. */
export const notificationReach = reach('notification', {
  told: { who: access.all, reaches: 'own' },
})

/** What somebody has sent, to whom and how far it is: their own; the administrators see all of it. */
export const sendReach = reach('notificationSend', {
  overseer: { who: access.admin, reaches: 'all' },
  sender: { who: access.editor, reaches: 'own' },
})
