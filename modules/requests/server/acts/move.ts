import type { Updateable } from 'kysely'
import type { DB } from '#database/tables.ts'
import { refuseChanged } from '#modules/accounts/server/public.ts'
import { writeAct } from '#platform/server/acts/write-act.ts'
import { publishLive } from '#platform/server/live/publish.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import type { ActName } from '#platform/shared/record/act.ts'
import type { requestActs } from '../../contract/acts.ts'
import { requestTopic, stateAfter, type RequestMove } from '../../rules/request-states.ts'
import { isStaff } from '../../rules/parties.ts'
import { readersOf } from '../store/askers.ts'
import { lockedRequest, type CourseRequest } from '../store/locked.ts'
import { reachesRequest } from '../store/reach.ts'
import type { Doing } from './doing.ts'
import { noun } from './noun.ts'

interface Details {
  readonly reason?: string | undefined
  /** Other columns that change with it. */
  readonly set?: Updateable<DB['requests.course_request']>
  /** What the fact carries beside those of the noun. */
  readonly data?: Readonly<Record<string, unknown>>
}

/** The request, locked until the transaction ends. One that the actor does not reach is `notFound`. */
export const lockReached = async (doing: Doing, actor: Actor, id: number): Promise<CourseRequest> =>
  (await lockedRequest(doing.db, id, reachesRequest(actor))) ?? refuse(notFound)

/** The same as somebody has seen it; one that was saved since is `changedMeanwhile`. */
export async function take(
  doing: Doing,
  actor: Actor,
  { ID, Version }: { readonly ID: number; readonly Version: number },
): Promise<CourseRequest> {
  const request = await lockReached(doing, actor, ID)
  if (request.version !== Version)
    return refuseChanged(doing.db, ['courseRequest', request.id], { named: isStaff(actor), reader: actor.userId })
  return request
}

/** Open pages of the request ask anew: what they offer hangs on where it stands. Also the doer's own, in another tab. */
export const tellPages = async ({ db }: Doing, request: CourseRequest): Promise<void> =>
  publishLive(db, await readersOf(db, request), requestTopic, request.id)

/** Writes down an act that leaves the request in its state. It must be locked. Returns it as it is now. */
export async function act(
  doing: Doing,
  request: CourseRequest,
  name: ActName<typeof requestActs>,
  { reason, set = {}, data }: Details = {},
): Promise<CourseRequest> {
  await writeAct(doing, noun, request, name, { set, reason, data })
  await tellPages(doing, request)
  return { ...request, ...(set as Partial<CourseRequest>), version: request.version + 1 }
}

/** Makes one move by the state table, or refuses (`notNow`). The request must be locked. Returns it as it is now. */
export async function move(
  doing: Doing,
  request: CourseRequest,
  name: RequestMove,
  { reason, set, data }: Details = {},
): Promise<CourseRequest> {
  const state = stateAfter(request.state, name, doing.party)
  if (!state) return refuse(notNow, { action: name, state: request.state })
  const moved = { state, state_since: doing.now, reason: reason || null, ...set }
  return act(doing, request, name, { reason, set: moved, ...(data && { data }) })
}

/** The reply of an act. */
export const moved = ({ id, number, version, state }: CourseRequest) => ({
  ID: id,
  Number: number,
  Version: version,
  State: state,
})
