import { access } from '#platform/shared/access.ts'
import { reach } from '#platform/shared/record/reach.ts'

/**
 * As what somebody stands to a certificate. `own` and `sent` are those that are out and not hidden; `sent`: it was earned in
 * a registration on which the organization stands as the one that sends or pays. What people earned on their own account is
 * theirs to show. Whoever enters certificates without a course reaches those. Who plans classes by right (`enteringcourseclass`) reads none: a certificate tells a result.
 */
export const certificateReach = reach('certificate', {
  keeper: { who: access.reviewers, reaches: 'all' },
  trainee: { who: ['trainee'], reaches: 'own' },
  organization: { who: ['customer'], reaches: 'sent' },
  withoutCourse: { who: ['enteringcertificatewithnocourse'], reaches: 'withoutCourse' },
})
