import { reach } from '#platform/shared/record/reach.ts'

/**
 * As what somebody stands to a registration, which is also their party in its acts. `sent`: the organization stands on it
 * as the one that pays or is asked to; what a person does on the own account is no business of the employer's.
 */
export const registrationReach = reach('registration', {
  admin: { who: ['admin'], reaches: 'withTheAcademy' },
  reviewer: { who: ['editor', 'trainingcoordinator'], reaches: 'withTheAcademy' },
  trainee: { who: ['trainee'], reaches: 'own' },
  organization: { who: ['customer'], reaches: 'sent' },
})

/** Who may know of drafts that their trainees have not sent, by name and class alone, and take them over. */
export const draftReach = reach('draft', {
  admin: { who: ['admin'], reaches: 'unsent' },
  coordinator: { who: ['trainingcoordinator'], reaches: 'unsentInOwnClass' },
})

/** Who may know who sits in which class. An evaluator reads the people of every class, an instructor of the own. */
export const enrolmentReach = reach('enrolment', {
  reviewer: { who: ['admin', 'editor', 'trainingcoordinator'], reaches: 'handedIn' },
  evaluator: { who: ['evaluator'], reaches: 'enrolled' },
  instructor: { who: ['instructor'], reaches: 'taught' },
  trainee: { who: ['trainee'], reaches: 'own' },
  organization: { who: ['customer'], reaches: 'sent' },
})

/** In whose schedule somebody's travel and stay stand. */
export const travelScheduleReach = reach('travelInSchedule', {
  trainee: { who: ['trainee'], reaches: 'own' },
  organization: { who: ['customer'], reaches: 'sent' },
})
