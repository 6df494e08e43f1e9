import type { Input, Output } from '#platform/shared/call.ts'
import { addDays, type Day } from '#platform/shared/values/dates.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import type { Actions } from '#platform/web/ui/acts/actions.ts'
import type { Tone } from '#platform/web/ui/states/StateBadge.tsx'
import { send } from '#platform/web/client.ts'
import { runActs, savedReportActs } from '../../../contract/acts.ts'
import { reportsCalls as calls } from '../../../contract/calls.ts'
import { reportLists } from '../../../contract/report-lists.ts'
import type { ReportListKey } from '../../../rules/list-keys.ts'
import type { RunState } from '../../../rules/run.ts'

export type SavedReport = Output<typeof calls.getSavedReport>
export type Run = Output<typeof calls.getRuns>['Items'][number]
export type Rows = Output<typeof calls.getReportRows>
export type ReportRow = Rows['Items'][number]
export type Definition = Input<typeof calls.addSavedReport>['body']['Definition']

/** A day of this weekday, 0 being Sunday, by which it is named. */
export const onWeekday = (weekday: number): Day => addDays('2026-03-01', weekday)

/** What a report of a list begins with. */
export const firstDefinition = (List: ReportListKey): Definition => ({
  List,
  Columns: [...reportLists[List].first],
  Filters: [],
  Search: '',
  Sort: '',
  GroupBy: [],
  Figures: [],
})

/** A filter set to something, or to nothing where the value is empty. */
export const withFilter = (filters: Definition['Filters'], Key: string, Value: string): Definition['Filters'] => [
  ...filters.filter((each) => each.Key !== Key),
  ...(Value === '' ? [] : [{ Key, Value }]),
]

export const runTones: Readonly<Record<RunState, Tone>> = {
  waiting: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
}

export const runButtons = (row: { readonly ID: number }): Actions =>
  actButtons(runActs, row as never, ['cancelRun'], { cancelRun: { run: () => send(calls.cancelRun, { ID: row.ID }) } })

export const savedButtons = (row: { readonly ID: number }, edit: string): Actions =>
  actButtons(savedReportActs, row as never, ['editSavedReport', 'deleteSavedReport'], {
    editSavedReport: { href: edit },
    deleteSavedReport: { run: () => send(calls.deleteSavedReport, { ID: row.ID }) },
  })
