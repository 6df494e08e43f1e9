import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { noPracticalPart } from '../../contract/refusals.ts'
import { assesses } from '../../rules/assessing.ts'
import { classIsReached, practicalClass, type PracticalClass } from '../store/classes.ts'

/** A class with a practical part that the actor reaches; else `notFound`. */
export const classToRead = async (db: Database, actor: Actor, classId: number): Promise<PracticalClass> =>
  (await practicalClass(db, actor, classId)) ?? refuse(notFound)

/** The same for an act, which says where a class has no practical part. */
export async function classForAct(db: Database, actor: Actor, classId: number): Promise<PracticalClass> {
  const found = await practicalClass(db, actor, classId)
  if (found) return found
  return (await classIsReached(db, actor, classId)) ? refuse(noPracticalPart) : refuse(notFound)
}

export const actorAssesses = (actor: Actor, course: PracticalClass): boolean =>
  assesses(actor.role, course.assesses_by_place)
