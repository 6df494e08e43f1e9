import { access } from '#platform/shared/access.ts'
import { reach } from '#platform/shared/record/reach.ts'

/** Who asked to be erased is known to the administrators, who decide, and to nobody else. */
export const erasureReach = reach('erasureRequest', {
  decider: { who: access.admin, reaches: 'all' },
  person: { who: access.all, reaches: 'own' },
})
