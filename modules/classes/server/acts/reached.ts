import { refuseChanged } from '#modules/accounts/server/public.ts'
import { lockRow } from '#modules/planning/server/public.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { mayChange } from '../../rules/class-states.ts'
import { instructorPlace } from '../store/staff/class-instructors.ts'
import { classSeen } from '../store/classes.ts'
import { classFacts, type ClassFacts } from '../store/facts.ts'
import { lockedClass, planRowOf, type LockedClass } from '../store/locked.ts'
import { lockedSession } from '../store/session-changes.ts'
import { sessionSeen } from '../store/sessions.ts'
import type { Doing } from './doing.ts'

/** The class, if this actor reaches it (see `reaches`); otherwise `notFound`, as for an unknown id. */
export const classForActor = async (db: Database, actor: Actor, classId: number): Promise<ClassFacts> =>
  (await classFacts(db, actor, classId)) ?? refuse(notFound)

/** One class with what its page shows; one that the actor does not reach is `notFound`. */
export const findClass = async (db: Database, actor: Actor, id: number) =>
  (await classSeen(db, actor, id)) ?? refuse(notFound)

/** The session and its class, for a change: through the actor, else `notFound`. */
export const findSession = async (db: Database, actor: Actor, id: number) =>
  (await sessionSeen(db, actor, id)) ?? refuse(notFound)

/** Somebody's place in a class that the actor reaches, by its id; else `notFound`. */
export const findInstructor = async (db: Database, actor: Actor, id: number) =>
  (await instructorPlace(db, actor, id)) ?? refuse(notFound)

/**
 * Locks the class row until the transaction ends and reads it. Call it late: rivals wait here. Order of locks over
 * the house: plan row, class, class rooms, instructors. An unknown id is `notFound`.
 */
export const lockClass = async (db: Database, id: number): Promise<LockedClass> =>
  (await lockedClass(db, id)) ?? refuse(notFound)

/** Locks the class after its plan row, the order in which confirming locks them. */
export async function lockWithRow(db: Database, classId: number): Promise<LockedClass> {
  const known = await planRowOf(db, classId)
  if (known && known.plan_row_id !== null) await lockRow(db, known.plan_row_id)
  return lockClass(db, classId)
}

/** Refuses where somebody has saved the class since (`changedMeanwhile`). */
export async function refuseOther(db: Database, found: LockedClass, version: number): Promise<void> {
  if (found.version !== version) await refuseChanged(db, ['courseClass', found.id])
}

/** Refuses (`notNow`) where the class's state, or whose hand it is, allows no change of its data. */
export function refuseFixed({ who }: Doing, { state }: LockedClass): void {
  if (who === 'system' || !mayChange(state, who)) refuse(notNow, { action: 'edit', state })
}

/** The session, locked; another version is `changedMeanwhile`. */
export async function lockSession(db: Database, id: number, version?: number) {
  const session = (await lockedSession(db, id)) ?? refuse(notFound)
  if (version !== undefined && session.version !== version) return refuseChanged(db, ['courseClass', session.class_id])
  return session
}
