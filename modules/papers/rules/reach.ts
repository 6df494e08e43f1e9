import { access } from '#platform/shared/access.ts'
import { reach } from '#platform/shared/record/reach.ts'

/** What was printed for somebody is theirs alone: another would see by somebody else's reach. */
export const paperRunReach = reach('paperRun', {
  owner: { who: access.certificateDesk, reaches: 'own' },
})
