import { access } from '#platform/shared/access.ts'
import { reach } from '#platform/shared/record/reach.ts'

/**
 * Who reaches which classes. `staffed`: an instructor who stands on the staff of the class, in whatever place, and has not declined;
 * `announced`: no draft, and open to everybody or made for the own organization.
 */
export const classReach = reach('courseClass', {
  planner: { who: access.adminTrainingCoordinator, reaches: 'all' },
  evaluator: { who: ['evaluator'], reaches: 'all' },
  instructor: { who: ['instructor'], reaches: 'staffed' },
  trainee: { who: ['trainee'], reaches: 'announced' },
  organization: { who: ['customer'], reaches: 'announced' },
})
