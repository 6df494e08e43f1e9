import { passes } from '#platform/shared/access.ts'
import type { Actor } from '#platform/shared/actor.ts'

type Who = Pick<Actor, 'role' | 'permissions'>

/** Whoever keeps courses says who is able to deliver one; what instructors add to their own list waits for that. */
export const saysWhoDelivers = (who: Who): boolean => passes('editorCourse', who.role, who.permissions)

type Action = 'confirmInstructorCourse' | 'declineInstructorCourse' | 'deleteInstructorCourse'

/** What somebody may do with a line of an instructor's courses that they see; instructors take out what is their own. */
export function instructorCourseActions(line: { isProposed: boolean; isOwn: boolean }, who: Who): Action[] {
  const says = saysWhoDelivers(who)
  return [
    ...(says && line.isProposed ? (['confirmInstructorCourse', 'declineInstructorCourse'] as const) : []),
    ...((says && !line.isProposed) || line.isOwn ? (['deleteInstructorCourse'] as const) : []),
  ]
}
