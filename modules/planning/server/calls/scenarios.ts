import type { Handler } from '#platform/server/handler.ts'
import type { AllModules } from '#platform/server/module.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { codeOfRow } from '../../rules/naming/row-code.ts'
import type { planningCalls as calls } from '../../contract/calls.ts'
import { compared } from '../../rules/scenarios/compare.ts'
import { plannerOf } from '../../rules/planner.ts'
import { activateScenario as activate } from '../acts/scenarios/activate.ts'
import * as acts from '../acts/scenarios/scenarios.ts'
import { alongRowsOf } from '../along-rows.ts'
import { fixedRows, seal, sideOf, type Side } from '../store/scenarios/compared.ts'
import { scenariosOf, scenarioYear } from '../store/scenarios/scenarios.ts'

export const getScenarios: Handler<typeof calls.getScenarios> = async ({ db, actor, query }) => {
  const isAdmin = plannerOf(actor) === 'admin'
  const Actions = [
    'editScenario' as const,
    ...(isAdmin ? (['activateScenario'] as const) : []),
    'deleteScenario' as const,
  ]
  return (await scenariosOf(db, query.Year)).map((row) => ({ ...row, Actions }))
}

export const addScenario =
  (modules: AllModules): Handler<typeof calls.addScenario> =>
  (asked) =>
    acts.addScenario(asked, alongRowsOf(modules), asked.body)

export const editScenario: Handler<typeof calls.editScenario> = (asked) =>
  acts.editScenario(asked, asked.query.ID, asked.body)

export const deleteScenario: Handler<typeof calls.deleteScenario> = async (asked) => {
  await acts.deleteScenario(asked, asked.query.ID)
  return { Done: true }
}

export const activateScenario =
  (modules: AllModules): Handler<typeof calls.activateScenario> =>
  (asked) =>
    activate(asked, alongRowsOf(modules))

const shown = ({ row, leadName, backupName }: Side[number]) => ({
  ID: row.ID,
  Code: codeOfRow(row),
  CourseName: row.CourseName,
  Title: row.Title,
  StartDate: row.StartDate,
  EndDate: row.EndDate,
  Weekdays: row.Weekdays,
  StartTime: row.StartTime,
  EndTime: row.EndTime,
  Hours: row.Hours,
  Place: row.Place,
  ClassRoomCode: row.ClassRoomCode,
  ClassRoomKindName: row.ClassRoomKindName,
  LeadName: leadName,
  BackupName: backupName,
  MinTrainees: row.MinTrainees,
  MaxTrainees: row.MaxTrainees,
  ExpectedTrainees: row.ExpectedTrainees,
  Fee: row.Fee,
  OrganizationName: row.OrganizationName,
  CoordinatorName: row.CoordinatorName,
  State: row.State,
})

export const compareScenarios =
  (modules: AllModules): Handler<typeof calls.compareScenarios> =>
  async ({ db, actor, query }) => {
    const year = query.Year
    const { says } = alongRowsOf(modules)
    const side = async (id: number | undefined) => {
      if (id !== undefined && (await scenarioYear(db, id)) !== year) refuse(notFound)
      return sideOf(db, actor, { year, scenarioId: id ?? null }, says)
    }
    const left = await side(query.LeftID)
    const right = await side(query.RightID)
    const { differences, same } = compared(left, right)
    return {
      Rows: differences
        .map((each) => ({
          Kind: each.kind,
          Left: each.left && shown(each.left),
          Right: each.right && shown(each.right),
          Fields: [...each.fields],
        }))
        .toSorted((a, b) => (a.Left ?? a.Right)!.StartDate.localeCompare((b.Left ?? b.Right)!.StartDate)),
      Same: same.length,
      Fixed: await fixedRows(db, actor, year),
      Seen: seal(left, right),
    }
  }
