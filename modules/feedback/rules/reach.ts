import { access } from '#platform/shared/access.ts'
import { reach } from '#platform/shared/record/reach.ts'

/**
 * Who reaches which rounds and their results. `course`: those about courses. `released`: what trainees said of the own
 * classes and of oneself, once the academy has released it.
 */
export const feedbackRoundReach = reach('feedbackRound', {
  editor: { who: access.editor, reaches: 'all' },
  keeper: { who: ['assessmentmanagement'], reaches: 'course' },
  instructor: { who: access.instructor, reaches: 'released' },
})

/** Everybody reaches the invitations that are their own, whatever they are besides. */
export const feedbackInvitationReach = reach('feedbackInvitation', {
  invited: { who: access.all, reaches: 'own' },
})
