import { access } from '#platform/shared/access.ts'
import { reach } from '#platform/shared/record/reach.ts'

/** Who reaches which rooms. `own`: those in which they sit as long as they do; an administrator's looks are written down. */
export const roomReach = reach('chatRoom', {
  keeper: { who: access.admin, reaches: 'all' },
  member: { who: access.chat, reaches: 'own' },
})

/** Who reads and decides what was reported. */
export const reportReach = reach('chatReport', {
  keeper: { who: access.admin, reaches: 'all' },
})
