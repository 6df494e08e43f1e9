import { refuseChanged } from '#modules/accounts/server/public.ts'
import type { Asked } from '#platform/server/handler.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { findCourse, lockedCourse } from '../store/courses.ts'

/** A course that the actor sees, locked in the version that was seen. */
export async function take({ db, actor }: Pick<Asked<unknown>, 'db' | 'actor'>, id: number, version: number) {
  if (!(await findCourse(db, actor, id))) refuse(notFound)
  const course = (await lockedCourse(db, id)) ?? refuse(notFound)
  return course.version === version ? course : refuseChanged(db, ['course', id])
}
