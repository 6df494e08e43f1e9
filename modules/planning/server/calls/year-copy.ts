import type { Handler } from '#platform/server/handler.ts'
import type { AllModules } from '#platform/server/module.ts'
import type { planningCalls as calls } from '../../contract/calls.ts'
import { copyYear, planYear, rowName } from '../acts/scenarios/year-copy.ts'
import { alongRowsOf } from '../along-rows.ts'

export const previewPlanYear: Handler<typeof calls.previewPlanYear> = async ({ db, actor, query }) =>
  (await planYear(db, actor, query)).map(({ row, to }) => ({
    ID: row.ID,
    Code: rowName(row),
    CourseName: row.CourseName,
    Title: row.Title,
    State: row.State,
    ClassRoomCode: row.ClassRoomCode,
    StartDate: row.StartDate,
    EndDate: row.EndDate,
    NewStart: to.why === null ? to.startsOn : null,
    NewEnd: to.why === null ? to.endsOn : null,
    Past: to.why === null ? [...to.past] : [],
    Why: to.why,
    LosesLead: row.losesLead,
  }))

export const copyPlanYear =
  (modules: AllModules): Handler<typeof calls.copyPlanYear> =>
  (asked) =>
    copyYear(asked, alongRowsOf(modules))
