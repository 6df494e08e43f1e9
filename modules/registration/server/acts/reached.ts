import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { classIdOf, lockedRegistration, type Registration } from '../store/registration.ts'

/** The registration, locked until the transaction ends; `null` as actor is the system. Not the actor's is `notFound`. */
export const lockRegistration = async (
  db: Database,
  actor: Actor | null,
  id: number,
  clock: { now: Date; timeZone: string },
): Promise<Registration> => (await lockedRegistration(db, actor, id, clock)) ?? refuse(notFound)

/** The class of a registration that the actor reaches, so that the class can be locked before it; else `notFound`. */
export const classOf = async (db: Database, actor: Actor | null, id: number): Promise<number> =>
  (await classIdOf(db, actor, id)) ?? refuse(notFound)
