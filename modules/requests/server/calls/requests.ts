import { todayOf } from '#platform/server/today.ts'
import { requireCurrency } from '#modules/lookups/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { invalidInput, notNow, refuse } from '#platform/shared/refusal.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { requestsCalls as calls } from '../../contract/calls.ts'
import { isStaff } from '../../rules/parties.ts'
import { requestActions, requestStates, type RequestState } from '../../rules/request-states.ts'
import { addRequest, editRequest } from '../acts/requests.ts'
import { doingOf } from '../acts/doing.ts'
import { act, moved, take } from '../acts/move.ts'
import { shownRequest, withActions } from '../acts/shown.ts'
import { isWorker, workerChoices } from '../store/askers.ts'
import { countsByState, countsByTask, requests, requestsOfTrainee } from '../store/requests.ts'

export const getCourseRequests: Handler<typeof calls.getCourseRequests> = async ({ db, actor, now, query }) => {
  // What waits for the academy is told to the academy: that a price is in doubt is not for whoever is offered it.
  if (query.Task !== undefined && !isStaff(actor)) return { Items: [], Total: 0 }
  const { timeZone } = await settings(db, zoneSettings)
  const { rows, total } = await readList(db, requests, query, { actor, timeZone })
  const today = await todayOf(db, now)
  return { Items: rows.map((row) => withActions(row, actor, today)), Total: total }
}

export const getCourseRequestCounts: Handler<typeof calls.getCourseRequestCounts> = async ({ db, actor, query }) => {
  const counts = await countsByState(db, actor, query.Mine === true)
  return requestStates.states.flatMap((State) => {
    const found = counts.find((each) => each.State === State)
    return found ? [{ State, Count: found.Count }] : []
  })
}

export const getCourseRequestTasks: Handler<typeof calls.getCourseRequestTasks> = ({ db, actor }) =>
  countsByTask(db, actor)

export const getCourseRequest: Handler<typeof calls.getCourseRequest> = ({ db, actor, now, query, request }) =>
  shownRequest({ db, actor, now, language: request.language }, query.ID)

export const getAllTraineeCourseRequest: Handler<typeof calls.getAllTraineeCourseRequest> = async ({
  db,
  actor,
  now,
  query,
}) => {
  const today = await todayOf(db, now)
  return (await requestsOfTrainee(db, actor, query.traineeID)).map((row) => withActions(row, actor, today))
}

async function requireBudgets(
  db: Database,
  body: Pick<Argument<typeof calls.add>['body'], 'TraineeBudget' | 'CourseBudget'>,
) {
  for (const field of ['TraineeBudget', 'CourseBudget'] as const)
    if (body[field] !== null) await requireCurrency(db, field, body[field])
}

export const add: Handler<typeof calls.add> = async (asked) => {
  await requireBudgets(asked.db, asked.body)
  const { ID, Version, Number } = moved(await addRequest(await doingOf(asked), asked.actor, asked.body))
  return { ID, Version, Number }
}

export const edit: Handler<typeof calls.edit> = async (asked) => {
  const { Version, ...fields } = asked.body
  const doing = await doingOf(asked)
  const request = await take(doing, asked.actor, { ID: asked.query.ID, Version })
  await requireBudgets(asked.db, fields)
  const edited = await editRequest(doing, asked.actor, request, fields)
  return { ID: edited.id, Version: edited.version }
}

export const getCourseRequestCoordinators: Handler<typeof calls.getCourseRequestCoordinators> = ({ db, actor }) =>
  workerChoices(db, actor.language)

export const assign: Handler<typeof calls.assign> = async (asked) => {
  const { db, actor, body } = asked
  const doing = await doingOf(asked)
  const request = await take(doing, actor, body)
  const facts = {
    firstDay: null,
    today: doing.today,
    proposal: null,
    isOwed: false,
    hasOpenProof: false,
    isHeld: false,
  }
  if (!requestActions({ ...facts, state: request.state as RequestState }, doing.party).includes('assign'))
    refuse(notNow, { action: 'assign', state: request.state })
  if (!(await isWorker(db, body.CoordinatorID))) refuse(invalidInput, {}, [{ path: 'CoordinatorID', code: 'required' }])
  const given = await act(doing, request, 'assign', { set: { coordinator_id: body.CoordinatorID } })
  return { ID: given.id, Version: given.version }
}
