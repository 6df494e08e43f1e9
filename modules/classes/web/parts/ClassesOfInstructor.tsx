import type { Output } from '#platform/shared/call.ts'
import { useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { useMayPass } from '#platform/web/session.ts'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { classesCalls as calls } from '../../contract/calls.ts'
import { classTones } from './tones.ts'

type Row = Output<typeof calls.getCourseClasses>['Items'][number]

/** The classes on whose staff an instructor stands, with the place and the answer of each. */
export function ClassesOfInstructor({ ID }: SectionOf) {
  const t = useText('classes')
  const format = useFormat()
  const opens = useMayPass('adminTrainingCoordinator')
  const { column, filter, props } = useList(calls.getCourseClasses, 'classes')
  const placesOf = (row: Row) => row.CourseClassInstructors.filter((each) => each.InstructorID === ID)
  const roles = (row: Row) => format.list(placesOf(row).map(({ Role }) => t(`roles.${Role}`)))
  const answer = (row: Row) => format.list([...new Set(placesOf(row).map(({ State }) => t(`answers.${State}`)))])
  const columns: Column<Row>[] = [
    column('CourseName', { card: 'title', always: true }),
    column('Code'),
    column('StartDate', {
      label: t('fields.dates'),
      text: (row) => `${row.StartDate} – ${row.EndDate}`,
      cell: (row) => format.dayRange(row.StartDate, row.EndDate),
    }),
    { key: 'Role', label: t('fields.role'), text: roles, cell: roles },
    { key: 'Answer', label: t('fields.answer'), text: answer, cell: answer },
    column('SeatsTaken', {
      label: t('fields.seats'),
      cell: (row) => t('seatsOf', { taken: row.SeatsTaken, all: row.MaxTrainees }),
    }),
    column('State', { tones: classTones }),
  ]
  return (
    <DataTable
      {...props}
      id="classes-of-instructor"
      label={t('screens.classes')}
      input={{ InstructorID: ID }}
      columns={columns}
      filters={[
        filter('Live'),
        filter('State'),
        { keyFrom: 'From', keyTo: 'To', label: t('fields.dates'), kind: 'dayRange' },
      ]}
      searchable
      addressPrefix="classes-"
      {...(opens && { rowHref: (row: Row) => href('/Setting/CourseClass-Edit/:ID?', { ID: row.ID }) })}
      emptySentence={t('none')}
    />
  )
}
