import { Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { practicalCalls as calls } from '../../contract/calls.ts'
import { practicalTones } from './tones.ts'

export type PracticalClassRow = Output<typeof calls.getPracticalCourseClasses>['Items'][number]

/** Classes with a practical part: days, assessors, progress. `own`: those of the reader alone. */
export function ClassList({
  id,
  own = false,
  rowHref,
  empty,
}: {
  readonly id: string
  readonly own?: boolean
  readonly rowHref: (row: PracticalClassRow) => string
  readonly empty: string
}) {
  const t = useText('practical')
  const format = useFormat()
  const pick = usePick()
  const { column, filter, props } = useList(calls.getPracticalCourseClasses, 'practical')
  const names = (row: PracticalClassRow) => row.Assessors.map((name) => pick(name))
  return (
    <DataTable
      {...props}
      rowKey={(row) => row.CourseClassID}
      id={id}
      {...(own && { input: { IsOwn: true } })}
      columns={[
        column('ClassCode', {
          label: t('fields.class'),
          always: true,
          card: 'title',
          cell: (row) => (
            <>
              <Localized text={row.CourseName} />
              <Text size="xs" c="dimmed" component="div">
                <Code>{row.ClassCode}</Code>
              </Text>
            </>
          ),
        }),
        column('StartDate', {
          label: t('fields.classDates'),
          cell: (row) => format.dayRange(row.StartDate, row.EndDate),
        }),
        column('StartsOn', {
          label: t('fields.days'),
          cell: (row) => (row.StartsOn ? format.dayRange(row.StartsOn, row.EndsOn) : t('notSet')),
        }),
        {
          key: 'Assessors',
          label: t('fields.assessors'),
          text: (row) => format.list(names(row)),
          cell: (row) => (names(row).length > 0 ? format.list(names(row)) : format.number(null)),
        },
        {
          key: 'Assessed',
          label: t('fields.progress'),
          text: (row) => t('assessedOf', { done: format.number(row.Assessed), all: format.number(row.Trainees) }),
          cell: (row) => t('assessedOf', { done: format.number(row.Assessed), all: format.number(row.Trainees) }),
        },
        column('State', { tones: practicalTones, card: 'badge' }),
      ]}
      filters={[filter('State'), ...(own ? [] : [filter('IsOwn')]), filter('IsOpen')]}
      searchable
      rowHref={rowHref}
      emptySentence={empty}
    />
  )
}
