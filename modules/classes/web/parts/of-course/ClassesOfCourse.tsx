import type { Output } from '#platform/shared/call.ts'
import { Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { classesCalls as calls } from '../../../contract/calls.ts'
import { classTones } from '../tones.ts'

type Row = Output<typeof calls.getCourseClasses>['Items'][number]

/** The classes of a course, the nearest first. */
export function ClassesOfCourse({ ID }: SectionOf) {
  const t = useText('classes')
  const format = useFormat()
  const pick = usePick()
  const { column, filter, props } = useList(calls.getCourseClasses, 'classes')
  const lead = (row: Row) =>
    row.CourseClassInstructors.find((each) => each.Role === 'lead' && each.State !== 'rejected')?.Name
  const columns: Column<Row>[] = [
    column('Code', { card: 'title', always: true }),
    column('StartDate', {
      label: t('fields.dates'),
      text: (row) => `${row.StartDate} – ${row.EndDate}`,
      cell: (row) => format.dayRange(row.StartDate, row.EndDate),
    }),
    {
      key: 'Instructor',
      label: t('fields.instructor'),
      text: (row) => (row.NeedsInstructor ? t('fields.noInstructor') : pick(lead(row))),
      cell: (row) =>
        row.NeedsInstructor ? (
          <StateBadge tone="danger" label={t('fields.noInstructor')} />
        ) : (
          <Localized text={lead(row)} />
        ),
    },
    column('SeatsTaken', {
      label: t('fields.seats'),
      cell: (row) => t('seatsOf', { taken: row.SeatsTaken, all: row.MaxTrainees }),
    }),
    column('State', { tones: classTones }),
  ]
  return (
    <DataTable
      {...props}
      id="classes-of-course"
      label={t('screens.classes')}
      input={{ CourseID: ID }}
      columns={columns}
      filters={[
        filter('Live'),
        filter('State'),
        filter('HasSeats', { label: t('fields.hasSeats') }),
        filter('OlderRevision', { label: t('fields.olderRevision') }),
        { keyFrom: 'From', keyTo: 'To', label: t('fields.dates'), kind: 'dayRange' },
      ]}
      searchable
      addressPrefix="classes-"
      rowHref={(row) => href('/Setting/CourseClass-Edit/:ID?', { ID: row.ID })}
      emptySentence={t('none')}
    />
  )
}
