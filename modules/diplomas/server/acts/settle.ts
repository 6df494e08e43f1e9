import { type Doing, writeAct, writeNew } from '#platform/server/acts/write-act.ts'
import type { Merged } from '#platform/server/content/merging.ts'
import { progressIn, stillHolds } from '../../rules/progress.ts'
import * as store from '../store/completions.ts'
import { completedCourses, plansOf } from '../store/progress.ts'
import { noun } from './completion-noun.ts'

/**
 * Writes down what follows from the results of a class for these trainees: tracks that they have completed with it, and
 * completions that a corrected result takes back. To be called once they are stored, in their transaction.
 */
export async function settleTracks(
  doing: Doing,
  classId: number,
  traineeIds: readonly number[],
  now: Date,
): Promise<void> {
  const courseId = await store.courseThatCounts(doing.db, classId)
  if (courseId === null) return
  const trackIds = await store.publishedTracksWith(doing.db, [courseId])
  // In one order everywhere: who settles other people of the same class meanwhile waits, and neither for the other.
  for (const traineeId of traineeIds.toSorted((one, other) => one - other))
    await settleTrainee(doing, traineeId, trackIds, now)
}

/** The same for whoever a track that was changed or put on offer has been completed by. */
export async function settleTrack(doing: Doing, trackId: number, traineeId: number, now: Date): Promise<void> {
  await settleTrainee(doing, traineeId, [trackId], now)
}

async function settleTrainee(doing: Doing, traineeId: number, trackIds: readonly number[], now: Date): Promise<void> {
  const { db } = doing
  await store.lockTrainee(db, traineeId)
  const completed = await completedCourses(db, traineeId)
  const standing = await store.standingCompletions(db, traineeId)
  for (const completion of standing) {
    if (stillHolds(completion.courseIds, completed)) continue
    const record = { ...completion, ...(await store.trackOf(db, completion.trackId)) }
    await writeAct(doing, noun, record, 'withdrawCompletion', { set: { withdrawn_at: now } })
  }
  const known = new Set(standing.filter((each) => stillHolds(each.courseIds, completed)).map((each) => each.trackId))
  const open = trackIds.filter((id) => !known.has(id))
  await completeTracks(doing, traineeId, open, completed, now)
}

/**
 * The same of two records of one person that become one, before what refers to them moves: whoever has some courses of a
 * track under the one and the others under the other has completed it. Both records are locked.
 */
export async function settleMerged(doing: Doing, { kept, gone }: Merged, now: Date): Promise<void> {
  const { db } = doing
  const ofGone = await completedCourses(db, gone)
  const completed = new Set([...(await completedCourses(db, kept)), ...ofGone])
  const standing = [...(await store.standingCompletions(db, kept)), ...(await store.standingCompletions(db, gone))]
  const known = new Set(standing.map((each) => each.trackId))
  const open = (await store.publishedTracksWith(db, [...ofGone])).filter((id) => !known.has(id))
  await completeTracks(doing, kept, open, completed, now)
}

/** Writes down of these tracks those that ask for nothing more than the courses completed. */
async function completeTracks(
  doing: Doing,
  traineeId: number,
  trackIds: readonly number[],
  completed: ReadonlySet<number>,
  now: Date,
): Promise<void> {
  const { db } = doing
  const plans = await plansOf(db, trackIds)
  for (const [trackId, plan] of plans) {
    if (!progressIn(plan, completed).isComplete) continue
    const courseIds = plan.courses.map((course) => course.id).filter((id) => completed.has(id))
    const id = await store.addCompletion(db, { traineeId, trackId, courseIds, at: now })
    if (id === null) continue
    await writeNew(doing, noun, { id, traineeId, trackId, ...(await store.trackOf(db, trackId)) }, 'completeTrack')
  }
}
