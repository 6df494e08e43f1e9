import type { Database } from '#platform/server/database.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { courseChanges } from '../../rules/revisions.ts'
import { addRevision, holdCourse, isOnOffer, isSold, lastRevision, presentContent } from '../store/revisions.ts'

interface Freezing {
  readonly db: Database
  readonly now: Date
  /** The account of whoever caused it; null where it comes by itself. */
  readonly by: number | null
}

/**
 * Freezes what a course says now and gives the number of that revision. Where the newest says the same already, none is
 * made. Holds the course: call it before a class is locked. An unknown course is `notFound`.
 */
export async function freezeCourse({ db, now, by }: Freezing, courseId: number): Promise<number> {
  if (!(await holdCourse(db, courseId))) refuse(notFound)
  const content = (await presentContent(db, courseId)) ?? refuse(notFound)
  const last = await lastRevision(db, courseId)
  if (last && courseChanges(last.content, content).length === 0) return last.number
  const number = (last?.number ?? 0) + 1
  await addRevision(db, courseId, { number, at: now, by, content })
  return number
}

/**
 * Makes a change of a course so that revisions tell of it: what it said before is frozen where nothing of it was yet, and
 * what it says afterwards, as far as it is on offer then.
 */
export async function changingCourse<Result>(
  freezing: Freezing,
  courseId: number,
  change: () => Promise<Result>,
): Promise<Result> {
  const { db } = freezing
  if (!(await lastRevision(db, courseId)) && (await isSold(db, courseId)))
    await freezeCourse({ ...freezing, by: null }, courseId)
  const result = await change()
  if (await isOnOffer(db, courseId)) await freezeCourse(freezing, courseId)
  return result
}
