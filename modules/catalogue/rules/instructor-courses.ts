import { passes } from '#platform/shared/access.ts'
import type { Actor } from '#platform/shared/actor.ts'

type Who = Pick<Actor, 'role' | 'permissions'>

/** Whoever keeps courses says who is able to deliver one; what instructors add to their own list waits for that. */
export const saysWhoDelivers = (who: Who): boolean => passes('editorCourse', who.role, who.permissions)

/** Courses that an instructor put on the own list and nobody has confirmed: for whoever plans or keeps courses, and that instructor. */
export const seesProposals = (who: Who & Pick<Actor, 'instructorId'>, instructorId: number): boolean =>
  who.instructorId === instructorId || passes('reviewers', who.role, who.permissions) || saysWhoDelivers(who)

type Action = 'confirmInstructorCourse' | 'declineInstructorCourse' | 'deleteInstructorCourse'

/** What somebody may do with a line of an instructor's courses that they see; instructors take out what is their own. */
export function instructorCourseActions(line: { isProposed: boolean; isOwn: boolean }, who: Who): Action[] {
  const says = saysWhoDelivers(who)
  return [
    ...(says && line.isProposed ? (['confirmInstructorCourse', 'declineInstructorCourse'] as const) : []),
    ...((says && !line.isProposed) || line.isOwn ? (['deleteInstructorCourse'] as const) : []),
  ]
}
