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

/** In which classes somebody is named who takes part. The right to classes shows every class, and nobody in it. */
export const classPeopleReach = reach('classPeople', {
  staff: { who: ['admin', 'editor', 'trainingcoordinator', 'evaluator'], reaches: 'all' },
  instructor: { who: ['instructor'], reaches: 'staffed' },
})

/**
 * Who has a class as one of the own: `staffed`, as above; `appointed`: by the account; `enrolled`: who has a confirmed
 * place in it or had one until it was over. A draft is nobody's yet.
 */
export const ownClassReach = reach('ownClass', {
  instructor: { who: ['instructor'], reaches: 'staffed' },
  evaluator: { who: ['evaluator'], reaches: 'appointed' },
  trainee: { who: ['trainee'], reaches: 'enrolled' },
})

/**
 * In whose schedule a session stands. `teaches`: the session itself; `appointed`, `enrolled`: as above; `sent`: of people whom the
 * organization sent to the class. The academy's own people are shown all of it on their home.
 */
export const sessionScheduleReach = reach('sessionInSchedule', {
  staff: { who: ['admin', 'editor', 'trainingcoordinator', 'evaluator'], reaches: 'appointed' },
  instructor: { who: ['instructor'], reaches: 'teaches' },
  trainee: { who: ['trainee'], reaches: 'enrolled' },
  organization: { who: ['customer'], reaches: 'sent' },
})
