import type { Database } from '#platform/server/database.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { instructorNotAble } from '../../contract/refusals.ts'
import { ableOf, instructorNames } from '../store/plan-instructors.ts'

/** Refuses whoever is not active or not on the course's list of those able to deliver it. */
export async function refuseUnable(
  db: Database,
  courseId: number,
  chosen: readonly { id: number | null; field: string }[],
): Promise<void> {
  const wanted = chosen.flatMap(({ id, field }) => (id === null ? [] : [{ id, field }]))
  if (wanted.length === 0) return
  const able = await ableOf(
    db,
    courseId,
    wanted.map((each) => each.id),
  )
  const unable = wanted.find((each) => !able.includes(each.id))
  if (!unable) return
  const [person] = await instructorNames(db, [unable.id])
  if (!person) refuse(notFound)
  refuse(instructorNotAble, { instructor: person.name.ar ?? person.code }, [{ path: unable.field, code: 'notAllowed' }])
}
