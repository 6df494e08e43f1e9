import { access } from '#platform/shared/access.ts'
import { reach } from '#platform/shared/record/reach.ts'

/**
 * As what somebody stands to a trainee's record. `taught`: who sits in a class on whose staff the instructor or evaluator
 * stands; the register of everybody is the reviewers'. Whom an organization pays for without having sent them stays
 * somebody else's record.
 */
export const traineeReach = reach('trainee', {
  keeper: { who: access.reviewers, reaches: 'all' },
  organization: { who: ['customer'], reaches: 'ofOrganization' },
  teacher: { who: access.instructor, reaches: 'taught' },
  trainee: { who: ['trainee'], reaches: 'own' },
})

/** Whoever plans classes finds who teaches them. */
export const instructorReach = reach('instructor', {
  planner: { who: access.adminTrainingCoordinator, reaches: 'all' },
  instructor: { who: access.instructor, reaches: 'own' },
})

/** Whoever plans classes finds for which organization they are. */
export const organizationReach = reach('organization', {
  planner: { who: access.adminTrainingCoordinator, reaches: 'all' },
  organization: { who: ['customer'], reaches: 'own' },
})

/** Lists that people are added from: an import is its uploader's. `uploadedOfTrainees`: not those of instructors. */
export const rosterReach = reach('roster', {
  admin: { who: ['admin'], reaches: 'all' },
  editor: { who: ['editor'], reaches: 'uploaded' },
  others: { who: ['trainingcoordinator', 'customer'], reaches: 'uploadedOfTrainees' },
})
