import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, Sep, useFormat, usePick } from '#platform/web/format.tsx'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { attendanceCalls as calls } from '../../contract/calls.ts'

type Row = Output<typeof calls.getTraineeScheduleByTraineeID>['Items'][number]

const tones = { present: 'success', late: 'warning', leftEarly: 'warning', excused: 'info', absent: 'danger' } as const

/** The sessions of a trainee's classes, the last first, with the attendance of each. */
export function ScheduleOfTrainee({ ID }: SectionOf) {
  const t = useText('attendance')
  const format = useFormat()
  const pick = usePick()
  const { column, props } = useList(calls.getTraineeScheduleByTraineeID, 'attendance')
  const times = (row: Row) => format.timeRange(row.StartsAt, row.EndsAt)
  const columns: Column<Row>[] = [
    column('Day', { label: t('day'), always: true }),
    { key: 'Time', label: t('time'), text: times, cell: times },
    column('CourseName', {
      label: t('course'),
      card: 'title',
      text: (row) => `${pick(row.CourseName)} ${row.ClassCode}`,
      cell: (row) => (
        <>
          <Localized text={row.CourseName} />
          <Sep />
          <Code>{row.ClassCode}</Code>
        </>
      ),
    }),
    column('SessionNumber', {
      label: t('session'),
      align: 'start',
      cell: (row) => t('sessionNumber', { number: format.number(row.SessionNumber) }),
    }),
    column('SessionState', { label: t('state'), words: (state) => t(`sessionStates.${state}`) }),
    column('Mark', { label: t('mark'), tones, words: (mark) => t(`marks.${mark}`) }),
  ]
  return (
    <DataTable
      {...props}
      id="schedule-of-trainee"
      label={t('schedule.title')}
      input={{ ID }}
      columns={columns}
      filters={[{ keyFrom: 'From', keyTo: 'To', label: t('dates'), kind: 'dayRange' }]}
      rowKey={(row) => row.SessionID}
      addressPrefix="schedule-"
      emptySentence={t('schedule.none')}
    />
  )
}
