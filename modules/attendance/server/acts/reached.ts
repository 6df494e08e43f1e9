import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { readClass, readSession } from '../store/sessions.ts'

/** A session of a class that the actor may read; else `notFound`. */
export const sessionForActor = async (db: Database, actor: Actor, sessionId: number) =>
  (await readSession(db, actor, sessionId)) ?? refuse(notFound)

/** A class whose attendance the actor may read; else `notFound`. */
export const classForReader = async (db: Database, actor: Actor, classId: number) =>
  (await readClass(db, actor, classId)) ?? refuse(notFound)
