import { access } from '#platform/shared/access.ts'
import { reach } from '#platform/shared/record/reach.ts'

/**
 * Whose classes stand in the academy's year on somebody's home. `enrolled`: a confirmed place; `sent`: one of somebody whom the own
 * organization sent; `appointed`: on the staff of the class.
 */
export const homeClassReach = reach('classOnHome', {
  staff: { who: access.staff, reaches: 'appointed' },
  trainee: { who: ['trainee'], reaches: 'enrolled' },
  organization: { who: ['customer'], reaches: 'sent' },
})
