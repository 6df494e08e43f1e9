import { access } from '#platform/shared/access.ts'
import { reach } from '#platform/shared/record/reach.ts'

/** Who reaches which cards, which is also their part in its acts. `own`: not those that the academy withholds. */
export const membershipCardReach = reach('membershipCard', {
  keeper: { who: access.editorMembershipCard, reaches: 'all' },
  trainee: { who: ['trainee'], reaches: 'own' },
})
