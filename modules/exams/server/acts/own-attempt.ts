import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { ownAttempt, type LockedAttempt } from '../store/papers/attempts.ts'

/** The trainee's own attempt, locked until the transaction ends; anybody else's is `notFound`. */
export const lockOwnAttempt = async (db: Database, actor: Actor, id: number): Promise<LockedAttempt> =>
  (await ownAttempt(db, actor, id, { lock: true })) ?? refuse(notFound)

/** The trainee's own attempt as it is, without a lock. */
export const findOwnAttempt = async (db: Database, actor: Actor, id: number): Promise<LockedAttempt> =>
  (await ownAttempt(db, actor, id, { lock: false })) ?? refuse(notFound)
