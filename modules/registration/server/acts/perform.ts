import { refuseChanged } from '#modules/accounts/server/public.ts'
import { lockClass } from '#modules/classes/server/public.ts'
import { byItself, type By } from '#platform/server/audit/by.ts'
import type { Database } from '#platform/server/database.ts'
import { recordEvent, type NewEvent } from '#platform/server/event.ts'
import type { Asked } from '#platform/server/handler.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { readyToConfirm, type Action } from '../../rules/actions.ts'
import { hasLeft } from '../../rules/main-track.ts'
import { seatEffects } from '../../rules/seats.ts'
import { statusOf } from '../../rules/status.ts'
import { endUnpaid, invoiceOnAccount } from './invoicing.ts'
import { requireNotTaken } from './assignee.ts'
import type { Doing } from './doing.ts'
import { move, type MoveDetails } from './move.ts'
import { offerFreeSeats } from './offers.ts'
import { isReviewer, partyOf } from '../../rules/parties.ts'
import { classOf, lockRegistration } from './reached.ts'
import type { Registration } from '../store/registration.ts'

type Asker = Pick<Asked<unknown>, 'db' | 'actor' | 'now' | 'record'>

/** What a call does its moves with. */
export async function doingOf({ db, actor, now, record }: Asker): Promise<Doing> {
  const { timeZone } = await settings(db, zoneSettings)
  return { db, now, record, timeZone, userId: actor.userId, party: partyOf(actor) }
}

/** For work that follows by itself. `by` is who caused it elsewhere, and stands in the event. */
export async function systemDoing(db: Database, now: Date, by: By = byItself): Promise<Doing> {
  const { timeZone } = await settings(db, zoneSettings)
  const record = (event: NewEvent) => recordEvent(db, event, by)
  return { db, now, record, timeZone, userId: null, party: 'system' }
}

/** The system, in the same transaction: its moves bear no person. */
export const asSystem = (doing: Doing): Doing => ({ ...doing, party: 'system', userId: null })

/**
 * Locks what an action of this kind touches, the class before the registration, and reads the registration. Two who
 * decide at once: the second reads what the first has left, and a version of before is `changedMeanwhile`.
 */
export async function take(
  asked: Asker,
  doing: Doing,
  body: { ID: number; Version: number },
  action: Action,
): Promise<Registration> {
  if (seatEffects[action]) await lockClass(doing.db, await classOf(doing.db, asked.actor, body.ID))
  return lockAsRead(asked, doing, body)
}

/** Locks the registration where it still stands as the actor has read it, else `changedMeanwhile`, and no other reviewer has taken it. */
export async function lockAsRead(
  asked: Asker,
  doing: Doing,
  body: { ID: number; Version: number },
): Promise<Registration> {
  const registration = await lockRegistration(doing.db, asked.actor, body.ID, doing)
  if (registration.version !== body.Version)
    return refuseChanged(doing.db, ['registration', registration.id], {
      named: isReviewer(asked.actor),
      reader: asked.actor.userId,
    })
  await requireNotTaken(asked, registration.id)
  return registration
}

/**
 * What follows from a move by itself: confirmation once nothing is open; who leaves unpaid owes nothing, and the seat
 * goes to the next in line. Seats are offered only after actions of `seatEffects`, which have locked the class first.
 */
export async function follow(doing: Doing, registration: Registration, action: Action): Promise<Registration> {
  const system = asSystem(doing)
  if (readyToConfirm(registration.standing)) {
    const confirmed = await move(system, registration, 'confirm', { set: { confirmed_at: doing.now } })
    await invoiceOnAccount(system, confirmed)
    return confirmed
  }
  if (!hasLeft(registration.standing.main)) return registration
  const settled = await endUnpaid(system, registration, { isSystems: doing.party === 'system' })
  if (seatEffects[action]) await offerFreeSeats(system, settled.classId)
  return settled
}

/** Take, move, follow: all that most calls do. */
export async function perform(
  asked: Asker,
  body: { ID: number; Version: number },
  action: Action,
  details?: MoveDetails,
): Promise<ReturnType<typeof moved>> {
  const doing = await doingOf(asked)
  const registration = await take(asked, doing, body, action)
  return moved(await follow(doing, await move(doing, registration, action, details), action))
}

/** The reply of a move. */
export const moved = (registration: Registration) => ({
  ID: registration.id,
  Code: registration.code,
  Version: registration.version,
  Status: statusOf(registration.standing),
  Main: registration.standing.main,
})
