import { requireEntries, requireLanguages } from '#modules/lookups/server/public.ts'
import { plannerOf } from '#modules/planning/rules/planner.ts'
import { calledOffFor, cancelForRequest } from '#modules/classes/server/public.ts'
import { writeNew } from '#platform/server/acts/write-act.ts'
import { nextNumber } from '#platform/server/content/number-series.ts'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import { invalidInput, notAllowed, notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import type { requestsCalls } from '../../contract/calls.ts'
import { isStaff } from '../../rules/parties.ts'
import { mayEdit, stateAfter } from '../../rules/request-states.ts'
import { liveProposal, lockedRequest, type CourseRequest } from '../store/locked.ts'
import { addNominees } from '../store/nominees.ts'
import { knownAsker } from '../store/askers.ts'
import { columnsOf, insertRequest, isCourse, isOffered, moveProposal } from '../store/writing.ts'
import { systemDoing, type Doing } from './doing.ts'
import { act, move } from './move.ts'
import { noun } from './noun.ts'
import { endInvoice } from './payment.ts'

type Fields = Omit<Argument<typeof requestsCalls.edit>['body'], 'Version'>

/** Refuses entries that are in no list, and courses that are not offered to whoever asks. */
async function requireKnown(db: Database, actor: Actor, fields: Fields): Promise<void> {
  await requireEntries(db, [
    ...(fields.RequestLocationID === null
      ? []
      : [['RequestLocationID', 'RequestLocation', fields.RequestLocationID] as const]),
    ...(fields.RoomTypeID === null ? [] : [['RoomTypeID', 'RoomType', fields.RoomTypeID] as const]),
  ])
  await requireLanguages(db, 'Language', [fields.Language])
  if (fields.CourseID === null) return
  const known = isStaff(actor) ? await isCourse(db, fields.CourseID) : await isOffered(db, fields.CourseID)
  if (!known) refuse(invalidInput, {}, [{ path: 'CourseID', code: 'notFound' }])
}

/** Who asks: the actor, or for whom staff asks. */
async function askerOf(db: Database, actor: Actor, named: { OrganizationID: number | null; TraineeID: number | null }) {
  if (actor.organizationId !== null) return { organizationId: actor.organizationId, traineeId: null }
  if (actor.traineeId !== null) return { organizationId: null, traineeId: actor.traineeId }
  if (!isStaff(actor)) return refuse(notAllowed)
  if ((named.OrganizationID === null) === (named.TraineeID === null))
    return refuse(invalidInput, {}, [{ path: 'OrganizationID', code: 'required' }])
  const asker = { organizationId: named.OrganizationID, traineeId: named.TraineeID }
  return (await knownAsker(db, asker)) ? asker : refuse(notFound)
}

/** Adds a request as a draft. Who asks alone is the first who is named in it. */
export async function addRequest(
  doing: Doing,
  actor: Actor,
  { OrganizationID, TraineeID, Submit, ...fields }: Argument<typeof requestsCalls.add>['body'],
): Promise<CourseRequest> {
  const { db, now } = doing
  const asker = await askerOf(db, actor, { OrganizationID, TraineeID })
  await requireKnown(db, actor, fields)
  const id = await insertRequest(db, fields, {
    ...asker,
    number: await nextNumber(db, 'courseRequest', now),
    createdBy: actor.userId,
    now,
  })
  if (asker.traineeId !== null)
    await addNominees(db, id, [{ Name: fields.ContactName, Email: '', TraineeID: asker.traineeId }], now)
  const request = (await lockedRequest(db, id))!
  await writeNew(doing, noun, request, 'add')
  return Submit ? move(doing, request, 'submit', { set: { submitted_at: now } }) : request
}

export async function editRequest(doing: Doing, actor: Actor, request: CourseRequest, fields: Fields) {
  if (!mayEdit(request.state, doing.party)) refuse(notNow, { action: 'edit', state: request.state })
  await requireKnown(doing.db, actor, fields)
  return act(doing, request, 'edit', { set: columnsOf(fields) })
}

/** Takes a request back or calls it off, with what there is of it: a proposal, a class, what nobody paid of an invoice. */
export async function callOff(
  doing: Doing,
  actor: Actor,
  request: CourseRequest,
  name: 'withdraw' | 'cancel',
  reason: string,
): Promise<CourseRequest> {
  const { db, now, record } = doing
  if (!stateAfter(request.state, name, doing.party)) refuse(notNow, { action: name, state: request.state })
  const planner = plannerOf(actor)
  if (request.class_id !== null && planner !== 'admin' && planner !== 'coordinator') refuse(notAllowed)
  const proposal = await liveProposal(db, request.id)
  if (proposal && proposal.state !== 'accepted') {
    // What was never sent is gone with the request; the database keeps what was.
    await moveProposal(db, proposal.id, { state: 'recalled', ...(proposal.state === 'sent' && { reason }) })
  }
  const off = await move(doing, request, name, { reason })
  if (request.class_id !== null) await cancelForRequest({ db, now, record }, request.class_id, reason)
  await endInvoice(doing, request, reason)
  return off
}

/**
 * The class was called off on its own page: the request ends with it, for the same reason, and asks for nothing more. Finds
 * both again under lock, so that a job may run twice.
 */
export async function endWithClass(db: Database, id: number, now: Date): Promise<void> {
  const system = await systemDoing(db, now)
  const request = await lockedRequest(db, id)
  if (!request || request.class_id === null || !stateAfter(request.state, 'cancel', system.party)) return
  const reason = await calledOffFor(db, request.class_id)
  if (reason === null) return
  await move(system, request, 'cancel', { reason })
  await endInvoice(system, request, reason)
}
