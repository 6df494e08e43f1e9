import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { reachedClass, type EvaluatedClass } from '../store/classes.ts'

/** A class whose degrees and results the actor may see; else `notFound`. */
export const classForActor = async (db: Database, actor: Actor, classId: number): Promise<EvaluatedClass> =>
  (await reachedClass(db, actor, classId)) ?? refuse(notFound)
