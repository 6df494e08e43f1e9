import type { Output } from '#platform/shared/call.ts'
import { Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { planningCalls as calls } from '../../../contract/calls.ts'
import { planTones } from '../tones.ts'

type Row = Output<typeof calls.getPlanRows>['Items'][number]

/** The rows of the plan that are for a course, each leading to itself in the plan of its year. */
export function RowsOfCourse({ ID }: SectionOf) {
  const t = useText('planning')
  const format = useFormat()
  const pick = usePick()
  const { column, filter, props } = useList(calls.getPlanRows, 'planning')
  const lead = (row: Row) => row.Instructors.find((each) => each.Role === 'lead' && each.State !== 'rejected')?.Name
  const columns: Column<Row>[] = [
    column('StartDate', {
      label: t('fields.dates'),
      card: 'title',
      always: true,
      text: (row) => `${row.StartDate} – ${row.EndDate}`,
      cell: (row) => format.dayRange(row.StartDate, row.EndDate),
    }),
    {
      key: 'LeadInstructor',
      label: t('fields.leadInstructor'),
      text: (row) => pick(lead(row)),
      cell: (row) => {
        const name = lead(row)
        return name ? <Localized text={name} /> : <StateBadge tone="danger" label={t('fields.needsInstructor')} />
      },
    },
    {
      key: 'Seats',
      label: t('fields.seats'),
      align: 'end',
      text: (row) => row.MaxTrainees,
      cell: (row) => t('seatsRange', { min: row.MinTrainees, max: row.MaxTrainees }),
    },
    column('ClassCode', { label: t('fields.class') }),
    column('State', { tones: planTones }),
  ]
  return (
    <DataTable
      {...props}
      id="plan-of-course"
      label={t('screens.annualPlan')}
      input={{ CourseID: ID }}
      columns={columns}
      filters={[filter('State'), { keyFrom: 'From', keyTo: 'To', label: t('fields.dates'), kind: 'dayRange' }]}
      defaultSort="-StartDate"
      addressPrefix="plan-"
      rowHref={(row) => href('/planning/AnnualPlan', {}, { Year: row.Year, row: row.ID })}
      emptySentence={t('none')}
      emptyAction={{
        label: t('acts.add.do'),
        href: href('/planning/AnnualPlan', {}, { edit: 'new', course: ID }),
      }}
    />
  )
}
