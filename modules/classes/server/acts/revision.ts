import { freezeCourse, toldChanges } from '#modules/catalogue/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { writeAct } from '#platform/server/acts/write-act.ts'
import { newerRevision } from '../../contract/refusals.ts'
import { mayTakeRevision } from '../../rules/class-states.ts'
import { courseOf, type LockedClass } from '../store/locked.ts'
import { keptRevision, newestRevision } from '../store/revision.ts'
import { noun } from './class-noun.ts'
import type { Asker, Doing } from './doing.ts'

/** The revision that a class keeps, beside the newest one of its course; null where it keeps none. */
export async function revisionOf(db: Database, classId: number) {
  const kept = await keptRevision(db, classId)
  const newest = kept && (await newestRevision(db, kept.courseId))
  return kept && newest
    ? {
        Number: kept.number,
        MadeAt: kept.madeAt,
        Newest: newest.number,
        Changes: toldChanges(kept.content, newest.content),
      }
    : null
}

/** Freezes the course of a class that is about to be sold; gives the number. Call it before the class is locked. */
export async function freezeCourseOf({ db, now, actor }: Asker, classId: number): Promise<number> {
  const { course_id } = (await courseOf(db, classId)) ?? refuse(notFound)
  return freezeCourse({ db, now, by: actor.userId }, course_id)
}

/**
 * Lets a locked class keep the newest revision of its course, which must be the one that was seen (`newerRevision`); not
 * once it has begun (`notNow`).
 */
export async function takeNewest(doing: Doing, found: LockedClass, seen: number): Promise<void> {
  if (doing.who === 'system' || !mayTakeRevision(found.state, doing.who))
    refuse(notNow, { action: 'takeRevision', state: found.state })
  const newest = await newestRevision(doing.db, found.courseId)
  if (newest?.number !== seen || found.courseRevision === seen) refuse(newerRevision, { number: newest?.number ?? 0 })
  await writeAct(doing, noun, found, 'takeRevision', {
    set: { course_revision: seen },
    data: { from: found.courseRevision, to: seen },
  })
}
