import { reach } from '#platform/shared/record/reach.ts'

/**
 * Whose attendance somebody may read. An evaluator reads every class's and takes none; `sent`: of people whom the
 * organization sent to this class. A right shows nobody's.
 */
export const attendanceReach = reach('attendance', {
  corrector: { who: ['admin', 'trainingcoordinator'], reaches: 'all' },
  reader: { who: ['editor', 'evaluator'], reaches: 'all' },
  instructor: { who: ['instructor'], reaches: 'taught' },
  trainee: { who: ['trainee'], reaches: 'own' },
  organization: { who: ['customer'], reaches: 'sent' },
})

/** The attendance of which classes somebody may open; a trainee reads the own beside them. */
export const classAttendanceReach = reach('attendanceOfClass', {
  staff: { who: ['admin', 'trainingcoordinator', 'editor', 'evaluator'], reaches: 'all' },
  instructor: { who: ['instructor'], reaches: 'taught' },
  organization: { who: ['customer'], reaches: 'withSent' },
})
