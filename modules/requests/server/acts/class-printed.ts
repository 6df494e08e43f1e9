import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { classOf, firstSession, withPlace } from '../store/class-printed.ts'
import { shownNominees } from '../store/detail.ts'
import { askedToPrint } from './printed.ts'

/**
 * What a letter about the class of a request prints, for who reaches the request: everybody named, or `placed` those alone
 * who have a confirmed place. Undefined where there is no class that is held, or nobody to write of.
 */
export async function classToPrint(db: Database, actor: Actor, id: number, who: 'named' | 'placed') {
  const request = await askedToPrint(db, actor, id)
  if (!request?.classId) return undefined
  const { state, ...held } = await classOf(db, request.classId)
  const isHeld = ['confirmed', 'running', 'ended', 'resultsPublished', 'closed'].includes(state)
  if (who === 'placed' ? !isHeld : state === 'cancelled') return undefined
  const placed = who === 'placed' ? await withPlace(db, request.classId) : null
  const Names = (await shownNominees(db, id))
    .filter(({ TraineeID }) => placed === null || (TraineeID !== null && placed.has(TraineeID)))
    .map(({ Name, TraineeName, TraineeCode }) => ({ Name, TraineeName, TraineeCode }))
  if (Names.length === 0) return undefined
  return {
    ...held,
    RequestNumber: request.asked.Number,
    AskedBy: request.asked.AskedBy,
    ContactName: request.asked.ContactName,
    OwnSite: request.asked.OwnSite,
    First: await firstSession(db, request.classId),
    Names,
  }
}
