import type { Handler } from '#platform/server/handler.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import type { planningCalls } from '../../contract/calls.ts'
import { coordinatorChoices } from '../store/rows/coordinators.ts'
import { historyOf } from '../store/history.ts'
import { planOverview } from '../store/overview.ts'
import { findPlanRow } from '../acts/reached.ts'
import { listPlanRows } from '../store/plan-rows.ts'
import { placeRow, timetableReply } from '../store/timetable.ts'
import { wantedOfRow } from '../store/wanted.ts'

export const getPlanRows: Handler<typeof planningCalls.getPlanRows> = ({ db, actor, query }) =>
  listPlanRows(db, actor, query)

export const getPlanRow: Handler<typeof planningCalls.getPlanRow> = async ({ db, actor, query, request }) => {
  const { waived, ...row } = await findPlanRow(db, actor, query.ID)
  const placed = await placeRow(db, wantedOfRow(row))
  return {
    ...row,
    Timetable: await timetableReply(db, placed, waived),
    History: await historyOf(db, request.language, ['planRow', row.ID]),
  }
}

export const getPlanCoordinators: Handler<typeof planningCalls.getPlanCoordinators> = ({ db, actor }) =>
  coordinatorChoices(db, actor.language)

export const getPlanOverview: Handler<typeof planningCalls.getPlanOverview> = async ({ db, actor, now, query }) =>
  planOverview(
    db,
    actor,
    { year: query.Year, scenarioId: query.ScenarioID ?? null },
    dayOf(now, (await settings(db, zoneSettings)).timeZone),
  )
