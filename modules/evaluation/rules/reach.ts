import { reach } from '#platform/shared/record/reach.ts'

/**
 * Who reaches the degrees and results of a class as a whole, also as what: `publisher` gives results out and changes
 * degrees afterwards; an evaluator gives degrees in every class and publishes nothing. A right opens none of it.
 */
export const evaluationReach = reach('evaluation', {
  publisher: { who: ['admin', 'trainingcoordinator'], reaches: 'all' },
  reader: { who: ['editor'], reaches: 'all' },
  evaluator: { who: ['evaluator'], reaches: 'all' },
  instructor: { who: ['instructor'], reaches: 'taught' },
})

/** Whose published result somebody may see. `sent`: of people whom the organization sent to this class. */
export const finalResultReach = reach('finalResult', {
  staff: { who: ['admin', 'trainingcoordinator', 'editor', 'evaluator'], reaches: 'all' },
  instructor: { who: ['instructor'], reaches: 'taught' },
  trainee: { who: ['trainee'], reaches: 'own' },
  organization: { who: ['customer'], reaches: 'sent' },
})

/** Who sees changes of published results that wait for a second person. */
export const resultChangeReach = reach('resultChange', {
  publisher: { who: ['admin', 'trainingcoordinator'], reaches: 'all' },
})
