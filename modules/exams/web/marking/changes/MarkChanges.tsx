import { Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Localized, Sep, Typed, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { ExamOwner } from '../../parts/ExamOwner.tsx'
import { paperCalls as calls } from '../../../contract/calls.ts'
import { ChangedOutcome } from './AskedMarks.tsx'

type Row = Output<typeof calls.getMarkChanges>['Items'][number]

/** Marks that somebody asks for after the result; each opens its paper, where it is decided. */
export function MarkChanges() {
  const t = useText('sitting')
  const pick = usePick()
  const { column, filter, props, waiting } = useList(calls.getMarkChanges, 'sitting')
  const columns: Column<Row>[] = [
    column('TraineeName', { label: t('marking.trainee'), card: 'title' }),
    column('ExamName', {
      label: t('marking.exam'),
      text: (row) => `${pick(row.ExamName)} ${row.ClassCode ?? ''}`,
      cell: (row) => (
        <>
          <Localized text={row.ExamName} />
          <Sep />
          <ExamOwner code={row.ClassCode} competition={row.CompetitionID} />
        </>
      ),
    }),
    {
      key: 'Result',
      label: t('marking.result'),
      cell: (row) => <ChangedOutcome from={row.From} to={row.To} />,
      text: (row) => `${row.From.Percent ?? ''} ${row.To.Percent}`,
    },
    column('AskedBy', {
      label: t('marking.askedBy'),
      text: (row) => `${row.AskedBy} ${row.Reason}`,
      cell: (row) => (
        <>
          <Typed>{row.AskedBy}</Typed>
          <Text size="xs" c="dimmed">
            <Typed>{row.Reason}</Typed>
          </Text>
        </>
      ),
    }),
    column('AskedAt', { label: t('marking.askedAt') }),
  ]
  return (
    <DataTable
      {...props}
      id="mark-changes"
      label={t('marking.changes')}
      columns={columns}
      filters={[filter('ToDecide', { label: t('marking.toDecide') })]}
      needsAction={waiting({ ToDecide: 'true' })}
      rowHref={(row) =>
        href(
          '/MarkTraineeExam/:ExamID?/:TraineeID?/:CourseClassID?',
          { ExamID: row.ExamID, TraineeID: row.TraineeID, CourseClassID: row.CourseClassID },
          { attempt: row.Number },
        )
      }
      searchable
      emptySentence={t('marking.noChanges')}
      addressPrefix="change-"
    />
  )
}
