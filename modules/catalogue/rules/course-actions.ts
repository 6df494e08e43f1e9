import { passes } from '#platform/shared/access.ts'
import type { Actor } from '#platform/shared/actor.ts'

type Who = Pick<Actor, 'role' | 'permissions'>

export type CourseAction = 'updateCourse' | 'publish' | 'unpublish' | 'duplicateCourse' | 'deleteCourse'

/** What somebody may do with a course; whether something refers to it shows when deleting. */
export function courseActions(course: { isPublished: boolean }, who: Who): CourseAction[] {
  if (!passes('editorCourse', who.role, who.permissions)) return []
  return ['updateCourse', course.isPublished ? 'unpublish' : 'publish', 'duplicateCourse', 'deleteCourse']
}
