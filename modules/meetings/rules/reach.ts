import { access } from '#platform/shared/access.ts'
import { reach } from '#platform/shared/record/reach.ts'

/** Who may change which meetings. `coordinated`: of a class that one coordinates; `called`: by oneself; by an instructor of a class as long as one stands on its staff. */
export const keptMeetingReach = reach('keptMeeting', {
  admin: { who: access.admin, reaches: 'all' },
  coordinator: { who: ['trainingcoordinator'], reaches: 'coordinated' },
  organizer: { who: [...access.instructor, 'trainingcoordinator'], reaches: 'called' },
})

/** Who reads which meetings: also those to which one is invited, but drafts. */
export const meetingReach = reach('meeting', {
  admin: { who: access.admin, reaches: 'all' },
  coordinator: { who: ['trainingcoordinator'], reaches: 'coordinated' },
  organizer: { who: [...access.instructor, 'trainingcoordinator'], reaches: 'own' },
})

/** Everybody reaches the invitations that are their own, but to drafts. */
export const meetingInvitationReach = reach('meetingInvitation', {
  invited: { who: access.all, reaches: 'own' },
})

/** In whose schedule a meeting stands: whoever called it, and who is invited and has not declined. */
export const meetingScheduleReach = reach('meetingInSchedule', {
  meets: { who: access.all, reaches: 'meets' },
})

/** Whom somebody may invite by name. `known`: the academy's own people, and trainees of the classes on whose staff one stands. */
export const meetingPersonReach = reach('meetingPerson', {
  keeper: { who: ['admin', 'trainingcoordinator'], reaches: 'all' },
  teacher: { who: access.instructor, reaches: 'known' },
})
