import { access } from '#platform/shared/access.ts'
import { reach } from '#platform/shared/record/reach.ts'

/** What somebody was told is theirs alone. */
export const notificationReach = reach('notification', {
  told: { who: access.all, reaches: 'own' },
})
