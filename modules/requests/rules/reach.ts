import { reach } from '#platform/shared/record/reach.ts'

/** As what somebody stands to a request, which is also their party in its acts: who asks has the own ones. */
export const requestReach = reach('courseRequest', {
  admin: { who: ['admin'], reaches: 'all' },
  academy: { who: ['editor', 'trainingcoordinator'], reaches: 'all' },
  organization: { who: ['customer'], reaches: 'ofOrganization' },
  trainee: { who: ['trainee'], reaches: 'ofTrainee' },
})
