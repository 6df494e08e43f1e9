import type { ReactNode } from 'react'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { catalogueCalls } from '#modules/catalogue/contract/calls.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { useLastView } from '#platform/web/start/last-view.ts'
import { today } from '#platform/web/start/zone.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { loadText, useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { planningCalls as calls } from '../../contract/calls.ts'
import { ofCourse, type PlanRowValues } from './row/plan-row-values.ts'
import { PlanList } from './PlanList.tsx'
import type { ConfirmRow } from './row/confirm-row.ts'
import { PlanRowDrawer, type MoreOfRow } from './row/PlanRowDrawer.tsx'
import { PlanRowForm } from './row/PlanRowForm.tsx'
import { PrintPlan } from './PrintPlan.tsx'
import { ScenarioChoice, ScenarioNotice } from './scenarios/ScenarioChoice.tsx'
import { thisYear, YearChoice } from './YearChoice.tsx'

const PlanCalendar = lazyPart(
  async () => (await Promise.all([import('./PlanCalendar.tsx'), loadText('planning/moving')]))[0].PlanCalendar,
)
const CopyYear = lazyPart(
  async () => (await Promise.all([import('./scenarios/CopyYear.tsx'), loadText('planning/scenarios')]))[0].CopyYear,
)

/** What a visit to the plan leaves to the next one; days do not stay, as it opens on what is to come. */
const remembered = [
  'view',
  'Year',
  'State',
  'CourseID',
  'ClassRoomID',
  'InstructorID',
  'CoordinatorID',
  'NeedsInstructor',
  'Mine',
  'sort',
  'pageSize',
]
const isPast = (name: string, value: string) => name === 'Year' && Number(value) < thisYear()

/**
 * The annual plan: list and calendar, a row in a drawer, the form on the page. `confirm` makes a row's class, and `more` is
 * what the drawer shows beside, `scenarios` those of a year with their sums: all come from modules that stand below planning.
 */
export function AnnualPlan({
  confirm,
  more,
  scenarios,
}: {
  confirm: ConfirmRow
  more: MoreOfRow
  scenarios: (year: number) => ReactNode
}) {
  const t = useText('planning')
  const { values, change } = useAddress({
    Year: 0,
    Task: '',
    From: '',
    scenario: 0,
    row: 0,
    edit: '',
    classRoom: 0,
    day: '',
    course: 0,
    To: '',
    ClassRoomKindID: 0,
  })
  const isLeading = useLastView('annual-plan', { kept: remembered, first: { From: today() }, isOver: isPast })
  // What waits or wants a kind of class room is counted over all years, and what is to come does not end with this one:
  // links there name no year.
  const listed = values.Year || (values.Task || values.From || values.ClassRoomKindID ? null : thisYear())
  // A scenario is of one year.
  const scenario = (listed !== null && values.scenario) || null
  const plan = {
    year: listed ?? thisYear(),
    scenario,
    onChange: (id: number | null) => change({ scenario: id ?? 0, ...(id !== null && { Year: listed ?? thisYear() }) }),
  }
  const open = (row: number) => change({ row }, { push: true })
  const close = () => change({ row: 0, edit: '', classRoom: 0, day: '', course: 0 })

  if (values.edit)
    return <Editing edit={values.edit} scenario={scenario} start={startOf(values)} onClose={close} onSaved={saved} />
  // The list behind the drawer is of the year in which the row stands, or of all that is to come.
  function saved(row: number, Year?: number) {
    const year = Year && !values.From && { Year, Task: '', ...(Year !== listed && { scenario: 0 }) }
    change({ row, edit: '', classRoom: 0, day: '', course: 0, ...year })
  }
  return (
    <Page
      title={t('screens.annualPlan')}
      actions={
        <>
          {(listed !== null || values.From) && <ScenarioChoice {...plan} />}
          <PrintPlan year={listed ?? thisYear()} />
          <YearChoice year={listed} onChange={(Year) => change({ Year, From: '', To: '', scenario: 0 })} />
          <Button leftSection={<IconPlus size="1.125rem" />} onClick={() => change({ edit: 'new' }, { push: true })}>
            {t('acts.add.do')}
          </Button>
        </>
      }
    >
      <ScenarioNotice {...plan} />
      {!isLeading && (
        <AddressTabs
          param="view"
          label={t('screens.annualPlan')}
          tabs={[
            {
              key: 'list',
              label: t('list'),
              content: () => <PlanList year={listed} scenario={scenario} onRow={open} />,
            },
            {
              key: 'calendar',
              label: t('calendar'),
              content: () => <PlanCalendar year={listed ?? thisYear()} scenario={scenario} onRow={open} />,
            },
            { key: 'scenarios', label: t('screens.scenarios'), content: () => scenarios(listed ?? thisYear()) },
            { key: 'copy', label: t('screens.copyYear'), content: () => <CopyYear year={listed ?? thisYear()} /> },
          ]}
        />
      )}
      <PlanRowDrawer
        rowId={values.row || null}
        confirm={confirm}
        more={more}
        onClose={close}
        onEdit={(id) => change({ edit: String(id) }, { push: true })}
        onOther={open}
      />
    </Page>
  )
}

/** What an empty place in the class room plan, or the page of a course, from which somebody came, already says. */
const startOf = (said: { classRoom: number; day: string; course: number }): Partial<PlanRowValues> => ({
  ...(said.course ? { CourseID: said.course } : {}),
  ...(said.classRoom ? { ClassRoomID: said.classRoom } : {}),
  ...(said.day ? { StartDate: said.day } : {}),
})

function Editing({
  edit,
  scenario,
  start,
  onClose,
  onSaved,
}: {
  edit: string
  scenario: number | null
  start: Partial<PlanRowValues>
  onClose: () => void
  onSaved: (id: number, year?: number) => void
}) {
  const id = /^[1-9]\d*$/.test(edit) ? Number(edit) : null
  const query = useCall(calls.getPlanRow, id === null ? skip : { ID: id }, { keep: false })
  const course = useCall(catalogueCalls.getCourse, id === null && start.CourseID ? { ID: start.CourseID } : skip)
  const writing = { row: null, scenario, onSaved, onCancel: onClose }
  if (id === null && start.CourseID)
    return (
      <QueryView query={course} module="planning">
        {(found) => <PlanRowForm {...writing} start={{ ...ofCourse(found), ...start }} course={found} />}
      </QueryView>
    )
  if (id === null) return <PlanRowForm {...writing} start={start} />
  return (
    <QueryView query={query} module="planning">
      {(row) => (
        <PlanRowForm
          key={row.ID}
          row={row}
          scenario={row.ScenarioID}
          onSaved={onSaved}
          onCancel={() => onSaved(row.ID)}
          onReload={query.refetch}
        />
      )}
    </QueryView>
  )
}
