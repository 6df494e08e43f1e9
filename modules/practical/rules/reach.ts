import { reach } from '#platform/shared/record/reach.ts'

/**
 * Who reaches the practical part of a class as a whole, also as what: a `releaser` gives results out, an `evaluator`
 * assesses in every class. An instructor reaches classes on whose staff they stand; which of them assess is asked apart.
 */
export const practicalReach = reach('practical', {
  releaser: { who: ['admin', 'trainingcoordinator'], reaches: 'all' },
  planner: { who: ['editor', 'enteringcourseclass'], reaches: 'all' },
  evaluator: { who: ['evaluator'], reaches: 'all' },
  instructor: { who: ['instructor'], reaches: 'staffed' },
})

/**
 * Whose degrees and results somebody reads in such a class before they are given out. The right to classes opens their days and
 * sheets, and shows nobody's.
 */
export const practicalMarkReach = reach('practicalMark', {
  staff: { who: ['admin', 'trainingcoordinator', 'editor', 'evaluator'], reaches: 'all' },
  instructor: { who: ['instructor'], reaches: 'staffed' },
})

/** Whose released practical result somebody may see. `sent`: of people whom the organization sent to this class. */
export const practicalResultReach = reach('practicalResult', {
  staff: { who: ['admin', 'trainingcoordinator', 'editor', 'evaluator'], reaches: 'all' },
  instructor: { who: ['instructor'], reaches: 'staffed' },
  trainee: { who: ['trainee'], reaches: 'own' },
  organization: { who: ['customer'], reaches: 'sent' },
})
